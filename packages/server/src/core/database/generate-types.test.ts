import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { generateTypes } from './generate-types.ts';
import { withClient } from './with-client.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
});

describe('the generated table types', () => {
  test('are those of the migrations (run npm run generate:types after a change)', async () => {
    const written = await readFile(join(import.meta.dirname, 'schema.generated.ts'), 'utf8');

    expect(await generateTypes(database.databaseUrl)).toBe(written);
  });

  test('tell what the database fills in, what may be null and what a 64-bit number is', async () => {
    const run = (sql: string) => withClient(database.databaseUrl, (client) => client.query(sql));
    await run(`CREATE TABLE bower_visits (
      id bigint PRIMARY KEY DEFAULT 1, note text, seen_at timestamptz NOT NULL, parts bigint[] NOT NULL,
      extra jsonb, size int GENERATED ALWAYS AS (7) STORED)`);
    const types = await generateTypes(database.databaseUrl);
    await run('DROP TABLE bower_visits');

    expect(types).toContain(
      [
        'export interface BowerVisitsTable {',
        '  id: Generated<Bigint>;',
        '  note: string | null;',
        '  seen_at: Timestamp;',
        '  parts: string[];',
        '  extra: unknown;',
        '  size: GeneratedAlways<number | null>;',
        '}',
      ].join('\n'),
    );
    expect(types).toContain('  bower_visits: BowerVisitsTable;');
  });
});
