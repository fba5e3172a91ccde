import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { openDatabase } from './database.ts';

describe('a day in the database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it.each(['Pacific/Kiritimati', 'America/Los_Angeles'])('is the same day for a process in %s', async (zone) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    const db = openDatabase({ url: database.databaseUrl, poolSize: 1 });
    try {
      const username = `noor${zone.length}`;
      await db.insertInto('users').values({ username, full_name: 'Noor Haddad', birthday: '1990-05-31' }).execute();
      expect(await db.selectFrom('users').select('birthday').where('username', '=', username).executeTakeFirst()).toEqual({
        birthday: '1990-05-31',
      });
    } finally {
      await db.destroy();
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  });
});

describe('the connections of a pool', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => database.drop());

  it('stay, as many as are to be kept, however long nobody asks', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const db = openDatabase({ url: database.databaseUrl, poolSize: 3, keptConnections: 2 });
    const askAtOnce = async () => {
      const answers = await Promise.all(Array.from({ length: 3 }, () => sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db)));
      return answers.map(({ rows }) => rows[0]!.pid);
    };
    const before = await askAtOnce();
    vi.advanceTimersByTime(3_600_000);
    const after = await askAtOnce();
    expect(after.filter((pid) => before.includes(pid))).toHaveLength(2);
    await db.destroy();
  });
});
