import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../instance/features.ts';
import { birthdayOf, LOGIN, noorsSignUp, REGISTER } from '../testing/sign-up-payload.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const MAIN = 'https://pins.example';
const GERMAN = 'https://de.pins.example';
const ELSEWHERE = 'https://evil.example';

const handshakes = features
  .flatMap((feature) => feature.handlers ?? [])
  .flatMap(({ endpoint: { crossOrigin, place } }) => (crossOrigin && place.kind === 'rest' ? [place.path] : []));

describe('a handshake', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  /** Sends a form with these headers alone, as a browser does that has been here before. */
  const send = (url: string, fields: Record<string, string>, headers: Record<string, string>, on = server) =>
    on.app.inject({
      method: 'POST',
      url,
      cookies: { csrftoken: 'a-csrf-token-for-the-tests' },
      headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const childs = { email: 'sam@example.org', password: noorsSignUp.password, birthday: String(birthdayOf('2019-05-05')) };
  const traces = async () => {
    const { rows } = await sql<{ users: number; limits: number; links: number }>`SELECT (SELECT count(*)::int FROM users) users,
      (SELECT coalesce(sum(count), 0)::int FROM limit_counters) limits, (SELECT count(*)::int FROM handshake_tokens) links`.execute(
      server.core.db,
    );
    return rows[0];
  };

  const ofAnotherSite: Record<string, string>[] = [
    { origin: ELSEWHERE },
    { origin: 'http://localhost:3001' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  ];

  it.each(handshakes)('by %s is refused to every other site, before anything is done', async (path) => {
    const before = await traces();
    for (const headers of ofAnotherSite) {
      for (const fields of [childs, { ...noorsSignUp, birthday: String(noorsSignUp.birthday), username_or_email: 'noor' }]) {
        const reply = await send(path, { ...fields, confirmed_birthday: fields.birthday }, headers);
        expect(reply.json(), JSON.stringify(headers)).toMatchObject({ error_name: 'wrong_origin' });
        expect(reply.statusCode).toBe(403);
        expect(reply.headers).not.toHaveProperty('set-cookie');
        expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
      }
    }
    expect(await traces()).toEqual(before);
  });

  it.each<[string, Record<string, string>]>([
    ['a page of ours', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
    ['a program, which names no page', {}],
    ['a page of ours in a browser that names it in its own way', { 'sec-fetch-site': 'same-origin' }],
  ])('is let in from %s', async (_who, headers) => {
    const reply = await send(LOGIN, { username_or_email: 'nobody', password: 'blue feathers 42' }, headers);
    expect(reply.json()).toMatchObject({ code: 20 });
  });

  it('tells no other site what it may send', async () => {
    const reply = await server.app.inject({ method: 'OPTIONS', url: REGISTER, headers: { host: 'localhost:3000', origin: ELSEWHERE } });
    expect(reply.statusCode).toBe(403);
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
  });

  describe('between the hosts of one product', () => {
    let product: TestServer;
    beforeAll(async () => {
      product = await createTestServer({ env: { PUBLIC_URL: MAIN, COUNTRY_HOSTS: `de=${GERMAN}` } });
    });
    afterAll(() => product.close());

    it.each([
      [GERMAN, MAIN],
      [MAIN, GERMAN],
      [MAIN, MAIN],
    ])('crosses from %s to %s, once the browser was told so', async (from, to) => {
      const { host } = new URL(to);
      const asked = await product.app.inject({
        method: 'OPTIONS',
        url: REGISTER,
        headers: {
          host,
          origin: from,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,x-bowerbird-install-id',
        },
      });
      expect(asked.statusCode).toBe(204);
      expect(asked.headers).toMatchObject({ 'access-control-allow-origin': from, 'access-control-allow-methods': 'POST', vary: 'Origin' });
      expect(String(asked.headers['access-control-allow-headers']).toLowerCase()).toContain('x-bowerbird-install-id');

      const fields = { ...noorsSignUp, birthday: String(noorsSignUp.birthday), email: `${crypto.randomUUID()}@example.org` };
      const reply = await send(REGISTER, fields, { host, origin: from, 'x-bowerbird-install-id': 'an-install' }, product);
      expect(reply.json()).toMatchObject({ code: 0 });
      expect(reply.headers).toMatchObject({ 'access-control-allow-origin': from, 'access-control-allow-credentials': 'true' });
    });

    it('does not cross from this machine, nor from a host that only looks alike', async () => {
      for (const origin of [
        'http://localhost:3000',
        'https://fr.pins.example',
        'http://pins.example',
        'https://pins.example.evil.example',
      ]) {
        expect(
          (await send(LOGIN, { username_or_email: 'noor', password: 'x' }, { host: 'pins.example', origin }, product)).statusCode,
        ).toBe(403);
      }
    });
  });
});
