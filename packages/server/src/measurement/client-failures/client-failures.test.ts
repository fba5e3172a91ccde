import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

describe('failures that nobody is told of', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  const report = (failure: string, message: string) =>
    server.stranger().request({ method: 'POST', url: '/v3/client_failures/', payload: { failure, message } });
  const numbers = async () => {
    const { body } = await server.stranger().request({ method: 'GET', url: '/metrics' });
    return body.split('\n').filter((line) => line.startsWith('client_failures_total'));
  };

  it('are counted by name and by the form of their message, from a list alone', async () => {
    expect((await report('country_session', 'The other host answered with 502.')).status).toBe(200);
    expect((await report('country_session', 'The other host answered with 418.')).status).toBe(200);
    expect((await report('anything', 'x')).status).toBe(400);
    expect((await report('country_session', 'x'.repeat(501))).status).toBe(400);
    expect(await numbers()).toEqual(['client_failures_total{failure="country_session",message="the_other_host_answered_with"} 2']);
  });

  it('are logged with their message, once a form', async () => {
    const warn = vi.spyOn(server.core.log, 'warn').mockImplementation(() => {});
    for (const list of [3, 4]) await report('unexpected', `List ${list} is not there`);
    expect(warn.mock.calls).toEqual([[{ failure: 'unexpected', message: 'List 3 is not there' }, expect.any(String)]]);
    warn.mockRestore();
  });

  it('fill no memory with messages that somebody makes up', async () => {
    const name = (index: number) =>
      `made up ${String.fromCodePoint(97 + (index % 26))} ${String.fromCodePoint(97 + Math.floor(index / 26))}`;
    for (let index = 0; index < 120; index += 1) await report('bot_check', name(index));
    const lines = await numbers();
    expect(lines.length).toBeLessThanOrEqual(101);
    expect(lines.find((line) => line.includes('message="other"'))).toBeDefined();
  });
});
