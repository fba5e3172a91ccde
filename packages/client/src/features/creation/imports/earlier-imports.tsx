import { EarlierImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import { useEffect } from 'react';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useResource } from '../../../store/hooks.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { CardRow, RowCard, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import { statusLine } from './status-line.ts';
import styles from './imports.module.css';

const none = {};

/** What was brought in before, the newest first. */
export function EarlierImports() {
  const text = useText();
  const locale = useLocale();
  const { data: imports, refresh } = useResource(EarlierImportsResource.get, none);
  // What was seen before a file was brought says nothing of it.
  useEffect(() => void refresh(), [refresh]);
  if (!imports || imports.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className="h3">{text('imports.earlier')}</h2>
      <RowCard as="ul">
        {imports.map((one) => (
          <CardRow as="li" key={one.id}>
            <RowWords>
              <RowTitle>
                <bdi>{one.name}</bdi>
              </RowTitle>
              <p className="small muted">{statusLine(text, locale, one)}</p>
            </RowWords>
            <ButtonLink size="small" href={`/settings/import/?id=${one.id}`} aria-label={text('imports.openOne', { name: one.name })}>
              {text('imports.open')}
            </ButtonLink>
          </CardRow>
        ))}
      </RowCard>
    </section>
  );
}
