import { sql } from 'kysely';
import { counterNumber } from '../../core/counters/index.ts';
import type { Database } from '../../core/database/database.ts';

/**
 * The direct counters of pinning (`B4.6`, `C4.17`), never below 0. Rows are always taken in one order, so that two writes
 * never wait for each other: boards, pins, user_counters, board_counters, section_counters, each by id.
 */

/** Where a pin counts. */
export interface PinPlace {
  readonly owner_id: string;
  readonly board_id: string;
  readonly section_id: string | null;
  readonly picture_id: string;
  readonly audience: number;
}

/** How many of a board's or section's pins a person owns. */
export interface OwnerShare {
  readonly owner_id: string;
  readonly pins: number;
}

type PlaceChange = { readonly place: PinPlace; readonly by: 1 | -1 };

/** Counts pins that came (`+1`) to their places or went (`-1`); public saves of a picture by deltas. */
export async function countPlaces(trx: Database, changes: readonly PlaceChange[]): Promise<void> {
  const open = changes.filter(({ place }) => place.audience === 0);
  const publicPins = sumBy(open, (place) => place.owner_id);
  const sectioned = changes.filter(({ place }) => place.section_id !== null);
  for (const [id, pins] of sumBy(changes, (place) => place.owner_id, true))
    await changeOwner(trx, id, { all: pins, public: publicPins.get(id) ?? 0 });
  for (const [id, pins] of sumBy(changes, (place) => place.board_id)) await countBoard(trx, id, { pins });
  for (const [id, pins] of sumBy(sectioned, (place) => place.section_id!)) await countSection(trx, id, pins);
  await countSaves(
    trx,
    sumBy(open, (place) => place.picture_id),
  );
}

function sumBy(changes: readonly PlaceChange[], keyOf: (place: PinPlace) => string, withZeros = false): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { place, by } of changes) sums.set(keyOf(place), (sums.get(keyOf(place)) ?? 0) + by);
  return new Map([...sums].filter(([, sum]) => withZeros || sum !== 0).toSorted(([a], [b]) => (BigInt(a) < BigInt(b) ? -1 : 1)));
}

async function changeOwner(trx: Database, ownerId: string, by: { all: number; public: number }): Promise<void> {
  if (by.all === 0 && by.public === 0) return;
  await sql`UPDATE user_counters SET pins_all = greatest(0, pins_all + ${by.all}), pins_public = greatest(0, pins_public + ${by.public})
    WHERE user_id = ${ownerId}`.execute(trx);
}

async function countBoard(trx: Database, boardId: string, by: { pins?: number; sections?: number }): Promise<void> {
  const { pins = 0, sections = 0 } = by;
  await sql`INSERT INTO board_counters AS c (board_id, pins, sections) VALUES (${boardId}, greatest(0, ${pins}::int), greatest(0, ${sections}::int))
    ON CONFLICT (board_id) DO UPDATE SET pins = greatest(0, c.pins + ${pins}), sections = greatest(0, c.sections + ${sections})`.execute(
    trx,
  );
}

async function countSection(trx: Database, sectionId: string, pins: number): Promise<void> {
  await sql`INSERT INTO section_counters AS c (section_id, pins) VALUES (${sectionId}, greatest(0, ${pins}::int))
    ON CONFLICT (section_id) DO UPDATE SET pins = greatest(0, c.pins + ${pins})`.execute(trx);
}

async function countSaves(trx: Database, saves: ReadonlyMap<string, number>): Promise<void> {
  if (saves.size === 0) return;
  await sql`INSERT INTO counter_deltas (kind, target, d)
    SELECT ${counterNumber('picture_counters.saves')}::smallint, t, n FROM unnest(${[...saves.keys()]}::bigint[], ${[...saves.values()]}::int[]) AS x(t, n)`.execute(
    trx,
  );
}

/** A section that came to its board or went, with its pins. */
export async function countSections(trx: Database, boardId: string, by: { sections: number; pins: number }): Promise<void> {
  await countBoard(trx, boardId, by);
}

/** Live pins that went from one section of a board into another; the board is held. */
export async function countMovedPins(trx: Database, { from, into, pins }: { from: string; into: string; pins: number }): Promise<void> {
  const inOrder: [string, number][] =
    BigInt(from) < BigInt(into)
      ? [
          [from, -pins],
          [into, pins],
        ]
      : [
          [into, pins],
          [from, -pins],
        ];
  for (const [id, by] of inOrder) await countSection(trx, id, by);
}

/** Changes how many boards a person has. */
export async function countBoards(trx: Database, ownerId: string, by: { public: number; other: number }): Promise<void> {
  await sql`UPDATE user_counters SET boards_public = greatest(0, boards_public + ${by.public}), boards_secret = greatest(0, boards_secret + ${by.other})
    WHERE user_id = ${ownerId}`.execute(trx);
}

/** Changes the pin counts of everybody with pins on a board or section, by the sign of `all` and `public`. */
export async function adjustOwners(
  trx: Database,
  shares: readonly OwnerShare[],
  by: { all: -1 | 0 | 1; public: -1 | 0 | 1 },
): Promise<void> {
  const sorted = shares.toSorted((a, b) => (BigInt(a.owner_id) < BigInt(b.owner_id) ? -1 : 1));
  for (const { owner_id, pins } of sorted) await changeOwner(trx, owner_id, { all: pins * by.all, public: pins * by.public });
}

/** Who owns how many of a board's live pins: from the counter, but for boards of several people. */
export async function ownersOfBoard(
  trx: Database,
  board: { id: string; owner_id: string; is_collaborative: boolean },
): Promise<OwnerShare[]> {
  if (!board.is_collaborative) {
    const row = await trx.selectFrom('board_counters').select('pins').where('board_id', '=', board.id).executeTakeFirst();
    return [{ owner_id: board.owner_id, pins: row?.pins ?? 0 }];
  }
  const { rows } = await sql<OwnerShare>`SELECT p.owner_id, count(*)::int AS pins FROM pins p LEFT JOIN sections s ON s.id = p.section_id
    WHERE p.board_id = ${board.id} AND p.deleted_at IS NULL AND s.deleted_at IS NULL GROUP BY p.owner_id`.execute(trx);
  return rows;
}

/** Who owns how many of a section's live pins. */
export async function ownersOfSection(
  trx: Database,
  section: { id: string; owner_id: string; is_collaborative: boolean },
): Promise<OwnerShare[]> {
  if (!section.is_collaborative) {
    const row = await trx.selectFrom('section_counters').select('pins').where('section_id', '=', section.id).executeTakeFirst();
    return [{ owner_id: section.owner_id, pins: row?.pins ?? 0 }];
  }
  const { rows } = await sql<OwnerShare>`SELECT owner_id, count(*)::int AS pins FROM pins
    WHERE section_id = ${section.id} AND deleted_at IS NULL GROUP BY owner_id`.execute(trx);
  return rows;
}
