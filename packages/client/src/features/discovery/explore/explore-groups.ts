import type { EntityRef } from '../../../store/stored.ts';
import type { StoredPin } from '../../pinning/pins/index.ts';

/** Pins that belong together, under the board or the person that they have in common. */
export interface ExploreGroup<T extends 'board' | 'user'> {
  readonly of: EntityRef<T>;
  readonly pins: readonly StoredPin[];
}

const MOST_BOARDS = 8;
const MOST_PEOPLE = 4;

/** The boards and the people that pins come from, those with most pins first; nothing that is the viewer's own. */
export function groupForExploring(
  pins: readonly StoredPin[],
  viewerId: string | null,
  isPublic: (boardId: string) => boolean,
): { boards: ExploreGroup<'board'>[]; people: ExploreGroup<'user'>[] } {
  const others = pins.filter(({ pinner }) => pinner.id !== viewerId);
  return {
    boards: groupBy(others, ({ board }) => (board && isPublic(board.id) ? board : null)).slice(0, MOST_BOARDS),
    people: groupBy(others, ({ pinner }) => pinner).slice(0, MOST_PEOPLE),
  };
}

function groupBy<T extends 'board' | 'user'>(
  pins: readonly StoredPin[],
  placeOf: (pin: StoredPin) => EntityRef<T> | null,
): ExploreGroup<T>[] {
  const groups = new Map<string, { of: EntityRef<T>; pins: StoredPin[] }>();
  for (const pin of pins) {
    const of = placeOf(pin);
    if (!of) continue;
    const group = groups.get(of.id);
    if (group) group.pins.push(pin);
    else groups.set(of.id, { of, pins: [pin] });
  }
  return [...groups.values()].toSorted((one, other) => other.pins.length - one.pins.length);
}
