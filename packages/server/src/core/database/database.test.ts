import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
