import { Lately } from '../../features/pinning/board-activity/index.ts';
import { ToDos } from '../../features/pinning/board-notes/index.ts';
import type { StoredBoard } from '../../features/pinning/boards/index.ts';
import { useAppSelector } from '../../store/hooks.ts';
import styles from './board-page.module.css';

/** What the people of a board did lately and have to do, beside its pins in a wide window. Elsewhere these are tabs. */
export function BoardSide({ board, mayWrite }: { board: StoredBoard; mayWrite: boolean }) {
  const isWide = useAppSelector(({ appUi, session }) => appUi.viewportSize === 'lg' && session.context?.device !== 'phone');
  return (
    <div className={styles.side}>
      {isWide && (
        <>
          <Lately key={`lately-${board.id}`} boardId={board.id} allPath={`${board.url}?tab=activity`} />
          <ToDos key={`to-dos-${board.id}`} boardId={board.id} allPath={`${board.url}?tab=notes`} mayWrite={mayWrite} />
        </>
      )}
    </div>
  );
}
