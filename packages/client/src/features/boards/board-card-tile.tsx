import { useText } from '../../i18n/i18n.tsx';
import { useEntity } from '../../store/hooks.ts';
import type { EntityRef } from '../../store/stored.ts';
import { BoardCard } from '../../ui/board-card/board-card.tsx';
import { picturesOfBoard } from './board-pictures.ts';

/** One board of a list, as the store knows it. */
export function BoardCardTile({ board: ref }: { board: EntityRef<'board'> }) {
  const text = useText();
  const board = useEntity(ref);
  if (!board) return null;
  const counts = [text('boards.pinCount', { count: board.pin_count ?? 0 })];
  if (board.section_count) counts.push(text('boards.sectionCount', { count: board.section_count }));
  return (
    <BoardCard
      href={board.url}
      name={board.name}
      meta={counts.join(', ')}
      pictures={picturesOfBoard(board)}
      privacyLabel={board.privacy === 'secret' ? text('boards.secret') : undefined}
    />
  );
}
