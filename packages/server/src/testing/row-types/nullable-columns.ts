import { withClient } from '../../core/database/with-client.ts';

/** The columns of tables that may be null, as `table.column`, by the numbers that results name them by. */
export async function listNullableColumns(databaseUrl: string): Promise<string[]> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(`
      SELECT a.attrelid || '.' || a.attnum AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
      WHERE c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attnotnull AND NOT a.attisdropped`);
    return rows.map(({ name }) => name);
  });
}
