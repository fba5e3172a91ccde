import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HandshakeSessionResource, UserSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { openDatabase } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { hashToken } from '../../core/secrets/tokens.ts';
import { cookieNames } from '../../http/cookies.ts';
import { noorsSignUp, postForm, REGISTER } from '../../testing/sign-up-payload.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';
import { eraseAccount, exportAccount } from '../accounts/index.ts';
import { makeHandshakeToken, resolveViewer, startSession } from './index.ts';

describe('a session', () => {
  let server: TestServer;
  let noor: string;
  let lena: string;
  beforeAll(async () => {
    server = await createTestServer();
    noor = (await server.person('noor_haddad', 'Noor Haddad')).userId;
    lena = (await server.person('lena_fjeld', 'Lena Fjeld')).userId;
  });
  afterAll(() => server.close());

  const handshake = (userId: string, isLimited = false) => makeHandshakeToken(server.core.db, { userId, isRegistration: false, isLimited });
  const exchange = async (caller: TestCaller, token: string) =>
    (await caller.envelope(HandshakeSessionResource.create, { token })).resource_response;
  const cookieOf = async (caller: TestCaller) => (await caller.request({ method: 'GET', url: '/healthz' })).cookies[cookieNames.session];
  const signIn = async (caller: TestCaller, userId: string, isLimited = false) => {
    await exchange(caller, await handshake(userId, isLimited));
    return (await cookieOf(caller))!;
  };
  const viewerOf = async (token: string) => resolveViewer(server.core, token);
  const meStatus = async (caller: TestCaller) => (await caller.request({ method: 'GET', url: '/v3/users/me/' })).status;

  it('is one, however many exchange one token at once', async () => {
    const token = await handshake(noor);
    const replies = await Promise.all(Array.from({ length: 20 }, () => exchange(server.stranger(), token)));
    expect(replies.filter(({ status }) => status === 'success')).toHaveLength(1);
    expect(replies.filter(({ http_status, error }) => http_status === 401 && error?.name === 'dead_token')).toHaveLength(19);
  });

  it('is not started by a token that is over a minute old, nor does that token live again', async () => {
    const token = await handshake(noor);
    await sql`UPDATE handshake_tokens SET expires_at = expires_at - interval '61 seconds' WHERE token_hash = ${hashToken(token)}`.execute(
      server.core.db,
    );
    expect((await exchange(server.stranger(), token)).error?.name).toBe('dead_token');
    expect((await exchange(server.stranger(), token)).error?.name).toBe('dead_token');
    const fresh = await sql<{
      seconds: number;
    }>`SELECT extract(epoch FROM max(expires_at) - now())::float8 seconds FROM handshake_tokens`.execute(server.core.db);
    expect(fresh.rows[0]!.seconds ?? 0).toBeLessThanOrEqual(60);
  });

  it('rests as a hash, and is found by one statement', async () => {
    const token = await signIn(server.stranger(), noor);
    const { rows } = await sql<{ text: string }>`SELECT s::text text FROM sessions s`.execute(server.core.db);
    expect(rows.map(({ text }) => text).join()).not.toContain(token);
    const { result, statements } = await countStatements(() => viewerOf(token));
    expect(result).toMatchObject({ kind: 'AUTH', userId: noor });
    expect(statements).toBe(1);
  });

  it('keep a hash of the network that they were begun from, and no address', async () => {
    const networks = async () =>
      (await sql<{ network: string | null }>`SELECT DISTINCT network FROM sessions WHERE network IS NOT NULL`.execute(server.core.db)).rows;
    await signIn(server.stranger(), noor);
    await signIn(server.stranger(), lena);
    const [one, ...more] = await networks();
    expect(more).toEqual([]);
    expect(one!.network).toMatch(/^[\w-]{22}$/u);
    expect(one!.network).not.toContain('127');
  });

  it('counts as a person won back after 28 days in which no browser of theirs was seen', async () => {
    const { core } = server;
    const mei = (await server.person('mei_tan', 'Mei Tan')).userId;
    const wonBack = async () => (await core.metrics.resurrections.get()).values[0]?.value;
    const goAway = async (days: number) => {
      await sql`UPDATE sessions SET seen_at = now() - ${days}::int * interval '1 day' WHERE user_id = ${mei}`.execute(core.db);
      await sql`UPDATE known_devices SET seen_at = now() - ${days}::int * interval '1 day' WHERE user_id = ${mei}`.execute(core.db);
    };
    core.metrics.resurrections.reset();
    await signIn(server.stranger(), mei);
    await goAway(27);
    await signIn(server.stranger(), mei);
    expect(await wonBack()).toBe(0);
    await goAway(28);
    await signIn(server.stranger(), mei);
    await signIn(server.stranger(), mei);
    expect(await wonBack()).toBe(1);
  });

  it('gets a new token when the same person signs in again, and the old one has a short grace', async () => {
    const caller = server.stranger();
    const first = await signIn(caller, noor);
    const second = await signIn(caller, noor);
    expect(second).not.toBe(first);
    const [old, current] = [await viewerOf(first), await viewerOf(second)];
    expect(old).toEqual(current);
    await sql`UPDATE sessions SET former_until = now() - interval '1 second' WHERE former_token_hash = ${hashToken(first)}`.execute(
      server.core.db,
    );
    expect((await viewerOf(first)).kind).toBe('UNAUTH');
    expect((await viewerOf(second)).kind).toBe('AUTH');
  });

  it('does not share a higher privilege with its old token', async () => {
    const caller = server.stranger();
    const limited = await signIn(caller, noor, true);
    expect((await viewerOf(limited)).kind).toBe('LIMITED_LOGIN');
    const full = await signIn(caller, noor);
    expect((await viewerOf(full)).kind).toBe('AUTH');
    expect((await viewerOf(limited)).kind).toBe('UNAUTH');
  });

  it('ends at once when somebody else signs in with this browser', async () => {
    const caller = server.stranger();
    const noors = await signIn(caller, noor);
    await signIn(caller, lena);
    expect((await viewerOf(noors)).kind).toBe('UNAUTH');
  });

  it('is dead at once after log-out, its cookie cleared, and logging out again is no error', async () => {
    const caller = server.stranger();
    const token = await signIn(caller, noor);
    expect(await meStatus(caller)).toBe(200);
    await caller.data(UserSessionResource.delete, { disable_auth_failure_redirect: true });
    expect((await viewerOf(token)).kind).toBe('UNAUTH');
    expect(await cookieOf(caller)).toBeUndefined();
    expect(await meStatus(caller)).toBe(401);
    await caller.data(UserSessionResource.delete, {});
  });

  it('is dead when the account is closed', async () => {
    const sam = (await server.person('sam_doyle')).userId;
    const token = await signIn(server.stranger(), sam);
    await sql`UPDATE users SET state = 1 WHERE id = ${sam}`.execute(server.core.db);
    expect((await viewerOf(token)).kind).toBe('UNAUTH');
  });

  it('is found without a statement for some seconds after', async () => {
    const { userId } = await server.person('ada_known');
    const token = await startSession(server.core.db, { userId, isLimited: false, device: 'test' });
    const first = await countStatements(() => viewerOf(token));
    const second = await countStatements(() => viewerOf(token));
    expect([first.statements, second.statements]).toEqual([1, 0]);
    expect(second.result).toEqual(first.result);
  });

  const changes: [string, (token: string, userId: string) => RawBuilder<unknown>][] = [
    ['deleted', (token) => sql`DELETE FROM sessions WHERE token_hash = ${hashToken(token)}`],
    ['past its end', (token) => sql`UPDATE sessions SET expires_at = now() WHERE token_hash = ${hashToken(token)}`],
    [
      'of another token',
      (token) => sql`UPDATE sessions SET token_hash = ${hashToken(`${token} anew`)} WHERE token_hash = ${hashToken(token)}`,
    ],
    ['of a closed account', (_, userId) => sql`UPDATE users SET state = 1 WHERE id = ${userId}`],
  ];
  it.each(changes)('that is %s is dead at once, though it was known', async (_how, change) => {
    const { userId } = await server.person(`ada_${changes.findIndex(([, own]) => own === change)}`);
    const token = await startSession(server.core.db, { userId, isLimited: false, device: 'test' });
    expect((await viewerOf(token)).kind).toBe('AUTH');
    await inTransaction(server.core.db, async (trx) => {
      await change(token, userId).execute(trx);
      // Nothing has happened for others yet, and nothing of it may be kept.
      expect((await viewerOf(token)).kind).toBe('AUTH');
    });
    expect((await viewerOf(token)).kind).toBe('UNAUTH');
  });

  it.each(changes)('that another process made %s is dead as soon as that is told', async (_how, change) => {
    const { userId } = await server.person(`bea_${changes.findIndex(([, own]) => own === change)}`);
    const token = await startSession(server.core.db, { userId, isLimited: false, device: 'test' });
    expect((await viewerOf(token)).kind).toBe('AUTH');
    const elsewhere = openDatabase({ url: server.core.config.databaseUrl!, poolSize: 1 });
    await change(token, userId).execute(elsewhere);
    await elsewhere.destroy();
    await expect.poll(async () => (await viewerOf(token)).kind, { interval: 5 }).toBe('UNAUTH');
  });

  it('is asked for each time while the database cannot tell of changes', async () => {
    const { userId } = await server.person('ada_untold');
    const token = await startSession(server.core.db, { userId, isLimited: false, device: 'test' });
    await viewerOf(token);
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'bowerbird-listen' AND datname = current_database()`.execute(server.core.db);
    await expect.poll(async () => (await countStatements(() => viewerOf(token))).statements, { interval: 5 }).toBe(1);
    await expect.poll(async () => (await countStatements(() => viewerOf(token))).statements, { timeout: 10_000 }).toBe(0);
  });

  it('has cookies that scripts cannot read, and names its device', async () => {
    const caller = server.stranger();
    const token = await handshake(lena);
    const reply = await caller.request({
      method: 'POST',
      url: '/resource/HandshakeSessionResource/create/',
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
      payload: { data: JSON.stringify({ options: { token } }) },
    });
    const cookies = [reply.headers['set-cookie']].flat().map(String);
    expect(cookies).toHaveLength(2);
    expect(cookies.every((cookie) => cookie.includes('HttpOnly') && cookie.includes('SameSite=Lax'))).toBe(true);
    expect(reply.body).not.toContain(token);
    const { device } = await server.core.db
      .selectFrom('sessions')
      .select('device')
      .where('user_id', '=', lena)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(device).toBe('Firefox on Linux');
  });

  it('keeps no secret for an Idempotency-Key', async () => {
    const caller = server.stranger();
    await caller.envelope(HandshakeSessionResource.create, { token: await handshake(noor) }, { 'idempotency-key': 'once' });
    expect(await server.core.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
  });

  it('goes with the person, of whom nothing is left', async () => {
    const caller = server.stranger();
    const { data: token } = await postForm(caller, REGISTER, noorsSignUp);
    const { id } = await caller.data(HandshakeSessionResource.create, { token });
    const exported = JSON.stringify(await exportAccount(server.core, id!));
    expect(exported).toContain(noorsSignUp.email);
    expect(exported).not.toContain('argon2');
    await eraseAccount(server.core, id!);
    await eraseAccount(server.core, id!);
    expect(await meStatus(caller)).toBe(401);
    for (const table of ['sessions', 'known_devices', 'passwords', 'user_counters'] as const) {
      expect(await server.core.db.selectFrom(table).selectAll().where('user_id', '=', id).execute()).toEqual([]);
    }
  });
});
