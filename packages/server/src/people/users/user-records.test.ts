import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../core/database/statement-counter.ts';
import { strangerViewer, type Viewer } from '../../endpoints/viewer.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { hydrate, hydrateOne } from '../../endpoints/records.ts';
import { notBlocked, userRecords } from './index.ts';

describe('loading people', () => {
  let server: TestServer;
  let noor: string;
  let lena: string;
  const asViewer = (userId: string): Viewer => ({ kind: 'AUTH', userId, sessionId: '1' });
  beforeAll(async () => {
    server = await createTestServer({ features: [] });
    noor = (await server.person('noor_haddad', 'Noor Haddad')).userId;
    lena = (await server.person('lena_fjeld', 'Lena Fjeld')).userId;
    const { db } = server.core;
    await sql`UPDATE user_counters SET pins_public = 3, pins_all = 5, boards_public = 1, boards_secret = 2 WHERE user_id = ${noor}`.execute(
      db,
    );
    await sql`UPDATE users SET picture_signature = ${'ab12'.repeat(16)} WHERE id = ${noor}`.execute(db);
    await sql`INSERT INTO user_follows (follower_id, user_id) VALUES (${lena}, ${noor})`.execute(db);
  });
  afterAll(() => server.close());

  it('takes one statement for many, and none for nobody', async () => {
    const context = { core: server.core, viewer: strangerViewer };
    const { result, statements } = await countStatements(() => hydrate(context, userRecords, [noor, lena, noor]));
    expect(result.map(({ id }) => id)).toEqual([noor, lena, noor]);
    expect(statements).toBe(1);
    expect((await countStatements(() => hydrate(context, userRecords, []))).statements).toBe(0);
  });

  it('counts what is secret for the person alone', async () => {
    const seenByLena = await hydrateOne({ core: server.core, viewer: asViewer(lena) }, userRecords, noor);
    const seenByNoor = await hydrateOne({ core: server.core, viewer: asViewer(noor) }, userRecords, noor);
    expect(seenByLena).toMatchObject({ pinCount: 3, boardCount: 1, explicitlyFollowedByMe: true, profileUrl: '/noor_haddad/' });
    expect(seenByNoor).toMatchObject({ pinCount: 5, boardCount: 3, explicitlyFollowedByMe: false });
  });

  it('gives the addresses of the picture in three sizes', async () => {
    const user = (await hydrateOne({ core: server.core, viewer: strangerViewer }, userRecords, noor))!;
    expect(user.imageSmallUrl).toBe(`/media/75x75/ab/12/${'ab12'.repeat(16)}.jpg`);
    expect(user.imageMediumUrl).toContain('/136x136/');
    expect(user.imageLargeUrl).toContain('/236x/');
  });

  it('finds a block in both directions', async () => {
    const sam = (await server.person('sam_doyle', 'Sam Doyle')).userId;
    await sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${sam}, ${lena})`.execute(server.core.db);
    const isClear = async (viewer: string, other: string) => {
      const { rows } = await sql<{
        clear: boolean;
      }>`SELECT ${notBlocked(asViewer(viewer), sql.ref('u.id'))} AS clear FROM users u WHERE u.id = ${other}`.execute(server.core.db);
      return rows[0]!.clear;
    };
    expect(await isClear(lena, sam)).toBe(false);
    expect(await isClear(sam, lena)).toBe(false);
    expect(await isClear(noor, sam)).toBe(true);
  });
});
