import { ageShown, factsShown, useCountText } from '../../../i18n/formats.ts';
import { useNow } from '../../../store/use-now.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useEntity } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { BoardCard } from '../../../ui/board-card/board-card.tsx';
import { picturesOfBoard } from './board-pictures.ts';

/** One board of a list, as the store knows it. */
export function BoardCardTile({ board: ref }: { board: EntityRef<'board'> }) {
  const text = useText();
  const countText = useCountText();
  const locale = useLocale();
  const now = useNow();
  const board = useEntity(ref);
  if (!board) return null;
  const facts = [countText('boards.pinCount', board.pin_count ?? 0)];
  if (board.section_count) facts.push(text('boards.sectionCount', { count: board.section_count }));
  const counted = factsShown(locale, facts);
  return (
    <BoardCard
      href={board.url}
      name={board.name}
      meta={board.modifiedAt ? `${counted} · ${ageShown(locale, Date.parse(board.modifiedAt), now, 'short')}` : counted}
      pictures={picturesOfBoard(board)}
      privacyLabel={board.privacy === 'secret' ? text('boards.secret') : undefined}
    />
  );
}
