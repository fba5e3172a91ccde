import { BoardActivityResource } from '@bowerbird/contract/pinning/board-activity/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { ListState } from '../../../shared/lists/list-state.tsx';
import { useNextPage, useResource } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { BowerDrawing } from '../../../ui/empty-state/bower-drawing.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ActRow } from './act-row.tsx';
import styles from './board-activity.module.css';

/** What its people did on a board lately, and the way back. */
export function ActivityTab({ boardId }: { boardId: string }) {
  const text = useText();
  const hasWords = useWords('board-work');
  const options = { board_id: boardId };
  const resource = useResource(BoardActivityResource.get, options);
  const fetchNext = useNextPage(BoardActivityResource.get, options);
  const acts = useLatest(resource.data);
  if (!hasWords) return null;
  return (
    <section className={styles.acts} aria-label={text('acts.title')}>
      <h2 className="h3">{text('acts.title')}</h2>
      <ListState
        list={{ ...resource, data: acts }}
        empty={
          <EmptyState drawing={<BowerDrawing />} title={text('acts.none')}>
            {text('acts.noneHint')}
          </EmptyState>
        }
      />
      <ul className={styles.list}>
        {acts?.map((act) => (
          <ActRow key={act.id} act={act} />
        ))}
      </ul>
      {acts && acts.length > 0 && !resource.isAtEnd && (
        <Button size="small" busy={resource.fetching} onClick={fetchNext}>
          {text('acts.more')}
        </Button>
      )}
    </section>
  );
}
