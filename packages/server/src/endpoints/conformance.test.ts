import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../instance/features.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const endpoints = features.flatMap((feature) => feature.handlers ?? []).map(({ endpoint }) => endpoint);
const nonsense: Record<string, unknown>[] = [
  {},
  { id: 'not-an-id', board_id: [], pin_id: {}, username: 7, q: null },
  { id: '9'.repeat(40), board_id: '-1', pin_id: '0', bookmarks: ['made.up'], page_size: 251 },
  { id: '123', board_id: '123', pin_id: '123', section_id: '123', username: '\u0000', name: 'x'.repeat(100_000), query: "';--" },
];

describe('every declared endpoint', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const call = async (name: string, input: Record<string, unknown>, isStranger: boolean) => {
    const caller = isStranger ? server.stranger() : await server.person(`p${Math.random().toString(36).slice(2, 12)}`);
    const { place } = endpoints.find((endpoint) => endpoint.name === name)!;
    if (place.kind === 'resource') return (await caller.sendRaw(place.resource, place.verb, input)).resource_response.http_status;
    const url = place.path.replace(/:(\w+)/g, (_match, key: string) => encodeURIComponent(JSON.stringify(input[key] ?? 'x').slice(0, 80)));
    const isGet = place.method === 'GET';
    return (await caller.request({ method: place.method, url, ...(isGet ? {} : { payload: input }) })).status;
  };

  it.each(endpoints.filter(({ access }) => access !== 'anyone').map(({ name }) => name))('%s refuses a stranger with 401', async (name) => {
    expect(await call(name, {}, true)).toBe(401);
  });

  it.each(endpoints.map(({ name }) => name))('%s answers nonsense without breaking', async (name) => {
    for (const input of nonsense) expect(await call(name, input, false), JSON.stringify(input).slice(0, 200)).toBeLessThan(500);
  });

  it.each(endpoints.filter(({ place }) => place.kind === 'resource' && place.verb !== 'get').map(({ name }) => name))(
    '%s refuses a call from another site',
    async (name) => {
      const { place } = endpoints.find((endpoint) => endpoint.name === name)!;
      if (place.kind !== 'resource') return;
      const caller = await server.person(`q${Math.random().toString(36).slice(2, 12)}`);
      const envelope = await caller.sendRaw(place.resource, place.verb, {}, { origin: 'https://elsewhere.example' });
      expect(envelope.resource_response).toMatchObject({ http_status: 403, error: { name: 'wrong_origin' } });
    },
  );

  it.each([
    ...endpoints
      .filter(({ write, crossOrigin }) => write && !crossOrigin)
      .flatMap(({ place }) => (place.kind === 'rest' ? [[place.method, place.path] as const] : [])),
    ...features
      .flatMap((feature) => feature.streams ?? [])
      .flatMap(({ stream }) => (stream.write ? [[stream.method, stream.path] as const] : [])),
  ])('%s %s refuses a form of another site, and one without the token', async (method, path) => {
    const caller = await server.person(`r${Math.random().toString(36).slice(2, 12)}`);
    const send = (headers: Record<string, string>) =>
      caller.request({
        method,
        url: path.replace(/:\w+/g, '1'),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: 'a=1',
      });
    expect((await send({ origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await send({ 'x-csrftoken': 'guessed' })).status).toBe(403);
  });
});
