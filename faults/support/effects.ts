import { sql } from 'kysely';
import type { Database } from '@bowerbird/server/core/database/database.ts';

/** The rows of every table and the sums of its counts, by name. Ids and numbers that rows are given tell nothing, so they are left out. */
export type Effects = ReadonlyMap<string, number>;

/** What keeps the keys themselves and counts tries, whether they do something or not. */
const BESIDE = ['idempotency_keys', 'limit_counters', 'sessions'];

/** Measures what stands in the database. */
export async function measureEffects(db: Database): Promise<Effects> {
  const { rows } = await sql<{ table: string; counts: string[] }>`
    SELECT t.table_name "table", coalesce(array_agg(c.column_name::text) FILTER (WHERE c.data_type IN ('integer', 'smallint') AND c.is_identity = 'NO'), '{}') counts
    FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
    WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND t.table_name <> ALL(${BESIDE}) GROUP BY 1`.execute(db);
  const parts = rows.flatMap(({ table, counts }) => [
    sql`SELECT ${table}::text name, count(*)::float8 n FROM ${sql.table(table)}`,
    ...counts.map(
      (column) => sql`SELECT ${`${table}.${column}`}::text, coalesce(sum(${sql.ref(column)}), 0)::float8 FROM ${sql.table(table)}`,
    ),
  ]);
  const found = await sql<{ name: string; n: number }>`${sql.join(parts, sql` UNION ALL `)}`.execute(db);
  return new Map(found.rows.map(({ name, n }) => [name, n]));
}

/** What changed between two measurements, as text to compare and to read. */
export function describeEffects(before: Effects, after: Effects): string {
  const changes = [...after].filter(([name, n]) => n !== (before.get(name) ?? 0));
  return changes
    .map(([name, n]) => `${name} ${n - (before.get(name) ?? 0) > 0 ? '+' : ''}${n - (before.get(name) ?? 0)}`)
    .toSorted()
    .join(', ');
}
