import type { RawBuilder } from 'kysely';
import { ApiError, type ErrorName } from '@bowerbird/contract/protocol/errors.ts';
import { DEFAULT_PAGE_SIZE, END_BOOKMARK, type PageInput } from '@bowerbird/contract/protocol/paging.ts';
import { isAtEnd, makeBookmark, readBookmark } from './bookmarks.ts';
import { page, type Page } from './handle.ts';
import type { ViewContext } from './record-parts.ts';
import { loadSlots, type LoadedSlot, type Records } from './records.ts';

/** Where a page of a list ended: what the list is ordered by, as text, and the id. */
export interface ListCursor {
  readonly at: string;
  readonly id: string;
}

/** Below every id and place: where a descending list begins. */
export const LIST_TOP: ListCursor = { at: '9223372036854775807', id: '9223372036854775807' };

interface AnyList {
  /** What its bookmarks are bound to: a list and its subject. */
  readonly purpose: string;
  /** The error where the list gives no row at all; without it that is an empty list. */
  readonly missing?: ErrorName;
}

/** A list of records in the order of a key. */
export interface RecordList<Card, Whole extends Card, Item = Card> extends AnyList {
  readonly records: Records<Card, Whole>;
  /**
   * The SQL of one page: `id`, `at` and `extra` (JSON or NULL) of each place, in order. Which list the viewer may see is
   * decided here; which records of it, by their own rules.
   */
  readonly skeleton: (after: ListCursor | null, size: number) => RawBuilder<unknown>;
  readonly present?: (shape: Card, slot: LoadedSlot<Card>) => Item;
  /** Of places that say the same here, a page shows the first one that the viewer may see. */
  readonly onceBy?: (slot: LoadedSlot<Card>) => unknown;
}

/** Reads one page: its skeleton, the rules, the records and their parts by one statement, then presents them. */
export async function readPage<Card, Whole extends Card, Item = Card>(
  context: ViewContext,
  input: PageInput,
  list: RecordList<Card, Whole, Item>,
): Promise<Page<Item[]>> {
  const present = list.present ?? ((shape: Card) => shape as unknown as Item);
  const shown = new Set<unknown>();
  const isRepeated = (slot: LoadedSlot<Card>): boolean => {
    if (!list.onceBy) return false;
    const key = list.onceBy(slot);
    return shown.has(key) || !shown.add(key);
  };
  return turnPage<LoadedSlot<Card>, Item>(context, input, {
    ...list,
    load: (after, size) => loadSlots(context, list.records, list.skeleton(after, size)),
    cursorOf: ({ at, id }) => ({ at, id }),
    itemOf: (slot) => (slot.shape === null || isRepeated(slot) ? [] : [present(slot.shape, slot)]),
  });
}

/** A list whose rows are no records. */
export interface RowList<Row, Item> extends AnyList {
  /** The rows of one page, in order; `null` where the viewer may not see the list. */
  readonly load: (after: ListCursor | null, size: number) => Promise<readonly Row[] | null>;
  readonly cursorOf: (row: Row) => ListCursor;
  readonly itemOf: (row: Row) => readonly Item[];
}

/** Reads one page of rows. The bookmark is where the last row stood, whether or not the viewer was shown it. */
export async function turnPage<Row, Item>(
  context: Pick<ViewContext, 'core'>,
  input: PageInput,
  list: RowList<Row, Item>,
): Promise<Page<Item[]>> {
  const isOver = isAtEnd(input.bookmarks);
  if (isOver && list.missing === undefined) return page({ data: [], bookmark: END_BOOKMARK });
  const size = input.page_size ?? DEFAULT_PAGE_SIZE;
  const after = isOver ? null : readBookmark<ListCursor>(context, list.purpose, input.bookmarks);
  const rows = await list.load(after, isOver ? 0 : size);
  if (rows === null && list.missing !== undefined) throw new ApiError(list.missing);
  const last = rows?.at(-1);
  const bookmark = !last || rows!.length < size ? END_BOOKMARK : makeBookmark(context, list.purpose, list.cursorOf(last));
  return page({ data: (rows ?? []).flatMap(list.itemOf), bookmark });
}

/** A list that its own scan ranks and judges: which ids this page shows, and where the next one goes on. */
export interface ScannedList<Position> {
  readonly purpose: string;
  /** One page from a position, `null` at the beginning; the rules are applied already. */
  readonly scan: (position: Position | null) => Promise<{ readonly ids: readonly string[]; readonly next: Position | null }>;
}

/** So many parts of a list may show nothing before a page does: a wall that got nothing asks for no more. */
const MOST_EMPTY = 20;

/** Finds the ids of one page of a scanned list, and its bookmark. */
export async function scanPage<Position>(
  context: Pick<ViewContext, 'core'>,
  input: PageInput,
  { purpose, scan }: ScannedList<Position>,
): Promise<{ readonly ids: readonly string[]; readonly bookmark: string }> {
  if (isAtEnd(input.bookmarks)) return { ids: [], bookmark: END_BOOKMARK };
  let { ids, next } = await scan(readBookmark<Position>(context, purpose, input.bookmarks));
  for (let turn = 0; ids.length === 0 && next !== null && turn < MOST_EMPTY; turn += 1) ({ ids, next } = await scan(next));
  return { ids, bookmark: next === null ? END_BOOKMARK : makeBookmark(context, purpose, next) };
}
