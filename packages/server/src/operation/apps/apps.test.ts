import { createServer } from 'node:net';
import * as oauth from 'openid-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppConsentResource, ConnectedAppsResource, DeveloperAppsResource } from '@bowerbird/contract/operation/apps/calls.ts';
import { SecondFactorResource } from '@bowerbird/contract/identity/second-factor/calls.ts';
import { UserSessionsResource } from '@bowerbird/contract/identity/session-list/calls.ts';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { BoardResource, BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { UserPasswordResource } from '@bowerbird/contract/account/password-change/calls.ts';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import type { NewApp } from '@bowerbird/contract/operation/apps/schemas.ts';
import { encodeCall } from '@bowerbird/contract/protocol/call-endpoint.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { ResourceEnvelope } from '@bowerbird/contract/protocol/envelope.ts';
import { makeBoard } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { startSession } from '../../identity/sessions/index.ts';
import { deleteOldRecords } from './app-records.queries.ts';

const RETURN = 'https://app.example/back';
const CSRF = 'a-csrf-token-for-the-tests';

describe('a third-party app', () => {
  let server: TestServer;
  let origin: string;
  let maker: Awaited<ReturnType<TestServer['person']>>;
  let noor: typeof maker;
  let app: NewApp;
  beforeAll(async () => {
    const port = await freePort();
    origin = `http://localhost:${port}`;
    server = await createTestServer({ env: { PORT: String(port) } });
    await server.app.listen({ port, host: 'localhost' });
    maker = await server.person('mei_tan', 'Mei Tan');
    noor = await server.person('noor_haddad', 'Noor Haddad');
    app = await maker.data(DeveloperAppsResource.create, { app_name: 'Frames', redirect_uris: [RETURN], has_secret: true });
  });
  afterAll(() => server.close());

  const clientOf = (of = app) =>
    oauth.discovery(new URL(`${origin}/oauth`), of.client_id, of.client_secret ?? undefined, of.client_secret ? undefined : oauth.None(), {
      execute: [oauth.allowInsecureRequests],
    });

  /** A browser of somebody: it keeps its cookies and follows no redirect of itself. */
  async function browserOf(userId: string) {
    const session = await startSession(server.core.db, { userId, isLimited: false, device: 'test' });
    const cookies = new Map([
      ['_bowerbird_sess', session],
      ['csrftoken', CSRF],
    ]);
    const send = async (path: string, init: Pick<RequestInit, 'method' | 'body'> & { headers?: Readonly<Record<string, string>> } = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { ...init.headers, cookie, origin, 'x-csrftoken': CSRF };
      const reply = await fetch(new URL(path, origin), { ...init, headers, redirect: 'manual' });
      for (const set of reply.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
        if (value === '') cookies.delete(name!);
        else cookies.set(name!, value!);
      }
      return reply;
    };
    const call = async <Input, Output>({ place }: Endpoint<Input, Output>, input: Input) => {
      const { url, method, headers, body } = encodeCall(place, input);
      const reply = await send(url, { method, headers, body });
      return ((await reply.json()) as ResourceEnvelope<Output>).resource_response;
    };
    return { send, call };
  }
  type Browser = Awaited<ReturnType<typeof browserOf>>;

  async function begin(browser: Browser, scope: string, of = app) {
    const client = await clientOf(of);
    const verifier = oauth.randomPKCECodeVerifier();
    const state = oauth.randomState();
    const url = oauth.buildAuthorizationUrl(client, {
      redirect_uri: RETURN,
      scope,
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    const reply = await browser.send(url.pathname + url.search);
    const consent = reply.headers.get('location') ?? '';
    return { client, verifier, state, consent, uid: consent.split('/')[2] ?? '' };
  }

  async function allow(browser: Browser, scope: string, of = app) {
    const begun = await begin(browser, scope, of);
    const { data } = await browser.call(AppConsentResource.create, { uid: begun.uid, approve: true });
    const back = (await browser.send(data!.redirect)).headers.get('location')!;
    return { ...begun, back: new URL(back) };
  }

  const exchange = ({ client, back, verifier, state }: Awaited<ReturnType<typeof allow>>) =>
    oauth.authorizationCodeGrant(client, back, { pkceCodeVerifier: verifier, expectedState: state });

  const callAs = async <Input, Output>(token: string, { place }: Endpoint<Input, Output>, input: Input) => {
    const { url, method, headers, body } = encodeCall(place, input);
    const reply = await fetch(new URL(url, origin), { method, body, headers: { ...headers, authorization: `Bearer ${token}` } });
    return ((await reply.json()) as ResourceEnvelope<Output>).resource_response;
  };

  it('is let in by its person with a standard client, and may do what was granted and nothing else', async () => {
    const browser = await browserOf(noor.userId);
    const begun = await begin(browser, 'boards:read boards:read_secret boards:write');
    expect(begun.consent).toMatch(/^\/app-factory-oauth\/[\w-]+\/$/);
    const { data: question } = await browser.call(AppConsentResource.get, { uid: begun.uid });
    expect(question).toEqual({
      app_name: 'Frames',
      website: '',
      return_host: 'app.example',
      scopes: ['boards:read', 'boards:read_secret', 'boards:write'],
    });

    const { data } = await browser.call(AppConsentResource.create, { uid: begun.uid, approve: true });
    const back = new URL((await browser.send(data!.redirect)).headers.get('location')!);
    const tokens = await exchange({ ...begun, back });
    const secret = await makeBoard(noor, 'A surprise', { privacy: 'secret' });
    expect((await callAs(tokens.access_token, BoardResource.get, { board_id: secret.id })).http_status).toBe(200);
    expect((await callAs(tokens.access_token, BoardResource.create, { name: 'From the app' })).http_status).toBe(200);
    const refused = await Promise.all([
      callAs(tokens.access_token, UserResource.get, { username: 'noor_haddad' }),
      callAs(tokens.access_token, PinResource.delete, { id: '1' }),
      callAs(tokens.access_token, SecondFactorResource.get, {}),
      callAs(tokens.access_token, UserSessionsResource.get, {}),
      callAs(tokens.access_token, DeveloperAppsResource.get, {}),
    ]);
    expect(refused.map(({ error }) => error?.name)).toEqual(Array(5).fill('forbidden'));
  });

  it('sees no secret board with the scope for boards alone', async () => {
    const { access_token: token } = await exchange(await allow(await browserOf(noor.userId), 'boards:read'));
    const board = await makeBoard(noor, 'Another surprise', { privacy: 'secret' });
    expect((await callAs(token, BoardResource.get, { board_id: board.id })).error?.name).toBe('board_not_found');
  });

  it('learns who its person is by the scope of OpenID Connect', async () => {
    const browser = await browserOf(noor.userId);
    const begun = await begin(browser, 'openid boards:read');
    const { data: question } = await browser.call(AppConsentResource.get, { uid: begun.uid });
    expect(question?.scopes).toEqual(['openid', 'boards:read']);
    const { data } = await browser.call(AppConsentResource.create, { uid: begun.uid, approve: true });
    const back = new URL((await browser.send(data!.redirect)).headers.get('location')!);
    const tokens = await oauth.authorizationCodeGrant(begun.client, back, {
      pkceCodeVerifier: begun.verifier,
      expectedState: begun.state,
      idTokenExpected: true,
    });
    expect(tokens.claims()?.sub).toBe(noor.userId);
    expect(await oauth.fetchUserInfo(begun.client, tokens.access_token, noor.userId)).toEqual({ sub: noor.userId });
    const other = await exchange(await allow(await browserOf(noor.userId), 'boards:read'));
    await expect(oauth.fetchUserInfo(begun.client, other.access_token, noor.userId)).rejects.toThrow();
  });

  it.each([
    [{}, 'localhost', null],
    [{}, '127.0.0.1', 'http://localhost:3000'],
    [{}, 'elsewhere.example', null],
    [{ PUBLIC_URL: 'https://pins.example', COUNTRY_HOSTS: 'de=https://de.pins.example' }, 'de.pins.example', null],
    [{ PUBLIC_URL: 'https://pins.example' }, 'upstream:8080', null],
  ])('finds the protocol of %j at the issuer’s address, by the name %s', async (env, host, leadsTo) => {
    const instance = await createTestServer({ env });
    const issuer = `${'PUBLIC_URL' in env ? env.PUBLIC_URL : 'http://localhost:3000'}/oauth`;
    for (const name of ['openid-configuration', 'oauth-authorization-server']) {
      const reply = await instance.app.inject({ url: `/oauth/.well-known/${name}`, headers: { host } });
      expect(reply.headers.location).toBe(leadsTo === null ? undefined : `${leadsTo}/oauth/.well-known/${name}`);
      if (leadsTo !== null) continue;
      const found = reply.json<Record<string, unknown>>();
      expect(found['issuer']).toBe(issuer);
      expect(found['scopes_supported']).toEqual(expect.arrayContaining(['openid', 'boards:read_secret', 'pins:read_secret']));
      const addresses = Object.entries(found).filter(([key]) => /_(endpoint|uri)$/.test(key));
      expect(addresses.map(([key]) => key)).toEqual(expect.arrayContaining(['authorization_endpoint', 'token_endpoint', 'jwks_uri']));
      for (const [key, address] of addresses) expect([key, String(address).startsWith(`${issuer}/`)]).toEqual([key, true]);
    }
    await instance.close();
  });

  it('comes back to whatever port of its own machine is free', async () => {
    const redirect_uris = ['http://127.0.0.1:8080/back', 'http://localhost/back'];
    const phone = await maker.data(DeveloperAppsResource.create, { app_name: 'Desktop', redirect_uris });
    const goTo = async (redirect_uri: string) => {
      const verifier = oauth.randomPKCECodeVerifier();
      const query = new URLSearchParams({
        client_id: phone.client_id,
        response_type: 'code',
        scope: 'boards:read',
        redirect_uri,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      const reply = await (await browserOf(noor.userId)).send(`/oauth/auth?${query}`);
      return new URL(reply.headers.get('location')!, origin).pathname.includes('/error/') ? 'refused' : 'asked';
    };
    for (const uri of ['http://127.0.0.1:8080/back', 'http://127.0.0.1:51234/back', 'http://localhost:51234/back', 'http://127.0.0.1/back'])
      expect([uri, await goTo(uri)]).toEqual([uri, 'asked']);
    for (const uri of [
      'http://127.0.0.1:51234/other',
      'http://127.0.0.2:8080/back',
      'https://127.0.0.1:51234/back',
      'http://[::1]:51234/back',
    ])
      expect([uri, await goTo(uri)]).toEqual([uri, 'refused']);
  });

  it('gets tokens for a code once; a second use kills what the first one gave', async () => {
    const allowed = await allow(await browserOf(noor.userId), 'boards:read');
    const { access_token: token } = await exchange(allowed);
    await expect(exchange(allowed)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect((await callAs(token, BoardsResource.get, { username: 'noor_haddad' })).error?.name).toBe('dead_token');
  });

  it('gets tokens for a code and for a refresh token once, of ten at the same moment', async () => {
    const allowed = await allow(await browserOf(noor.userId), 'boards:read');
    const atOnce = async <T>(ask: () => Promise<T>) => {
      const outcomes = await Promise.allSettled(Array.from({ length: 10 }, ask));
      for (const { reason } of outcomes.filter((outcome) => outcome.status === 'rejected'))
        expect(reason).toMatchObject({ error: 'invalid_grant' });
      return outcomes.filter((outcome) => outcome.status === 'fulfilled').map(({ value }) => value);
    };
    const [tokens, ...others] = await atOnce(() => exchange(allowed));
    expect(others).toEqual([]);
    const again = await allow(await browserOf(noor.userId), 'boards:read');
    const { refresh_token: refreshToken } = await exchange(again);
    expect(tokens).toBeDefined();
    expect(await atOnce(() => oauth.refreshTokenGrant(again.client, refreshToken!))).toHaveLength(1);
  });

  it('rotates refresh tokens; an old one kills the whole grant', async () => {
    const allowed = await allow(await browserOf(noor.userId), 'boards:read');
    const first = await exchange(allowed);
    const second = await oauth.refreshTokenGrant(allowed.client, first.refresh_token!);
    expect((await callAs(second.access_token, BoardsResource.get, { username: 'noor_haddad' })).http_status).toBe(200);
    await expect(oauth.refreshTokenGrant(allowed.client, first.refresh_token!)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect((await callAs(second.access_token, BoardsResource.get, { username: 'noor_haddad' })).error?.name).toBe('dead_token');
  });

  it('gets no tokens without the verifier of its challenge, nor with another', async () => {
    const allowed = await allow(await browserOf(noor.userId), 'boards:read');
    await expect(exchange({ ...allowed, verifier: oauth.randomPKCECodeVerifier() })).rejects.toMatchObject({ error: 'invalid_grant' });
    const browser = await browserOf(noor.userId);
    const query = new URLSearchParams({ client_id: app.client_id, response_type: 'code', redirect_uri: RETURN, scope: 'boards:read' });
    const back = (await browser.send(`/oauth/auth?${query}`)).headers.get('location')!;
    expect(new URL(back).searchParams.get('error')).toBe('invalid_request');
  });

  it.each(['https://elsewhere.example/back', 'https://app.example/back/more', 'https://app.example.evil.example/back'])(
    'never sends anybody to %s',
    async (redirectUri) => {
      const query = new URLSearchParams({
        client_id: app.client_id,
        response_type: 'code',
        redirect_uri: redirectUri,
        scope: 'boards:read',
      });
      const reply = await (await browserOf(noor.userId)).send(`/oauth/auth?${query}`);
      expect(reply.headers.get('location')).toMatch(/^(http:\/\/localhost:\d+)?\/app-factory-oauth\/error\//);
    },
  );

  it('is told when the person says no', async () => {
    const browser = await browserOf(noor.userId);
    const { uid } = await begin(browser, 'boards:read');
    const { data } = await browser.call(AppConsentResource.create, { uid, approve: false });
    const back = new URL((await browser.send(data!.redirect)).headers.get('location')!);
    expect([back.origin, back.searchParams.get('error')]).toEqual(['https://app.example', 'access_denied']);
  });

  it('cannot have another person decide what began in its own browser', async () => {
    const { uid } = await begin(await browserOf(maker.userId), 'boards:read');
    const victim = await browserOf(noor.userId);
    const replies = [
      await victim.call(AppConsentResource.get, { uid }),
      await victim.call(AppConsentResource.create, { uid, approve: true }),
    ];
    expect(replies.map(({ error }) => error?.name)).toEqual(['not_found', 'not_found']);
  });

  it('stands in the person’s list, and is dead at once when it is put out', async () => {
    const allowed = await allow(await browserOf(noor.userId), 'pins:read people:read');
    const { access_token: token } = await exchange(allowed);
    const [connected] = await noor.data(ConnectedAppsResource.get);
    expect(connected).toMatchObject({ app_name: 'Frames', scopes: expect.arrayContaining(['pins:read', 'people:read']) });
    expect((await maker.envelope(ConnectedAppsResource.delete, { client_id: app.client_id })).resource_response.error?.name).toBe(
      'not_found',
    );
    await noor.data(ConnectedAppsResource.delete, { client_id: app.client_id });
    expect((await callAs(token, UserResource.get, { username: 'noor_haddad' })).error?.name).toBe('dead_token');
    expect(await noor.data(ConnectedAppsResource.get)).toEqual([]);
  });

  it('outlives a change of the password, until its person puts all of them out at once', async () => {
    const amara = await server.person('amara_okafor', 'Amara Okafor');
    const others = await maker.data(DeveloperAppsResource.create, { app_name: 'Prints', redirect_uris: [RETURN] });
    const tokens: string[] = [];
    for (const of of [app, others]) {
      tokens.push((await exchange(await allow(await browserOf(amara.userId), 'people:read', of))).access_token);
    }
    const answers = async () => {
      const replies = await Promise.all(tokens.map((token) => callAs(token, UserResource.get, { username: 'amara_okafor' })));
      return replies.map(({ error }) => error?.name ?? 'ok');
    };
    await amara.data(UserPasswordResource.update, { new_password: 'greener feathers 43' });
    expect(await answers()).toEqual(['ok', 'ok']);
    await maker.data(ConnectedAppsResource.delete, { all: true });
    expect(await answers()).toEqual(['ok', 'ok']);
    await amara.data(ConnectedAppsResource.delete, { all: true });
    expect(await answers()).toEqual(['dead_token', 'dead_token']);
    expect(await amara.data(ConnectedAppsResource.get)).toEqual([]);
  });

  it('speaks for nobody who was suspended, and takes no made-up token', async () => {
    const lena = await server.person('lena_fjeld', 'Lena Fjeld');
    const { access_token: token } = await exchange(await allow(await browserOf(lena.userId), 'people:read'));
    await server.core.db.updateTable('users').set({ state: 1 }).where('id', '=', lena.userId).execute();
    for (const dead of [token, 'made-up', `${token}x`, token.slice(1)]) {
      expect((await callAs(dead, UserResource.get, { username: 'noor_haddad' })).error?.name).toBe('dead_token');
    }
  });

  it('is dead at once when its maker is suspended, and lives again with them', async () => {
    const oskar = await server.person('oskar_lindt', 'Oskar Lindt');
    const theirs = await oskar.data(DeveloperAppsResource.create, { app_name: 'Theirs', redirect_uris: [RETURN] });
    const { access_token: token } = await exchange(await allow(await browserOf(noor.userId), 'people:read', theirs));
    const answer = async () => (await callAs(token, UserResource.get, { username: 'noor_haddad' })).error?.name ?? 'ok';
    const setState = (state: number) => server.core.db.updateTable('users').set({ state }).where('id', '=', oskar.userId).execute();
    expect(await answer()).toBe('ok');
    await setState(1);
    expect(await answer()).toBe('dead_token');
    await setState(0);
    expect(await answer()).toBe('ok');
  });

  it('has no use of the person’s cookies, whatever stands in the place of its token', async () => {
    for (const authorization of ['Bearer', 'Bearer not a token!', 'bearer  x', `Bearer ${'x'.repeat(600)}`]) {
      const elsewhere = { authorization, origin: 'https://elsewhere.example', 'x-csrftoken': '' };
      const { resource_response: reply } = await noor.envelope(UserSettingsResource.update, { mentions_from: 'nobody' }, elsewhere);
      expect(reply.error?.name).toBe('dead_token');
    }
  });

  it('that keeps no secret has none, and one with a secret cannot do without it', async () => {
    const phone = await maker.data(DeveloperAppsResource.create, { app_name: 'Phone', redirect_uris: [RETURN] });
    expect(phone.client_secret).toBeNull();
    expect((await exchange(await allow(await browserOf(noor.userId), 'boards:read', phone))).access_token).toBeTypeOf('string');
    const allowed = await allow(await browserOf(noor.userId), 'boards:read');
    const bare = await clientOf({ ...app, client_secret: null });
    await expect(exchange({ ...allowed, client: bare })).rejects.toMatchObject({ error: 'invalid_client' });
  });

  it('rests with its tokens hashed and its secret sealed', async () => {
    const tokens = await exchange(await allow(await browserOf(noor.userId), 'boards:read'));
    const rows = JSON.stringify([
      await server.core.db.selectFrom('apps').selectAll().execute(),
      await server.core.db.selectFrom('app_records').selectAll().execute(),
    ]);
    for (const secret of [tokens.access_token, tokens.refresh_token!, app.client_secret!]) expect(rows).not.toContain(secret);
  });

  it('leaves nothing behind of what ended by itself', async () => {
    await exchange(await allow(await browserOf(noor.userId), 'boards:read'));
    const count = async () => (await server.core.db.selectFrom('app_records').selectAll().execute()).length;
    const before = await count();
    await deleteOldRecords(server.core.db);
    expect(await count()).toBe(before);
    await sql`UPDATE app_records SET expires_at = now() - interval '1 second' WHERE expires_at IS NOT NULL`.execute(server.core.db);
    await deleteOldRecords(server.core.db);
    expect(await count()).toBe(0);
  });

  it.each([
    [{ app_name: ' ', redirect_uris: [RETURN] }, 'app_name', 'required'],
    [{ app_name: '\u2800\u3164', redirect_uris: [RETURN] }, 'app_name', 'required'],
    [{ app_name: 'x'.repeat(51), redirect_uris: [RETURN] }, 'app_name', 'maxLength'],
    [{ app_name: 'a\u202eb', redirect_uris: [RETURN] }, 'app_name', 'characters'],
    [{ app_name: 'App', redirect_uris: ['http://app.example/'] }, 'redirect_uris', 'format'],
    [{ app_name: 'App', redirect_uris: ['javascript:alert(1)'] }, 'redirect_uris', 'format'],
    [{ app_name: 'App', redirect_uris: ['https://app.example/#x'] }, 'redirect_uris', 'format'],
    [{ app_name: 'App', redirect_uris: ['https://bank.example@app.example/'] }, 'redirect_uris', 'format'],
    [{ app_name: 'App', redirect_uris: ['https://:secret@app.example/'] }, 'redirect_uris', 'format'],
    [{ app_name: 'App', redirect_uris: [RETURN], website: 'javascript:alert(1)' }, 'website', 'format'],
  ])('is not made as %j', async (input, field, rule) => {
    const { resource_response: reply } = await maker.envelope(DeveloperAppsResource.create, input);
    expect(reply.error).toMatchObject({ name: 'bad_input', extraData: { fields: [{ field, rule }] } });
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
