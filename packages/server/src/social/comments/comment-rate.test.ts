import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('comments of one person in a minute', () => {
  let server: TestServer;
  let pin: string;
  beforeAll(async () => {
    server = await createTestServer({ env: { LIMIT_COMMENTS_PER_MINUTE: '10' } });
    const lena = await server.person('lena_fjeld', 'Lena Fjeld');
    pin = (await makePin(server, lena, (await makeBoard(lena, 'Jugs')).id)).id;
  });
  afterAll(() => server.close());

  const say = async (who: TestPerson, text: string) =>
    (await who.envelope(AggregatedCommentResource.create, { pin_id: pin, text })).resource_response.http_status;
  /** What becomes of two comments of somebody who wrote so many in this minute. One that begins meanwhile has as many. */
  const after = async (who: TestPerson, count: number) => {
    await sql`DELETE FROM limit_counters WHERE key LIKE 'comments-a-minute:%'`.execute(server.core.db);
    await say(who, 'Look');
    await sql`UPDATE limit_counters SET count = ${count} WHERE key LIKE 'comments-a-minute:%'`.execute(server.core.db);
    await sql`INSERT INTO limit_counters (key, window_start, count) SELECT key, window_start + interval '1 minute', count FROM limit_counters
      WHERE key LIKE 'comments-a-minute:%'`.execute(server.core.db);
    return [await say(who, 'Look again'), await say(who, 'And again')];
  };

  it('are ten, and five on the first day of an account', async () => {
    const [mei, noor] = [await server.person('mei_tan', 'Mei Tan'), await server.person('noor_haddad', 'Noor Haddad')];
    await sql`UPDATE users SET created_at = now() - interval '2 days' WHERE id = ${mei.userId}`.execute(server.core.db);
    expect(await after(mei, 9)).toEqual([200, 429]);
    expect(await after(noor, 4)).toEqual([200, 429]);
  });
});
