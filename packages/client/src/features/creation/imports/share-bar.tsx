import { useLocale, useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { classNames } from '../../../lib/class-names.ts';
import styles from './imports.module.css';

export interface Share {
  readonly name: MessageId;
  readonly items: number;
  /** How its part of the bar looks; hatched is what cannot come, so that colour is not the only sign. */
  readonly look: 'in' | 'here' | 'not' | 'later';
}

/** Numbers with a bar of their shares below. */
export function ShareBar({ shares, total }: { shares: readonly Share[]; total: number }) {
  const text = useText();
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale);
  return (
    <div className={styles.shares}>
      <dl className={styles.numbers}>
        {shares.map(({ name, items, look }) => (
          <div key={name}>
            <dd>{format.format(items)}</dd>
            <dt>
              <span className={classNames(styles.dot, styles[look])} aria-hidden="true" />
              {text(name)}
            </dt>
          </div>
        ))}
      </dl>
      <div className={styles.bar} aria-hidden="true">
        {shares.map(
          ({ name, items, look }) =>
            items > 0 && <span key={name} className={styles[look]} style={{ flexGrow: items / Math.max(1, total) }} />,
        )}
      </div>
    </div>
  );
}
