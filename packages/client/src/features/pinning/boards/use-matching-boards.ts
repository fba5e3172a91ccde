import type { PickerBoard } from '@bowerbird/contract/pinning/saves/schemas.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import type { StoredValue } from '../../../store/stored.ts';
import type { StoredBoard } from './stored-board.ts';

export type StoredPickerBoard = StoredValue<PickerBoard>;

/** The boards whose name, or the name of one of whose sections, has every word that is looked for; accents and case do not count. */
export function useMatchingBoards(items: readonly StoredPickerBoard[], wanted: string): readonly StoredPickerBoard[] {
  const boards = useAppSelector((state) => state.entities.board);
  return matchBoards(items, boards, wanted);
}

/** The rule by itself: only sections that match stay when the board's own name does not. */
export function matchBoards(
  items: readonly StoredPickerBoard[],
  boards: Readonly<Record<string, StoredBoard>>,
  wanted: string,
): readonly StoredPickerBoard[] {
  const words = plain(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return items;
  const matches = (name: string) => words.every((word) => plain(name).includes(word));
  return items.flatMap((item) => {
    const sections = item.sections.filter(({ title }) => matches(title));
    if (matches(boards[item.board.id]?.name ?? '')) return [{ ...item, sections }];
    return sections.length > 0 ? [{ ...item, sections }] : [];
  });
}

/** The boards with one of them before the others. */
export function oneFirst(items: readonly StoredPickerBoard[], id: string | null | undefined): readonly StoredPickerBoard[] {
  const first = items.find((item) => item.board.id === id);
  return first ? [first, ...items.filter((item) => item !== first)] : items;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
