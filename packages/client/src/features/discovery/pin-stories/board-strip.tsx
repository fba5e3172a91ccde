import { useCountText } from '../../../i18n/formats.ts';
import { useEntity } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { BoardCard } from '../../../ui/board-card/board-card.tsx';
import { picturesOfBoard } from '../../pinning/boards/index.ts';
import styles from './pin-stories.module.css';

/** Boards side by side, that scroll sideways. */
export function BoardStrip({ boards }: { boards: readonly EntityRef<'board'>[] }) {
  return (
    <ul className={styles.boards}>
      {boards.map((board) => (
        <BoardItem key={board.id} board={board} />
      ))}
    </ul>
  );
}

function BoardItem({ board: ref }: { board: EntityRef<'board'> }) {
  const countText = useCountText();
  const board = useEntity(ref);
  if (!board) return null;
  return (
    <li>
      <BoardCard
        href={board.url}
        name={board.name}
        meta={countText('boards.pinCount', board.pin_count ?? 0)}
        pictures={picturesOfBoard(board)}
      />
    </li>
  );
}
