import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { isOurOrigin } from './origin.ts';

describe('the origin of a write', () => {
  it.each([
    ['http://localhost:3000', 'localhost:3000', null, '127.0.0.1', true],
    ['http://127.0.0.1:3000', '127.0.0.1:3000', null, '127.0.0.1', true],
    ['http://[::1]:3000', '[::1]:3000', null, '127.0.0.1', true],
    ['http://nest.example:3000', 'nest.example:3000', null, 'nest.example', true],
    ['http://localhost:3001', 'localhost:3000', null, '127.0.0.1', false],
    ['http://rebound.example:3000', 'rebound.example:3000', null, '127.0.0.1', false],
    ['null', 'localhost:3000', null, '127.0.0.1', false],
    [undefined, 'localhost:3000', null, '127.0.0.1', false],
    ['https://pins.example', 'anything', 'https://pins.example', '0.0.0.0', true],
    ['http://pins.example', 'pins.example', 'https://pins.example', '0.0.0.0', false],
    ['https://pins.example.evil.example', 'pins.example', 'https://pins.example', '0.0.0.0', false],
    ['http://localhost:3000', 'localhost:3000', 'https://pins.example', '127.0.0.1', false],
    ['https://de.pins.example', 'de.pins.example', 'https://pins.example', '0.0.0.0', true],
    ['https://de.pins.example', 'DE.pins.example:443', 'https://pins.example', '0.0.0.0', true],
    ['https://de.pins.example', 'de.pins.example:99', 'https://pins.example', '0.0.0.0', false],
    ['https://de.pins.example', 'pins.example', 'https://pins.example', '0.0.0.0', false],
    ['https://fr.pins.example', 'fr.pins.example', 'https://pins.example', '0.0.0.0', false],
  ])('%s to the host %s, with PUBLIC_URL %s and HOST %s: %s', (origin, host, publicUrl, configuredHost, expected) => {
    expect(isOurOrigin(origin, host, { publicUrl, host: configuredHost, countryHosts: { de: 'https://de.pins.example' } })).toBe(expected);
  });
});

describe('a Host header that names nothing', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it.each(['nest.example:99999', '999.999.999.999', '1.2.3.4.5', '[1::2::3]', 'a b', '%'])('is answered as any other: %s', async (host) => {
    const reply = await server.app.inject({ method: 'GET', url: '/healthz', headers: { host } });
    expect(reply.statusCode).toBe(200);
  });
});

describe('a write by form or script', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  const logOut = async (headers: Record<string, string>) => {
    const caller = await server.person(`lena_${Math.random().toString(36).slice(2, 10)}`);
    const envelope = await caller.envelope(UserSessionResource.delete, {}, headers);
    return {
      error: envelope.resource_response.error?.name,
      stillIn: (await caller.request({ method: 'GET', url: '/v3/users/me/' })).status === 200,
    };
  };

  it('is done when origin and CSRF token are right', async () => {
    expect(await logOut({})).toEqual({ error: undefined, stillIn: false });
  });

  it.each([
    [{ origin: 'https://elsewhere.example' }, 'wrong_origin'],
    [{ origin: 'null' }, 'wrong_origin'],
    [{ 'x-csrftoken': 'another token of some length' }, 'csrf_failed'],
    [{ 'x-csrftoken': '' }, 'csrf_failed'],
  ])('is refused with %j, and nothing is done', async (headers, error) => {
    expect(await logOut(headers as Record<string, string>)).toEqual({ error, stillIn: true });
  });

  it('is not done by a GET', async () => {
    const reply = await server.stranger().request({ method: 'GET', url: '/resource/UserSessionResource/delete/' });
    expect(reply.status).toBe(404);
  });
});

describe('the header that keeps other windows away', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it.each([
    ['localhost:3000', 'same-origin'],
    ['pins.localhost', 'same-origin'],
    // Over plain http from elsewhere browsers ignore it, and complain of it on every page.
    ['nest.example:3000', undefined],
  ])('is, at %s, %s', async (host, expected) => {
    const { headers } = await server.stranger().request({ method: 'GET', url: '/healthz', headers: { host } });
    expect(headers['cross-origin-opener-policy']).toBe(expected);
  });
});
