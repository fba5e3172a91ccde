import type { CountryToken } from '@bowerbird/contract/identity/country-sessions/schemas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../core/secrets/tokens.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { endSessions } from '../sessions/index.ts';

const MAIN = 'http://localhost:3000';
const GERMAN = 'http://de.localhost:3000';
const FRENCH = 'http://fr.localhost:3000';

describe('a session carried from a country’s host to the main one', () => {
  let server: TestServer;
  let noor: TestPerson;
  beforeAll(async () => {
    server = await createTestServer({ env: { PUBLIC_URL: MAIN, COUNTRY_HOSTS: `de=${GERMAN},fr=${FRENCH}` } });
    noor = await server.person('noor_haddad');
  });
  afterAll(() => server.close());

  const at = (origin: string) => ({ host: new URL(origin).host, origin });
  const askAt = async (origin: string, caller: TestCaller = noor) => {
    const reply = await caller.request({ method: 'POST', url: '/vx/users/cctld_token/', headers: at(origin), payload: {} });
    return { ...(reply.json() as { data: CountryToken | null; error_name?: string }), status: reply.status };
  };
  const tokenOf = async (caller: TestCaller = noor) => (await askAt(GERMAN, caller)).data!.token;
  /** Posts the form as a page of `from` does, without any header of ours. */
  const take = async (token: string, caller: TestCaller = server.stranger(), from = GERMAN, host = MAIN) =>
    caller.request({
      method: 'POST',
      url: '/vx/users/cctld_session/',
      headers: { host: new URL(host).host, origin: from, 'x-csrftoken': '', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token }).toString(),
    });
  const whoIsIn = async (caller: TestCaller) => {
    const reply = await caller.request({ method: 'GET', url: '/v3/users/me/', headers: at(MAIN) });
    return reply.status === 200 ? (reply.json() as { data: { id: string; login_state: number } }).data : null;
  };

  it('signs the same person in there, who may read the answer from where they are', async () => {
    const { data } = await askAt(GERMAN);
    expect(data?.url).toBe(`${MAIN}/vx/users/cctld_session/`);
    const browser = server.stranger();
    const reply = await take(data!.token, browser);
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({ 'access-control-allow-origin': GERMAN, 'access-control-allow-credentials': 'true' });
    expect(await whoIsIn(browser)).toMatchObject({ id: noor.userId, login_state: 1 });
  });

  it('is given to no one at the main host, nor at one that is not listed, nor to a stranger', async () => {
    expect(await askAt(MAIN)).toMatchObject({ status: 403, error_name: 'forbidden' });
    expect(await askAt('http://it.localhost:3000')).toMatchObject({ status: 403, error_name: 'wrong_origin' });
    expect((await askAt(GERMAN, server.stranger())).status).toBe(401);
  });

  it('is taken once, however many come at once', async () => {
    const token = await tokenOf();
    const replies = await Promise.all(Array.from({ length: 20 }, () => take(token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(19);
  });

  it('is taken from pages of the countries’ hosts alone', async () => {
    for (const from of ['https://elsewhere.example', 'null', 'http://de.localhost:3001']) {
      const browser = server.stranger();
      const reply = await take(await tokenOf(), browser, from);
      expect(reply.status).toBe(403);
      expect(reply.headers['access-control-allow-origin']).toBeUndefined();
      expect(await whoIsIn(browser)).toBeNull();
    }
  });

  it('is taken at the main host alone', async () => {
    expect((await take(await tokenOf(), server.stranger(), GERMAN, FRENCH)).status).toBe(401);
  });

  it('dies with its minute, and with the session that it came from', async () => {
    const old = await tokenOf();
    await sql`UPDATE country_tokens SET expires_at = now() - interval '1 second' WHERE token_hash = ${hashToken(old)}`.execute(
      server.core.db,
    );
    expect((await take(old)).status).toBe(401);
    const lena = await server.person('lena_fjeld');
    const orphan = await tokenOf(lena);
    await endSessions(server.core.db, lena.userId);
    expect((await take(orphan)).status).toBe(401);
  });

  it('leaves who is signed in there as somebody else, with 409', async () => {
    const sam = await server.person('sam_doyle');
    expect((await take(await tokenOf(), sam)).status).toBe(409);
    expect((await whoIsIn(sam))?.id).toBe(sam.userId);
  });

  it('has no more rights than the one it came from', async () => {
    const mei = await server.person('mei_tan');
    await server.core.db.updateTable('sessions').set({ is_limited: true }).where('user_id', '=', mei.userId).execute();
    const browser = server.stranger();
    await take(await tokenOf(mei), browser);
    expect(await whoIsIn(browser)).toMatchObject({ id: mei.userId, login_state: 2 });
  });

  it('rests as a hash', async () => {
    const token = await tokenOf();
    const { rows } = await sql<{ text: string }>`SELECT t::text text FROM country_tokens t`.execute(server.core.db);
    expect(rows.map(({ text }) => text).join()).not.toContain(token);
  });
});
