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
    for (const slash of ['', '/']) {
      expect((await stranger.request({ method: 'GET', url: `/healthz${slash}` })).status).toBe(200);
      expect((await stranger.request({ method: 'GET', url: `/readyz${slash}` })).json()).toEqual({ status: 'ready' });
    }
  });

  it('answers an unknown resource with 404 in the envelope', async () => {
    const envelope = await server.stranger().sendRaw('NothingResource', 'get');
    expect(envelope.resource_response).toMatchObject({ status: 'failure', http_status: 404, data: null });
  });

  const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
  it.each(METHODS)('answers %s of a path below /resource that leads nowhere with 404 in the envelope', async (method) => {
    for (const path of ['/resource', '/resource/', '/resource/BoardResource', '/resource/BoardResource/get/more/', '/resource/%ff/gets/']) {
      const reply = await server.stranger().request({ method, url: path });
      expect(reply.status).toBe(404);
      expect(reply.json()).toMatchObject({
        resource_response: {
          status: 'failure',
          code: errorTable.not_found.code,
          http_status: 404,
          data: null,
          error: { name: 'not_found' },
        },
        resource: { name: path.split('/')[2] ? expect.any(String) : '', options: {} },
        request_identifier: expect.any(String),
      });
      expect(reply.headers['cache-control']).toBe('private, no-store');
    }
  });

  it('takes the path alone of a target that names a host', async () => {
    const reply = await server.stranger().request({ method: 'GET', url: 'http://evil.example/v3/nothing/' });
    expect(reply.status).toBe(404);
    expect(JSON.stringify(reply.headers) + reply.body).not.toContain('evil.example');
  });

  it.each(METHODS)('answers %s of any other path that leads nowhere with 404, as calls do', async (method) => {
    for (const url of ['/v3', '/v3/', '/v3/nothing/', '/v3/users/1/nothing', '/vx/users/nothing/', '/v3/%ff/', '/nothing/']) {
      const reply = await server.stranger().request({ method, url });
      expect(reply.status).toBe(404);
      expect(reply.json()).toMatchObject({ status: 'failure', error_name: 'not_found', code: errorTable.not_found.code, data: null });
      expect(reply.headers['cache-control']).toBe('private, no-store');
    }
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
