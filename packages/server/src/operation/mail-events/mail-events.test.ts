import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRefused } from '../../core/mail/refused-addresses.queries.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const TOKEN = 'a token of more than thirty-two characters';

describe('what a mail service says of mails', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ env: { MAIL_EVENTS_TOKEN: TOKEN } });
  });
  afterAll(() => server.close());
  const tell = (payload: unknown, token = TOKEN) =>
    server.app.inject({
      method: 'POST',
      url: '/v3/mail-events/',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const refused = (address: string) => isRefused(server.core.db, address);

  it('keeps mails from addresses that do not exist or complained, until they are cleared', async () => {
    const events = [
      { type: 'bounce', address: 'Gone@example.org' },
      { type: 'complaint', address: 'angry@example.org' },
    ];
    for (let again = 0; again < 2; again += 1) expect((await tell({ events })).json()).toEqual({ status: 'success', taken: 2 });
    expect([await refused('gone@example.org'), await refused('angry@example.org'), await refused('other@example.org')]).toEqual([
      true,
      true,
      false,
    ]);
    await tell({ events: [{ type: 'cleared', address: 'gone@EXAMPLE.org' }] });
    expect(await refused('gone@example.org')).toBe(false);
  });

  it('is believed by the token alone', async () => {
    const events = [{ type: 'bounce', address: 'victim@example.org' }];
    expect((await tell({ events }, 'another token')).statusCode).toBe(401);
    expect(await refused('victim@example.org')).toBe(false);
  });

  it.each([
    {},
    { events: [] },
    { events: [{ type: 'bounce', address: 'none' }] },
    { events: [{ type: 'hello', address: 'a@b.c' }] },
    '{',
    '[]',
  ])('is refused where it is none: %j', async (payload) => {
    expect((await tell(payload)).statusCode).toBe(400);
  });

  it('has no address where no token is set', async () => {
    const other = await createTestServer();
    const reply = await other.app.inject({
      method: 'POST',
      url: '/v3/mail-events/',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    await other.close();
    expect(reply.statusCode).toBe(404);
  });
});
