import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { dropOldLists, MOST_LISTS } from './kept-lists.queries.ts';

describe('kept lists', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it.each(['related_snapshots', 'search_snapshots'] as const)('stay for an hour, the newest ones of many, in %s', async (table) => {
    const { db } = server.core;
    await sql`INSERT INTO ${sql.table(table)} (key, built_at, ids)
      SELECT n::text, now() - n * interval '1 second', '{1}' FROM generate_series(0, 3000) n`.execute(db);
    await sql`INSERT INTO ${sql.table(table)} (key, built_at, ids) VALUES ('old', now() - interval '61 minutes', '{1}')`.execute(db);
    const keysOf = async () =>
      (await sql<{ key: string }>`SELECT key FROM ${sql.table(table)} ORDER BY built_at DESC`.execute(db)).rows.map(({ key }) => key);
    await dropOldLists(db, table);
    const kept = await keysOf();
    expect([kept.length, kept.at(-1)]).toEqual([3_001, '3000']);

    await sql`INSERT INTO ${sql.table(table)} (key, ids) SELECT 'many ' || n, '{1}' FROM generate_series(1, ${MOST_LISTS - 2}) n`.execute(
      db,
    );
    await dropOldLists(db, table);
    const newest = await keysOf();
    expect([newest.length, newest.at(-1)]).toEqual([MOST_LISTS, '1']);
  });
});
