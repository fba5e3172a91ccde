import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { addDelta, foldDeltas } from './index.ts';

describe('counters that many hit at once', () => {
  let server: TestServer;
  let noor: string;
  let lena: string;
  beforeAll(async () => {
    server = await createTestServer({ features: [] });
    noor = (await server.person('noor_haddad')).userId;
    lena = (await server.person('lena_fjeld')).userId;
  });
  afterAll(() => server.close());
  const pinCounters = async (pin: string) =>
    (await sql`SELECT comments, reactions_1, reactions_5 FROM pin_counters WHERE pin_id = ${pin}`.execute(server.core.db)).rows[0];
  const followersOf = async (user: string) =>
    (await server.core.db.selectFrom('user_counters').select('followers').where('user_id', '=', user).executeTakeFirst())?.followers;

  it('take every delta once, several columns of a row at the same time', async () => {
    const { db } = server.core;
    await addDelta(db, 'pin_counters.comments', '77', 1);
    await addDelta(db, 'pin_counters.comments', '77', 1);
    await addDelta(db, 'pin_counters.reactions_1', '77', 1);
    await addDelta(db, 'user_counters.followers', noor, 3);
    expect(await foldDeltas(db)).toBe(4);
    expect(await foldDeltas(db)).toBe(0);
    await addDelta(db, 'pin_counters.reactions_1', '77', -1);
    await addDelta(db, 'pin_counters.reactions_5', '77', 1);
    await foldDeltas(db);
    expect(await pinCounters('77')).toEqual({ comments: 2, reactions_1: 0, reactions_5: 1 });
    expect(await followersOf(noor)).toBe(3);
  });

  it('lose none when several fold while others write', async () => {
    const { db } = server.core;
    const writes = Array.from({ length: 100 }, () => addDelta(db, 'user_counters.followers', lena, 1));
    await Promise.all([...writes, foldDeltas(db), foldDeltas(db), foldDeltas(db)]);
    await foldDeltas(db);
    expect(await followersOf(lena)).toBe(100);
  });

  it('forget those of somebody who is gone', async () => {
    const { db } = server.core;
    await addDelta(db, 'user_counters.followers', '999', 1);
    await addDelta(db, 'user_counters.followers', noor, 1);
    await foldDeltas(db);
    expect(await followersOf('999')).toBeUndefined();
    expect(await followersOf(noor)).toBe(4);
  });
});
