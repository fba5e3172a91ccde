import { PinBoardsResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import { useCountText } from '../../i18n/formats.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAppSelector, useEntity, useResource } from '../../store/hooks.ts';
import type { EntityRef } from '../../store/stored.ts';
import { BoardArch } from '../../ui/board-arch/board-arch.tsx';
import { Link } from '../../ui/link/link.tsx';
import { picturesOfBoard } from '../../features/pinning/boards/index.ts';
import styles from './closeup-page.module.css';

const MOST_SHOWN = 4;

/** The boards that a pin's picture lives on. */
export function PinBoards({ pinId }: { pinId: string }) {
  const text = useText();
  const boards = useResource(PinBoardsResource.get, { pin_id: pinId });
  const known = useAppSelector((state) => state.entities.board);
  if (!boards.data || boards.data.length === 0) return null;
  const shown = boards.data.slice(0, MOST_SHOWN);
  const nameOf = ({ id }: EntityRef<'board'>) => (known[id]?.name ?? '').toLowerCase();
  const alike = new Set(shown.map(nameOf).filter((name, at, names) => names.indexOf(name) !== at));
  return (
    <section aria-labelledby="pin-boards">
      <h2 id="pin-boards" className={styles.boardsTitle}>
        {text('closeup.livesOn')}
      </h2>
      <ul className={styles.boards}>
        {shown.map((board) => (
          <BoardRow key={board.id} board={board} isNameShared={alike.has(nameOf(board))} />
        ))}
      </ul>
    </section>
  );
}

/** A board; its owner is named where another one has its name. */
function BoardRow({ board: ref, isNameShared }: { board: EntityRef<'board'>; isNameShared: boolean }) {
  const countText = useCountText();
  const board = useEntity(ref);
  const owner = useAppSelector((state) => (board?.owner ? state.entities.user[board.owner.id] : undefined));
  if (!board) return null;
  return (
    <li>
      <Link href={board.url} className={styles.boardRow}>
        <BoardArch small pictures={picturesOfBoard(board)} />
        <span className={styles.personWords}>
          <span className={styles.rowName} dir="auto">
            {board.name}
          </span>
          <span className="small muted numbers">
            {isNameShared && owner && (
              <>
                <bdi>{owner.fullName}</bdi>
                {' · '}
              </>
            )}
            {countText('boards.pinCount', board.pin_count ?? 0)}
          </span>
        </span>
      </Link>
    </li>
  );
}
