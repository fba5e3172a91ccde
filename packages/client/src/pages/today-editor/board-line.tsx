import { picturesOfBoard, type StoredBoard } from '../../features/pinning/boards/index.ts';
import { useEntity } from '../../store/hooks.ts';
import { BoardArch } from '../../ui/board-arch/board-arch.tsx';
import styles from './editor.module.css';

/** A board in a line: its cover, its name and whose it is. */
export function BoardLine({ board }: { board: StoredBoard }) {
  const owner = useEntity(board.owner);
  return (
    <>
      <BoardArch pictures={picturesOfBoard(board)} small />
      <span className={styles.row}>
        <strong dir="auto">{board.name}</strong>
        {owner?.fullName && (
          <span className="small muted" dir="auto">
            {owner.fullName}
          </span>
        )}
      </span>
    </>
  );
}
