import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import { counterNumber, counterTables, type CounterKind, type CounterTable } from './counter-kinds.ts';

const MOST_AT_ONCE = 20_000;

/** Appends a change to a counter that many hit at once. */
export async function addDelta(db: Database, kind: CounterKind, target: string, change: number): Promise<void> {
  await sql`INSERT INTO counter_deltas (kind, target, d) VALUES (${counterNumber(kind)}, ${target}, ${change})`.execute(db);
}

/**
 * A counter as SQL: what is folded, and what waits, never below 0. A number without the latter would lack for a second
 * what its reader has just done. `folded` and `target` are SQL references, such as sql.ref('c.followers').
 */
export function countWithWaiting(kind: CounterKind, folded: RawBuilder<unknown>, target: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`greatest(0, coalesce(${folded}, 0) + coalesce(
    (SELECT sum(w.d) FROM counter_deltas w WHERE w.target = ${target} AND w.kind = ${sql.lit(counterNumber(kind))}), 0))::int`;
}

/**
 * Folds waiting deltas into their counters: one statement, so that each delta counts exactly once. A table takes all its
 * columns in one upsert (a row is changed once a statement), rows in order of their keys. Returns how many were folded.
 */
export async function foldDeltas(db: Database): Promise<number> {
  const upserts = counterTables.map((table, index) => sql`${sql.ref(`t${index}`)} AS (${upsertOf(table)})`);
  const { rows } = await sql<{ folded: number }>`
    WITH d AS (DELETE FROM counter_deltas WHERE id IN (SELECT id FROM counter_deltas ORDER BY id LIMIT ${MOST_AT_ONCE}) RETURNING kind, target, d),
    ${sql.join(upserts)}
    SELECT count(*)::int folded FROM d`.execute(db);
  return rows[0]!.folded;
}

function upsertOf({ table, key, columns, owner }: CounterTable): RawBuilder<unknown> {
  const names = Object.keys(columns);
  const refs = sql.join(names.map((name) => sql.ref(name)));
  const sums = sql.join(names.map((name) => sql`coalesce(sum(d.d) FILTER (WHERE d.kind = ${sql.lit(columns[name]!)}), 0)`));
  const changes = sql.join(names.map((name) => sql`${sql.ref(name)} = c.${sql.ref(name)} + excluded.${sql.ref(name)}`));
  const kinds = sql.join(Object.values(columns).map((number) => sql.lit(number)));
  const alive = owner ? sql`AND EXISTS (SELECT 1 FROM ${sql.table(owner)} o WHERE o.id = d.target)` : sql``;
  return sql`INSERT INTO ${sql.table(table)} AS c (${sql.ref(key)}, ${refs})
    SELECT d.target, ${sums} FROM d WHERE d.kind IN (${kinds}) ${alive} GROUP BY d.target ORDER BY d.target
    ON CONFLICT (${sql.ref(key)}) DO UPDATE SET ${changes}`;
}
