import { BoardIdeasFeedResource } from '@bowerbird/contract/discovery/board-ideas/calls.ts';
import type { StoredBoard, StoredSection } from '../../features/pinning/boards/index.ts';
import { endOfWall, PinGrid } from '../../features/pinning/pins/index.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAppSelector, useNextPage, useResource } from '../../store/hooks.ts';
import { Button } from '../../ui/button/button.tsx';
import { BowerDrawing } from '../../ui/empty-state/bower-drawing.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { GridSkeleton } from '../../ui/pin-card/grid-skeleton.tsx';
import { ideasOptions } from './board-options.ts';
import styles from './board-ideas.module.css';

/** What goes with the pins of a board, or of one of its sections, and is not on it yet. */
export function BoardIdeas({ board, section }: { board: StoredBoard; section?: StoredSection }) {
  const text = useText();
  const options = ideasOptions(board.id, section?.id);
  const ideas = useResource(BoardIdeasFeedResource.get, options);
  const fetchNext = useNextPage(BoardIdeasFeedResource.get, options);
  const device = useAppSelector((state) => state.session.context?.device ?? 'desktop');
  if (ideas.error && !ideas.data) {
    return (
      <p role="alert" className={styles.failed}>
        {text('boards.ideasFailed')}{' '}
        <Button size="small" onClick={() => void ideas.refresh()}>
          {text('app.tryAgain')}
        </Button>
      </p>
    );
  }
  if (!ideas.data) return <GridSkeleton label={text('app.routeLoading')} deviceClass={device} />;
  if (ideas.data.length === 0) {
    return (
      <EmptyState drawing={<BowerDrawing />} title={text('boards.noIdeas')}>
        {text('boards.noIdeasHint')}
      </EmptyState>
    );
  }
  return <PinGrid pins={ideas.data} label={text('boards.moreIdeas')} eager {...endOfWall(ideas, fetchNext)} />;
}
