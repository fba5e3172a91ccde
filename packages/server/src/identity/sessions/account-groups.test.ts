import { HandshakeSessionResource, UserSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { UserSessionsResource } from '@bowerbird/contract/identity/session-list/calls.ts';
import type { StoredAccounts } from '@bowerbird/contract/identity/sessions/stored-accounts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieNames } from '../../http/cookies.ts';
import { personWithPassword } from '../../testing/account-cast.ts';
import { insertBusiness } from '../accounts/accounts.queries.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';
import { endSessions, makeHandshakeToken, resolveViewer } from './index.ts';

describe('several accounts in one browser', () => {
  let server: TestServer;
  let noor: string;
  let lena: string;
  let sam: string;
  beforeAll(async () => {
    server = await createTestServer();
    [noor, lena, sam] = (await Promise.all(
      ['noor_haddad', 'lena_fjeld', 'sam_doyle'].map(async (name) => (await personWithPassword(server, name)).userId),
    )) as [string, string, string];
  });
  afterAll(() => server.close());

  const enter = async (caller: TestCaller, userId: string, how: { adds_account?: boolean; isLimited?: boolean } = {}) => {
    const token = await makeHandshakeToken(server.core.db, { userId, isRegistration: false, isLimited: how.isLimited ?? false });
    return (await caller.envelope(HandshakeSessionResource.create, { token, adds_account: how.adds_account })).resource_response;
  };
  const add = (caller: TestCaller, userId: string, isLimited = false) => enter(caller, userId, { adds_account: true, isLimited });
  const switchTo = async (caller: TestCaller, userId: string) =>
    (await caller.envelope(UserSessionResource.create, { session_accounts: true, account_id: userId })).resource_response;
  const whoIsIn = async (caller: TestCaller) => {
    const reply = await caller.request({ method: 'GET', url: '/v3/users/me/' });
    return reply.status === 200 ? (reply.json() as { data: { id: string } }).data.id : null;
  };
  const cookiesOf = async (caller: TestCaller) => (await caller.request({ method: 'GET', url: '/healthz' })).cookies;
  const stored = async (caller: TestCaller) => {
    const reply = await caller.request({ method: 'GET', url: '/refresh_stored_accounts' });
    return (reply.json() as { data: StoredAccounts }).data;
  };
  const idsOf = async (caller: TestCaller) => (await stored(caller)).session_accounts.map(({ id }) => id);
  const twoAccounts = async () => {
    const caller = server.stranger();
    await enter(caller, noor);
    await add(caller, lena);
    return caller;
  };

  it('are kept beside each other when one is added, and switched without signing in again', async () => {
    const caller = await twoAccounts();
    expect(await whoIsIn(caller)).toBe(lena);
    expect(await idsOf(caller)).toEqual([noor, lena]);
    const reply = await switchTo(caller, noor);
    expect(reply.data?.session_accounts.map(({ id, logged_in }) => [id, logged_in])).toEqual([
      [noor, true],
      [lena, true],
    ]);
    expect(reply.data?.group_id).toMatch(/^\d+$/);
    expect(await whoIsIn(caller)).toBe(noor);
    await switchTo(caller, lena);
    expect(await whoIsIn(caller)).toBe(lena);
  });

  it('are told to who asks for nothing else, and nobody is switched to', async () => {
    const caller = await twoAccounts();
    const tell = (who: TestCaller) => who.data(UserSessionResource.create, { session_accounts: true });
    const token = (await cookiesOf(caller))[cookieNames.session];
    expect((await tell(caller)).session_accounts.map(({ id }) => id)).toEqual([noor, lena]);
    expect((await cookiesOf(caller))[cookieNames.session]).toBe(token);
    expect(await tell(server.stranger())).toEqual({ session_accounts: [], group_id: null });
  });

  it('get a new session token with each switch, and no token rests as itself', async () => {
    const caller = await twoAccounts();
    const before = await cookiesOf(caller);
    const [session, group] = [before[cookieNames.session]!, before[cookieNames.group]!];
    await switchTo(caller, noor);
    expect((await cookiesOf(caller))[cookieNames.session]).not.toBe(session);
    const { rows } = await sql<{ text: string }>`SELECT s::text || g::text text FROM sessions s LEFT JOIN account_groups g ON true`.execute(
      server.core.db,
    );
    const everything = rows.map(({ text }) => text).join();
    expect(everything).not.toContain(session);
    expect(everything).not.toContain(group);
    await sql`UPDATE sessions SET former_until = now() - interval '1 second'`.execute(server.core.db);
    expect((await resolveViewer(server.core, session)).kind).toBe('UNAUTH');
  });

  it('are nobody else’s: a browser without the cookie, or with one made up, switches to none', async () => {
    const own = await twoAccounts();
    const other = await server.callerOf(sam);
    expect((await switchTo(other, noor)).error?.name).toBe('dead_token');
    expect((await switchTo(server.stranger(), noor)).error?.name).toBe('dead_token');
    const { [cookieNames.group]: group } = await cookiesOf(own);
    (await cookiesOf(other))[cookieNames.group] = `${group!.slice(0, -1)}_`;
    expect((await switchTo(other, noor)).error?.name).toBe('dead_token');
    expect(await whoIsIn(other)).toBe(sam);
    expect(
      await server.core.db.selectFrom('sessions').select('id').where('user_id', '=', sam).where('group_id', 'is not', null).execute(),
    ).toEqual([]);
  });

  it('stay apart from a cookie that somebody planted: who adds an account beside their own joins no group of others', async () => {
    const attacker = await twoAccounts();
    const planted = (await cookiesOf(attacker))[cookieNames.group]!;
    const victim = await server.callerOf(sam);
    (await cookiesOf(victim))[cookieNames.group] = planted;
    expect((await switchTo(victim, noor)).error?.name).toBe('dead_token');
    const mei = (await server.person('mei_tan')).userId;
    await add(victim, mei);
    expect(await idsOf(victim)).toEqual([sam, mei]);
    expect((await switchTo(attacker, mei)).error?.name).toBe('dead_token');
    expect((await switchTo(attacker, sam)).error?.name).toBe('dead_token');
  });

  it('stay apart from a planted session too: the token that was known opens nothing once an account has joined', async () => {
    const attacker = await twoAccounts();
    const victim = server.stranger();
    Object.assign(await cookiesOf(victim), await cookiesOf(attacker));
    await add(victim, sam);
    expect(await whoIsIn(victim)).toBe(sam);
    expect((await switchTo(attacker, sam)).error?.name).toBe('dead_token');
  });

  it('keep the rights that each had: a limited one stays limited', async () => {
    const caller = server.stranger();
    await enter(caller, noor);
    await add(caller, lena, true);
    await switchTo(caller, noor);
    expect((await switchTo(caller, lena)).status).toBe('success');
    const reply = await caller.envelope(UserSessionsResource.get, {});
    expect(reply.resource_response.error?.name).toBe('password_needed');
    expect((await stored(caller)).session_accounts.find(({ id }) => id === lena)?.email).toBeNull();
  });

  it('cannot be switched to when suspended or too old, and are shown as such', async () => {
    const caller = await twoAccounts();
    const yuki = (await server.person('yuki_mori')).userId;
    await add(caller, yuki);
    await sql`UPDATE users SET state = 1 WHERE id = ${yuki}`.execute(server.core.db);
    await switchTo(caller, noor);
    await sql`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = ${lena}`.execute(server.core.db);
    for (const id of [yuki, lena]) expect((await switchTo(caller, id)).error?.name).toBe('dead_token');
    expect(await whoIsIn(caller)).toBe(noor);
    expect((await stored(caller)).session_accounts.filter(({ logged_in }) => logged_in).map(({ id }) => id)).toEqual([noor]);
  });

  it('lose one at once when it is logged out everywhere', async () => {
    const caller = await twoAccounts();
    await endSessions(server.core.db, noor);
    expect((await switchTo(caller, noor)).error?.name).toBe('dead_token');
    expect(await whoIsIn(caller)).toBe(lena);
    expect(await idsOf(caller)).toEqual([lena]);
  });

  it('log out one by one: the others rest and are gone back to', async () => {
    const caller = await twoAccounts();
    await caller.data(UserSessionResource.delete, {});
    expect(await whoIsIn(caller)).toBeNull();
    expect((await stored(caller)).session_accounts).toMatchObject([{ id: noor, logged_in: true }]);
    expect((await switchTo(caller, lena)).error?.name).toBe('dead_token');
    await switchTo(caller, noor);
    expect(await whoIsIn(caller)).toBe(noor);
    await caller.data(UserSessionResource.delete, {});
    expect((await cookiesOf(caller))[cookieNames.group]).toBeUndefined();
  });

  it('log out all at once', async () => {
    const caller = await twoAccounts();
    const cookies = { ...(await cookiesOf(caller)) };
    await caller.data(UserSessionResource.delete, { all_accounts: true });
    const thief = server.stranger();
    Object.assign(await cookiesOf(thief), cookies);
    expect(await whoIsIn(thief)).toBeNull();
    expect((await switchTo(thief, noor)).error?.name).toBe('dead_token');
    expect(await idsOf(caller)).toEqual([]);
  });

  it('all end when somebody else signs in without adding', async () => {
    const caller = await twoAccounts();
    await enter(caller, sam);
    expect(await idsOf(caller)).toEqual([sam]);
    expect((await switchTo(caller, noor)).error?.name).toBe('dead_token');
  });

  it('stay when one of them signs in again', async () => {
    const caller = await twoAccounts();
    await enter(caller, lena);
    await enter(caller, noor);
    expect(await whoIsIn(caller)).toBe(noor);
    expect((await idsOf(caller)).toSorted()).toEqual([noor, lena].toSorted());
  });

  it('are one of two when both are switched to at once, and both can be gone back to', async () => {
    const caller = await twoAccounts();
    await add(caller, sam);
    await Promise.all([switchTo(caller, noor), switchTo(caller, lena), switchTo(caller, noor)]);
    expect([noor, lena]).toContain(await whoIsIn(caller));
    for (const id of [noor, lena, sam]) {
      await switchTo(caller, id);
      expect(await whoIsIn(caller)).toBe(id);
    }
    const { rows } = await sql<{
      n: number;
    }>`SELECT count(*)::int n FROM sessions WHERE group_id = ${(await stored(caller)).group_id}`.execute(server.core.db);
    expect(rows[0]!.n).toBe(3);
  });

  it('are ten at the most', async () => {
    const caller = server.stranger();
    for (let n = 0; n < 10; n += 1) await add(caller, (await server.person(`one_of_many_${n}`)).userId);
    expect((await add(caller, sam)).error?.name).toBe('too_many_things');
    expect((await idsOf(caller)).length).toBe(10);
  });
});

describe('the token of a session', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  const sessionOf = async (caller: TestCaller) => (await caller.request({ method: 'GET', url: '/healthz' })).cookies[cookieNames.session]!;
  const refresh = async (caller: TestCaller) => caller.request({ method: 'GET', url: '/refresh_token' });

  it('counts its days, and is renewed with them', async () => {
    const noor = await server.person('noor_haddad');
    const first = await sessionOf(noor);
    await sql`UPDATE sessions SET token_made_at = now() - interval '100 days' WHERE user_id = ${noor.userId}`.execute(server.core.db);
    expect(await resolveViewer(server.core, first)).toMatchObject({ daysToExpiration: 80 });
    expect((await refresh(noor)).json()).toMatchObject({ data: { days_to_expiration: 180 } });
    const second = await sessionOf(noor);
    expect(second).not.toBe(first);
    expect(await resolveViewer(server.core, second)).toMatchObject({ kind: 'AUTH', daysToExpiration: 180 });
    // A browser that never got the reply still has the former token.
    await sql`UPDATE sessions SET former_until = former_until - interval '23 hours' WHERE user_id = ${noor.userId}`.execute(server.core.db);
    expect((await resolveViewer(server.core, first)).kind).toBe('AUTH');
    await sql`UPDATE sessions SET former_until = former_until - interval '1 hour' WHERE user_id = ${noor.userId}`.execute(server.core.db);
    expect((await resolveViewer(server.core, first)).kind).toBe('UNAUTH');
  });

  it('is one after many refreshes at once, and that one lives', async () => {
    const lena = await server.person('lena_fjeld');
    await Promise.all(Array.from({ length: 20 }, () => refresh(lena)));
    await sql`UPDATE sessions SET former_until = now() - interval '1 second'`.execute(server.core.db);
    expect((await resolveViewer(server.core, await sessionOf(lena))).kind).toBe('AUTH');
  });

  it('is counted when it is renewed, apart for businesses', async () => {
    const { renewedTokens } = server.core.metrics;
    renewedTokens.reset();
    const shop = await server.person('blue_tile_shop');
    await insertBusiness(server.core.db, shop.userId, { name: 'Blue Tile Shop', email: null });
    await refresh(shop);
    await refresh(await server.person('mei_tan'));
    await refresh(server.stranger());
    const { values } = await renewedTokens.get();
    expect(values.map(({ labels, value }) => [labels.viewer, value])).toEqual([
      ['partner', 1],
      ['person', 1],
    ]);
  });

  it('is renewed for nobody who is not signed in', async () => {
    expect((await refresh(server.stranger())).status).toBe(401);
  });
});
