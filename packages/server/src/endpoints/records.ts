import type { RawBuilder } from 'kysely';
import type { FieldSet, RecordName } from '@bowerbird/contract/protocol/records.ts';
import { carriedParts, type CarriedParts, type ViewContext } from './record-parts.ts';
import type { Database } from '../core/database/database.ts';
import { listIds, selectParts, selectPlaces, selectSlots, type RecordQuery, type SlotRow, type SlotsQuery } from './slots.queries.ts';

/** One way in which a record goes over the wire. Whom the viewer may not see, `present` never gets. */
export interface RecordShape<Row, Shape> {
  readonly query: (context: ViewContext) => RecordQuery<Row>;
  readonly present: (row: Row, context: ViewContext) => Shape;
}

/** A record as a card and as a whole; the context says which of them a reply carries. */
export type Records<Card, Whole extends Card = Card> = {
  readonly record: RecordName;
} & { readonly [Set in FieldSet]: AnyShape<Set extends 'card' ? Card : Whole> };

/** A shape whose row is known to itself alone. */
type AnyShape<Shape> = { readonly query: RecordShape<unknown, Shape>['query']; readonly present: RecordShape<never, Shape>['present'] };

/** Ties what a shape presents to the row that its statement gives. */
export function recordShape<Row, Shape>(shape: RecordShape<Row, Shape>): AnyShape<Shape> {
  return shape;
}

/** A place of a list: the id of what stands there, and what the list is ordered by. */
export interface Slot {
  readonly id: string;
  readonly at: string;
  /** What else the list says of this place, as JSON. */
  readonly extra?: unknown;
}

/** A place with its record; none where the viewer may not see it. */
export interface LoadedSlot<Shape> extends Slot {
  readonly shape: Shape | null;
}

/**
 * Loads what a list names by one statement, and by a second one what few records have (`RarePart`). `null` where the list has no
 * row at all, which says that the viewer may not see it. A row without an id says that it is empty.
 */
export async function loadSlots<Card, Whole extends Card>(
  context: ViewContext,
  records: Records<Card, Whole>,
  slots: RawBuilder<unknown>,
): Promise<LoadedSlot<Card>[] | null> {
  const rows = await loadRows(context, records, { slots });
  return rows.length === 0 ? null : rows.flatMap(placeOf);
}

/** A list with what it says of itself, such as how long it is. */
export interface LoadedList<About, Card> {
  readonly about: About;
  readonly places: readonly LoadedSlot<Card>[];
}

/** The same for a list whose first row has no id: its `extra` tells of the list itself. */
export async function loadList<About, Card, Whole extends Card = Card>(
  context: ViewContext,
  records: Records<Card, Whole>,
  list: SlotsQuery,
  db?: Database,
): Promise<LoadedList<About, Card>> {
  const [first, ...rows] = await loadRows(context, records, list, db);
  return { about: first!.extra as About, places: rows.flatMap(placeOf) };
}

/** The same without the records, for whoever needs the ids alone. */
export async function loadPlaces<About>(db: Database, list: SlotsQuery): Promise<LoadedList<About, never>> {
  const [first, ...rows] = await selectPlaces(db, list);
  const places = rows.map((row) => ({ id: row.slot_id, at: row.slot_at, extra: row.slot_extra, shape: null }));
  return { about: first!.slot_extra as About, places: places.flatMap(placeOf<never>) };
}

interface LoadedRow<Card> extends Omit<LoadedSlot<Card>, 'id' | 'at'> {
  readonly id: string | null;
  readonly at: string | null;
}

function placeOf<Card>({ id, at, ...place }: LoadedRow<Card>): LoadedSlot<Card>[] {
  return id === null || at === null ? [] : [{ id, at, ...place }];
}

async function loadRows<Card, Whole extends Card>(
  context: ViewContext,
  records: Records<Card, Whole>,
  list: SlotsQuery,
  db: Database = context.core.db,
): Promise<LoadedRow<Card>[]> {
  const { query, present }: AnyShape<Card> = records[context.fieldSet ?? 'detailed'];
  const asked = query(context);
  const parts = carriedParts(context, records.record);
  const rows = await withRareParts(context, asked, parts, await selectSlots(db, asked, parts.column(asked.key), list));
  return rows.map((row) => ({ id: row.slot_id, at: row.slot_at, extra: row.slot_extra, shape: shapeOf(row) }));

  function shapeOf(row: SlotRow): Card | null {
    if (row.is_shown !== true) return null;
    const shape = present(row as never, context);
    parts.addTo(shape as object, row);
    return shape;
  }
}

/** Adds to the rows of whole records what few of them have. */
async function withRareParts(
  context: ViewContext,
  asked: RecordQuery,
  parts: CarriedParts,
  rows: readonly SlotRow[],
): Promise<readonly SlotRow[]> {
  const having = rows.filter(({ is_shown, rare }) => is_shown === true && rare?.includes(true));
  if (having.length === 0) return rows;
  const rare = having[0]!.rare!.map((_, at) => having.some((row) => row.rare![at]));
  const ids = having.flatMap(({ slot_id }) => slot_id ?? []);
  const found = await selectParts(context.core.db, asked, parts.columnOfRare(asked.key, { rare }), ids);
  return rows.map((row) => {
    const more = row.slot_id === null ? undefined : found.get(row.slot_id);
    return more ? { ...row, parts: [...(row.parts ?? []), ...more] } : row;
  });
}

/** Loads records by id, in the given order; whom the viewer may not see are left out. One statement, none without ids. */
export async function hydrate<Card, Whole extends Card>(
  context: ViewContext,
  records: Records<Card, Whole>,
  ids: readonly string[],
): Promise<Card[]> {
  if (ids.length === 0) return [];
  const loaded = await loadSlots(context, records, listIds(ids));
  return (loaded ?? []).flatMap(({ shape }) => (shape === null ? [] : [shape]));
}

/** Loads one whole record by id; nothing where the viewer may not see it. */
export async function hydrateOne<Card, Whole extends Card>(
  context: ViewContext,
  records: Records<Card, Whole>,
  id: string,
): Promise<Whole | undefined> {
  const [whole] = await hydrate({ ...context, fieldSet: 'detailed', isAlone: true }, records, [id]);
  return whole as Whole | undefined;
}
