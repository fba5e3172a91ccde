import { BoardActivityResource } from '@bowerbird/contract/pinning/board-activity/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { useResource } from '../../../store/hooks.ts';
import { Link } from '../../../ui/link/link.tsx';
import { ActRow } from './act-row.tsx';
import styles from './board-activity.module.css';

/** So many acts stand beside the pins; the rest is a tab of its own. */
const ACTS_SHOWN = 5;

/** What happened on a board lately, beside its pins. Nothing stands there where nothing happened. */
export function Lately({ boardId, allPath }: { boardId: string; allPath: string }) {
  const text = useText();
  const hasWords = useWords('board-work');
  const acts = useLatest(useResource(BoardActivityResource.get, { board_id: boardId }).data);
  if (!hasWords || !acts || acts.length === 0) return null;
  return (
    <section className={styles.lately} aria-label={text('acts.title')}>
      <div className={styles.head}>
        <h2 className="h3">{text('acts.lately')}</h2>
        <Link href={allPath} className="small strong">
          {text('acts.all')}
        </Link>
      </div>
      <ul className={styles.list}>
        {acts.slice(0, ACTS_SHOWN).map((act) => (
          <ActRow key={act.id} act={act} />
        ))}
      </ul>
    </section>
  );
}
