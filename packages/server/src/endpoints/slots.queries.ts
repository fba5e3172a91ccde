import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../core/database/database.ts';
import type { Visibility } from './visibility.access.ts';

/** How the rows of a record are read beside `wanted`, a list of ids that may hold an empty one. */
export interface RecordQuery<Row = unknown> {
  readonly columns: RawBuilder<Columns<Row>>;
  /** LEFT JOINs that begin at `wanted.id`. */
  readonly joins: RawBuilder<unknown>;
  readonly isShown: Visibility;
  /** What the parts of other areas find their rows by. */
  readonly key: PartKey;
}

/** An entity in the statement that loads it: SQL references of its row. */
export interface PartKey {
  readonly id: RawBuilder<unknown>;
  /** Of pins: the picture that they share with others. */
  readonly pictureId?: RawBuilder<unknown>;
  /** Of pins: the page that they lead to. */
  readonly linkId?: RawBuilder<unknown>;
}

/** The columns of a row inside a statement. Tests compare what these give with `Row`, wherever the statement is composed. */
export interface Columns<Row> {
  readonly row: Row;
}

/** A place of a list with what was read of its record. */
export interface SlotRow {
  readonly slot_id: string | null;
  readonly slot_at: string | null;
  readonly slot_extra?: unknown;
  readonly slot_n: number;
  readonly is_shown: boolean | null;
  readonly parts?: readonly (object | null)[] | null;
  readonly rare?: readonly boolean[];
}

/** A list in SQL. */
export interface SlotsQuery {
  /** `id`, `at` and `extra` (JSON or NULL) of each place, in order. */
  readonly slots: RawBuilder<unknown>;
  /** CTEs that the places are read from. They stand first in the statement, so they may keep something. */
  readonly from?: RawBuilder<unknown>;
}

/** Reads the places of a list and their records by one statement, in the order of the list. */
export async function selectSlots(
  db: Database,
  { columns, joins, isShown }: RecordQuery,
  parts: RawBuilder<unknown>,
  { slots, from }: SlotsQuery,
): Promise<SlotRow[]> {
  const { rows } =
    await sql<SlotRow>`${from ? sql`WITH ${from}` : sql``} SELECT wanted.id AS slot_id, wanted.n::int AS slot_n, wanted.slot_at, wanted.slot_extra,
      ${isShown} AS is_shown, ${columns}, ${parts}
    FROM (SELECT s.id, s.at::text AS slot_at, s.extra AS slot_extra, row_number() OVER () AS n FROM (${slots}) s) wanted
    ${joins}`.execute(db);
  return rows.toSorted((a, b) => a.slot_n - b.slot_n);
}

/** Reads the places of a list by one statement, without their records. */
export async function selectPlaces(
  db: Database,
  { slots, from }: SlotsQuery,
): Promise<Pick<SlotRow, 'slot_id' | 'slot_at' | 'slot_extra'>[]> {
  const { rows } = await sql<
    Pick<SlotRow, 'slot_id' | 'slot_at' | 'slot_extra'>
  >`${from ? sql`WITH ${from}` : sql``} SELECT s.id AS slot_id, s.at::text AS slot_at, s.extra AS slot_extra FROM (${slots}) s`.execute(db);
  return rows;
}

/** Ids as the places of a list. */
export function listIds(ids: readonly string[]): RawBuilder<unknown> {
  return sql`SELECT id, '' AS at, NULL::json AS extra FROM unnest(${[...ids]}::bigint[]) AS listed(id)`;
}

/** What the parts of other areas know of a record, as one column. */
export function partsColumn(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return parts.length === 0 ? sql`NULL::json AS parts` : sql`json_build_array(${sql.join(parts)}) AS parts`;
}

/** The same, beside a column of which rare parts an entity has. */
export function partsAndRareColumns(parts: readonly RawBuilder<unknown>[], isThere: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql`${partsColumn(parts)}, ARRAY[${sql.join(isThere)}]::boolean[] AS rare`;
}

/** Reads one column of entities that were shown already, by their ids. */
export async function selectParts(
  db: Database,
  { joins }: RecordQuery,
  parts: RawBuilder<unknown>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly (object | null)[]>> {
  const { rows } = await sql<{ id: string; parts: (object | null)[] | null }>`SELECT wanted.id, ${parts}
    FROM unnest(${[...ids]}::bigint[]) AS wanted(id) ${joins}`.execute(db);
  return new Map(rows.map(({ id, parts: known }) => [id, known ?? []]));
}

/**
 * What a part knows, as an object that holds it under the name of a field; null where the part knows nothing. `OFFSET 0` keeps
 * it a subquery, because PostgreSQL would else write it into both places and do it twice.
 */
export function underField<Fields>(field: string, known: RawBuilder<unknown>): RawBuilder<Fields> {
  return sql<Fields>`(SELECT json_build_object(${field}::text, x.known) FROM (SELECT ${known} AS known OFFSET 0) x WHERE x.known IS NOT NULL)`;
}
