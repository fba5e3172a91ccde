import type { Import } from '@bowerbird/contract/creation/imports/schemas.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { timeOf } from './status-line.ts';
import styles from './imports.module.css';

/** The sites that are asked for pictures, one request at a time each. */
export function SiteList({ hosts }: Pick<Import, 'hosts'>) {
  const text = useText();
  const locale = useLocale();
  return (
    <section className={styles.part}>
      <h3 className="small muted">{text('imports.oneAtATime')}</h3>
      <ul className={styles.reasons}>
        {hosts.map(({ host, waiting, asks_again_at: again }) => (
          <li key={host}>
            <bdi>{host}</bdi>
            <span className="small muted">
              {again !== null
                ? text('imports.siteLater', { items: waiting, time: timeOf(locale, again) })
                : text('imports.siteNow', { items: waiting })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
