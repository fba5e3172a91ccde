import type { Import } from '@bowerbird/contract/creation/imports/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { CardRow, RowCard, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import { stayedKindWords, stayedReasonWords } from './import-words.ts';
import styles from './imports.module.css';

/** What an undone import left behind, why, and where it is. */
export function StayedList({ one: { stayed, stayed_count: count } }: { one: Pick<Import, 'stayed' | 'stayed_count'> }) {
  const text = useText();
  if (count === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className="h4">{text('imports.stayed')}</h3>
      <RowCard as="ul">
        {stayed.map(({ kind, id, name, url, reason }) => (
          <CardRow as="li" key={`${kind}-${id}`}>
            <RowWords>
              <RowTitle>{url === null ? <bdi>{name}</bdi> : <Link href={url}>{<bdi>{name}</bdi>}</Link>}</RowTitle>
              <p className="small muted">
                {text(stayedKindWords[kind])} · {text(stayedReasonWords[reason])}
              </p>
            </RowWords>
          </CardRow>
        ))}
      </RowCard>
      {count > stayed.length && <p className="small muted">{text('imports.stayedMore', { count: count - stayed.length })}</p>}
    </section>
  );
}
