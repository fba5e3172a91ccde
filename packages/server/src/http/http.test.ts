import { errorTable } from '@bowerbird/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

describe('the HTTP house', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it('says that it lives and is ready', async () => {
    const stranger = server.stranger();
    expect((await stranger.request({ method: 'GET', url: '/healthz' })).status).toBe(200);
    expect((await stranger.request({ method: 'GET', url: '/readyz' })).json()).toEqual({ status: 'ready' });
  });

  it('answers an unknown resource with 404 in the envelope', async () => {
    const envelope = await server.stranger().resource('NothingResource', 'get');
    expect(envelope.resource_response).toMatchObject({ status: 'failure', http_status: 404, data: null });
  });

  it('refuses a batch from another site', async () => {
    const reply = await server.stranger().request({
      method: 'POST',
      url: '/v3/batch/',
      headers: { origin: 'https://elsewhere.example' },
      payload: { requests: '[]' },
    });
    expect(reply.status).toBe(403);
  });

  it('tells a body that is cut off like any other trouble', async () => {
    const reply = await server.stranger().request({
      method: 'POST',
      url: '/resource/BoardResource/create/',
      headers: { 'content-type': 'application/json' },
      payload: '{"source_url":"/","da',
    });
    expect(reply.status).toBe(400);
    expect(reply.json()).toMatchObject({
      status: 'failure',
      error_name: expect.any(String) as string,
      api_error_code: expect.any(Number) as number,
      extraData: null,
    });
  });

  it('answers a path in a batch that is no proper encoding with 404, beside the others', async () => {
    const requests = [
      { method: 'GET', uri: '/v3/users/%E0%A4%A/' },
      { method: 'GET', uri: '/v3/users/me/' },
    ];
    const reply = await server.stranger().request({ method: 'POST', url: '/v3/batch/', payload: { requests } });
    const { data } = reply.json() as { data: Record<string, { code: number }> };
    expect(Object.values(data).map(({ code }) => code)).toEqual([errorTable.not_found.code, errorTable.not_signed_in.code]);
  });
});
