/** A table of counters, its key, and its folded columns by the number under which their deltas wait. */
export interface CounterTable {
  readonly table: string;
  readonly key: string;
  readonly columns: { readonly [column: string]: number };
  /** Where the key must still exist: a counter must not outlive its owner. */
  readonly owner?: string;
}

/** Every counter that many people hit at once; the numbers rest in the database and are never used again. */
export const counterTables = [
  {
    table: 'user_counters',
    key: 'user_id',
    owner: 'users',
    columns: { followers: 1, pins_public: 2, pins_all: 3, boards_public: 4, boards_secret: 5, following: 6 },
  },
  { table: 'board_counters', key: 'board_id', owner: 'boards', columns: { followers: 10, pins: 11, sections: 12, comments: 13 } },
  { table: 'section_counters', key: 'section_id', columns: { pins: 15 } },
  { table: 'picture_counters', key: 'picture_id', columns: { saves: 20 } },
  {
    table: 'pin_counters',
    key: 'pin_id',
    columns: { comments: 30, reactions_1: 31, reactions_5: 32, reactions_7: 33, reactions_11: 34, reactions_13: 35 },
  },
  {
    table: 'comment_counters',
    key: 'comment_id',
    owner: 'comments',
    columns: { replies: 40, helpful: 41, reactions_1: 42, reactions_5: 43, reactions_7: 44, reactions_11: 45, reactions_13: 46 },
  },
] as const satisfies readonly CounterTable[];

type Tables = (typeof counterTables)[number];
type KindsOf<T> = T extends { table: infer Name extends string; columns: infer Columns } ? `${Name}.${keyof Columns & string}` : never;

/** A folded counter, such as `user_counters.followers`. */
export type CounterKind = KindsOf<Tables>;

const numbers = new Map<string, number>(
  counterTables.flatMap(({ table, columns }) => Object.entries(columns).map(([column, number]) => [`${table}.${column}`, number] as const)),
);

/** The number of a counter's deltas. */
export function counterNumber(kind: CounterKind): number {
  return numbers.get(kind)!;
}
