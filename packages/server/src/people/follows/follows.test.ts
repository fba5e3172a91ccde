import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserFollowResource, UserFollowersResource, UserFollowingResource } from '@bowerbird/contract/people/follows/calls.ts';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { foldDeltas } from '../../core/counters/index.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { eraseAccount } from '../../identity/accounts/index.ts';

describe('following a person', () => {
  let server: TestServer;
  let noor: TestPerson;
  let lena: TestPerson;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noor_haddad', 'Noor Haddad');
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
  });
  afterAll(() => server.close());
  const follow = (caller: TestCaller, user: TestPerson) => caller.data(UserFollowResource.create, { user_id: user.userId });
  const unfollow = (caller: TestCaller, user: TestPerson) => caller.data(UserFollowResource.delete, { user_id: user.userId });
  const countersOf = async (person: TestPerson) => {
    await foldDeltas(server.core.db);
    return server.core.db
      .selectFrom('user_counters')
      .select(['followers', 'following'])
      .where('user_id', '=', person.userId)
      .executeTakeFirst();
  };

  it('counts once for both, and back', async () => {
    expect(await follow(lena, noor)).toMatchObject({ id: noor.userId, explicitlyFollowedByMe: true, followedByMe: true, followerCount: 1 });
    await follow(lena, noor);
    expect(await countersOf(noor)).toEqual({ followers: 1, following: 0 });
    expect(await countersOf(lena)).toEqual({ followers: 0, following: 1 });
    expect(await unfollow(lena, noor)).toMatchObject({ explicitlyFollowedByMe: false, followerCount: 0 });
    await unfollow(lena, noor);
    expect(await countersOf(noor)).toEqual({ followers: 0, following: 0 });
    expect(await countersOf(lena)).toEqual({ followers: 0, following: 0 });
  });

  it('is in every count at once, and says the same when it is done twice', async () => {
    const oskar = await server.person('oskar_weber', 'Oskar Weber');
    const read = async () => (await server.stranger().data(UserResource.get, { id: oskar.userId })).followerCount;
    const own = async () => {
      const me = (await oskar.request({ method: 'GET', url: '/v3/users/me/' })).json() as { data: { follower_count: number } };
      return me.data.follower_count;
    };
    expect([await follow(lena, oskar), await follow(lena, oskar)]).toMatchObject([{ followerCount: 1 }, { followerCount: 1 }]);
    expect([await read(), await own()]).toEqual([1, 1]);
    await foldDeltas(server.core.db);
    expect([await read(), await own()]).toEqual([1, 1]);
    expect([await unfollow(lena, oskar), await unfollow(lena, oskar)]).toMatchObject([{ followerCount: 0 }, { followerCount: 0 }]);
    expect([await read(), await own()]).toEqual([0, 0]);
  });

  it('is done so often in an hour, and no oftener', async () => {
    await follow(lena, noor);
    await sql`UPDATE limit_counters SET count = 600 WHERE key LIKE 'follows:%'`.execute(server.core.db);
    await expect(unfollow(lena, noor)).rejects.toThrow('too_many_requests');
    const { resource_response: refused } = await lena.envelope(UserFollowResource.create, { user_id: noor.userId });
    expect([refused.http_status, refused.error?.extraData?.retryAfter]).toEqual([429, 60]);
    expect(await countersOf(noor)).toMatchObject({ followers: 1 });
    await sql`DELETE FROM limit_counters`.execute(server.core.db);
  });

  it('counts what was refused, so that nobody tries without end', async () => {
    await unfollow(lena, noor);
    await sql`UPDATE limit_counters SET count = 599 WHERE key LIKE 'follows:%'`.execute(server.core.db);
    await expect(lena.data(UserFollowResource.create, { user_id: '5' })).rejects.toThrow('user_not_found');
    await expect(follow(lena, noor)).rejects.toThrow('too_many_requests');
    await sql`DELETE FROM limit_counters`.execute(server.core.db);
  });

  it('counts once when twenty clicks come at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => follow(lena, noor)));
    expect(await countersOf(noor)).toMatchObject({ followers: 1 });
    expect(await countersOf(lena)).toMatchObject({ following: 1 });
    await unfollow(lena, noor);
  });

  it('is refused for oneself, for strangers, and across a block', async () => {
    const sam = await server.person('sam_doyle', 'Sam Doyle');
    await sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${sam.userId}, ${lena.userId})`.execute(server.core.db);
    await expect(follow(noor, noor)).rejects.toThrow('forbidden');
    await expect(follow(server.stranger(), noor)).rejects.toThrow('not_signed_in');
    await expect(follow(lena, sam)).rejects.toThrow('user_not_found');
    await expect(follow(sam, lena)).rejects.toThrow('forbidden');
    await expect(lena.data(UserFollowResource.create, { user_id: '999' })).rejects.toThrow('user_not_found');
  });

  it('keeps the lists of a private profile to its owner and its followers', async () => {
    const [tomas, priya] = [await server.person('tomas_ibarra', 'Tomás Ibarra'), await server.person('priya_nair', 'Priya Nair')];
    await follow(lena, tomas);
    await follow(tomas, noor);
    await server.core.db.updateTable('users').set({ is_private: true }).where('id', '=', tomas.userId).execute();
    const lists = async (caller: TestCaller) => [
      (await caller.data(UserFollowersResource.get, { username: 'tomas_ibarra' })).map(({ id }) => id),
      (await caller.data(UserFollowingResource.get, { username: 'tomas_ibarra' })).map(({ id }) => id),
    ];
    for (const caller of [tomas, lena]) expect(await lists(caller)).toEqual([[lena.userId], [noor.userId]]);
    for (const caller of [priya, server.stranger()]) expect(await lists(caller)).toEqual([[], []]);
    await unfollow(tomas, noor);
    await unfollow(lena, tomas);
  });

  it('lists followers and followed page by page without a repeat, at two statements a page', async () => {
    const fans = await Promise.all(['mei_tan', 'yuki_mori', 'jonas_weiss', 'oskar_lind', 'elif_kaya'].map((name) => server.person(name)));
    for (const fan of fans) await follow(fan, noor);
    const seen: string[] = [];
    let bookmark: string | undefined;
    do {
      const options = { username: 'noor_haddad', page_size: 2, ...(bookmark ? { bookmarks: [bookmark] } : {}) };
      const { result, statements } = await countStatements(() => server.stranger().envelope(UserFollowersResource.get, options));
      expect(statements).toBe(2);
      seen.push(...result.resource_response.data!.map(({ id }) => id));
      bookmark = result.resource_response.bookmark;
    } while (bookmark !== '-end-');
    expect(seen).toEqual(fans.map(({ userId }) => userId).toSorted((a, b) => Number(BigInt(b) - BigInt(a))));
    expect(await fans[0]!.data(UserFollowingResource.get, { username: 'mei_tan' })).toMatchObject([
      { username: 'noor_haddad', explicitlyFollowedByMe: true },
    ]);
  });

  it('lists people as cards, and whole where the list is asked for it', async () => {
    await follow(lena, noor);
    const list = async (more: object) =>
      (await server.stranger().data(UserFollowingResource.get, { username: 'lena_fjeld', ...more })).find(({ id }) => id === noor.userId)!;
    const whole = await server.stranger().data(UserResource.get, { id: noor.userId });
    const card = await list({});
    expect(whole).toMatchObject(card);
    expect(Object.keys(card)).toContain('followerCount');
    expect(Object.keys(card)).not.toContain('boardCount');
    expect(await list({ field_set_key: 'detailed' })).toEqual(whole);
    await unfollow(lena, noor);
  });

  it('ends for both when one of them leaves', async () => {
    const ines = await server.person('ines_duarte');
    await follow(ines, lena);
    await follow(lena, ines);
    await eraseAccount(server.core, ines.userId);
    expect(await countersOf(lena)).toEqual({ followers: 0, following: 0 });
  });
});
