import { BoardSearchResource } from '@bowerbird/contract/discovery/board-search/calls.ts';
import type { StoredBoard } from '../../features/pinning/boards/index.ts';
import { endOfWall, PinGrid } from '../../features/pinning/pins/index.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useLatest } from '../../lib/use-latest.ts';
import { useAppSelector, useNextPage, useResource } from '../../store/hooks.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { MagnifierDrawing } from '../../ui/empty-state/magnifier-drawing.tsx';
import { GridSkeleton } from '../../ui/pin-card/grid-skeleton.tsx';
import styles from './board-search.module.css';

/** The pins of a board that hold the words, those of its sections too. */
export function FoundOnBoard({ board, query }: { board: StoredBoard; query: string }) {
  const text = useText();
  const options = { board_id: board.id, query };
  const found = useResource(BoardSearchResource.get, options);
  const fetchNext = useNextPage(BoardSearchResource.get, options);
  const device = useAppSelector((state) => state.session.context?.device ?? 'desktop');
  // What was found stays until the next is there.
  const pins = useLatest(found.data);
  const label = text('boards.found', { board: board.name });
  if (found.error && !found.data) {
    return (
      <p role="alert" className={styles.failed}>
        {text('boards.pinsFailed')}{' '}
        <Button size="small" onClick={() => void found.refresh()}>
          {text('app.tryAgain')}
        </Button>
      </p>
    );
  }
  if (!pins) return <GridSkeleton label={text('app.routeLoading')} deviceClass={device} />;
  return (
    <section aria-label={label} aria-busy={!found.data || undefined}>
      {pins.length === 0 ? (
        <EmptyState drawing={<MagnifierDrawing />} title={text('boards.nothingFound', { query })}>
          {text('boards.nothingFoundBody')}
        </EmptyState>
      ) : (
        <PinGrid pins={pins} label={label} look={board.layout} eager {...(found.data && endOfWall(found, fetchNext))} />
      )}
    </section>
  );
}
