import { escapeIdentifier, type Client } from 'pg';

/** Drops every index that guards no key, and gives their definitions. */
export async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    JOIN pg_class t ON t.oid = i.indrelid
    WHERE c.relnamespace = 'public'::regnamespace AND t.relkind = 'r' AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid)`);
  for (const { name } of rows) await client.query(`DROP INDEX public.${escapeIdentifier(name)}`);
  return rows.map(({ definition }) => definition);
}

export async function makeIndexes(client: Client, definitions: readonly string[]): Promise<void> {
  for (const definition of definitions) await client.query(definition);
}
