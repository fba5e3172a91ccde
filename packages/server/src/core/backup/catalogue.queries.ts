import { type Client, escapeIdentifier } from 'pg';
import type { SequenceState } from './manifest.ts';

/** A table that a backup holds, with the columns that can be written and those of its key. */
export type BackedUpTable = { table: string; columns: string[]; key: string[]; references: string[] };

/** Tables of who is signed in right now: a backup that is found by somebody else must let nobody in. */
const SESSION_TABLES = ['sessions', 'handshake_tokens'];

/**
 * Every lasting table (jobs stand in their own schema), each after the tables it references; without those of sessions, and
 * what hangs on a session, which could not be put back without it.
 */
export async function readTables(client: Client): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(
    `SELECT c.relname AS "table",
            ARRAY(SELECT a.attname::text FROM pg_attribute a
                   WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
                   ORDER BY a.attnum) AS columns,
            ARRAY(SELECT a.attname::text
                    FROM pg_index i
                    CROSS JOIN LATERAL unnest(i.indkey) WITH ORDINALITY k(attnum, place)
                    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attnum
                   WHERE i.indrelid = c.oid AND i.indisprimary ORDER BY k.place) AS key,
            ARRAY(SELECT r.relname::text FROM pg_constraint f JOIN pg_class r ON r.oid = f.confrelid
                   WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS references
       FROM pg_class c
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
        AND c.relname <> ALL ($1)
      ORDER BY c.relname COLLATE "C"`,
    [SESSION_TABLES],
  );
  return referencedFirst(withoutDependents(rows, new Set(SESSION_TABLES)));
}

function withoutDependents(tables: BackedUpTable[], absent: ReadonlySet<string>): BackedUpTable[] {
  const kept = tables.filter(({ references }) => !references.some((name) => absent.has(name)));
  if (kept.length === tables.length) return tables;
  const gone = tables.filter((table) => !kept.includes(table)).map(({ table }) => table);
  return withoutDependents(kept, new Set([...absent, ...gone]));
}

function referencedFirst(tables: BackedUpTable[]): BackedUpTable[] {
  const placed = new Set<string>();
  const left = new Map(tables.map((table) => [table.table, table]));
  const sorted: BackedUpTable[] = [];
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ references }) => references.every((name) => placed.has(name) || !left.has(name)));
    if (ready.length === 0) throw new Error(`These tables reference each other in a circle: ${[...left.keys()].join(', ')}`);
    for (const table of ready) {
      left.delete(table.table);
      placed.add(table.table);
      sorted.push(table);
    }
  }
  return sorted;
}

export async function readSequences(client: Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname COLLATE "C"`,
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query<Omit<SequenceState, 'name'>>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM public.${escapeIdentifier(name)}`,
    );
    states.push({ name, value: '1', isCalled: false, ...state.rows[0] });
  }
  return states;
}

export async function setSequence(client: Client, { name, value, isCalled }: SequenceState): Promise<void> {
  await client.query('SELECT setval($1::regclass, $2, $3)', [`public.${escapeIdentifier(name)}`, value, isCalled]);
}

export async function readSchemaVersion(client: Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>('SELECT coalesce(max(version), 0) AS version FROM schema_migrations');
  return rows[0]?.version ?? 0;
}

export async function hasTables(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') LIMIT 1`,
  );
  return rows.length > 0;
}

/** Rows that a migration itself wrote give way to those of the backup. */
export async function emptyTables(client: Client, tables: string[]): Promise<void> {
  await client.query(`TRUNCATE ${tables.map((table) => `public.${escapeIdentifier(table)}`).join(', ')} CASCADE`);
}

/** Gives every value one form until the transaction ends, whatever the role's own settings are. */
export async function fixForms(client: Client): Promise<void> {
  await client.query(
    "SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1; SET LOCAL statement_timeout = 0",
  );
}

export function copyOutStatement({ table, columns, key }: BackedUpTable): string {
  const order = key.length > 0 ? ` ORDER BY ${key.map(escapeIdentifier).join(', ')}` : '';
  return `COPY (SELECT ${columns.map(escapeIdentifier).join(', ')} FROM public.${escapeIdentifier(table)}${order}) TO STDOUT`;
}

export function copyInStatement(table: string, columns: string[]): string {
  return `COPY public.${escapeIdentifier(table)} (${columns.map(escapeIdentifier).join(', ')}) FROM STDIN`;
}
