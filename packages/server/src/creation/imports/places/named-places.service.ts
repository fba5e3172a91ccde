import type { ImportChoices } from '@bowerbird/contract/creation/imports/schemas.ts';
import { numberedName } from '@bowerbird/domain/pinning/numbered-name.ts';
import { privacyNumber, privacyName, type BoardPrivacy } from '@bowerbird/domain/pinning/privacy.ts';
import type { Database } from '../../../core/database/database.ts';
import { selectBoardsByName } from './places.queries.ts';
import type { BoardRow } from './report.queries.ts';

/** A board of the file that goes by its name: to a board that stands, or to a new one. */
export interface NamedPlace {
  readonly boardId: string | null;
  readonly name: string;
  readonly privacy: BoardPrivacy;
  /** The name that it would have, where the board of that name is open to more people. */
  readonly takenName: string | null;
}

type Named = Pick<BoardRow, 'board_name' | 'facts'>;

/** Boards of a file by the names that they are to have. Those of one name go together. */
export type NamedBoards = ReadonlyMap<string, readonly Named[]>;

export function byName(rows: readonly Named[]): NamedBoards {
  return Map.groupBy(rows, keyOf);
}

/**
 * Finds where boards go by their names. A board that stands is taken only if it is no more open than what comes; else what
 * comes has a board of its own, whose name has a number.
 */
export async function findNamedPlaces(
  db: Database,
  { userId, choices, named }: { userId: string; choices: Pick<ImportChoices, 'secret'>; named: NamedBoards },
  wanted: readonly Named[],
): Promise<ReadonlyMap<Named, NamedPlace>> {
  const places = new Map<Named, NamedPlace>();
  let left = wanted.map((row) => ({ row, privacy: privacyOf(named.get(keyOf(row)) ?? [row], choices) }));
  for (let number = 1; left.length > 0; number += 1) {
    const names = left.map(({ row }) => numberedName(row.board_name, number));
    const known = await selectBoardsByName(db, userId, names);
    left = left.filter(({ row, privacy }, at) => {
      const name = names[at]!;
      const board = known.get(name);
      // Another board of the file is to have this name.
      if (number > 1 && named.has(name.toLowerCase())) return true;
      if (board !== undefined && board.privacy < privacy) return true;
      places.set(row, {
        boardId: board?.id ?? null,
        name,
        privacy: privacyName(privacy),
        takenName: number > 1 ? row.board_name : null,
      });
      return false;
    });
  }
  return places;
}

function keyOf({ board_name: name }: Named): string {
  return name.toLowerCase();
}

/** Boards that go together are as closed as the most closed of them. */
function privacyOf(together: readonly Named[], { secret }: Pick<ImportChoices, 'secret'>): number {
  if (secret) return privacyNumber('secret');
  return Math.max(...together.map(({ facts }) => Math.max(0, privacyNumber(facts['privacy'] as BoardPrivacy))));
}
