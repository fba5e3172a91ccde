import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';

const pages = (...types: string[]) => JSON.stringify(types.map((pageType, ts) => ({ path: `/${ts}/`, pageType, ts })));

describe('what led somebody in', () => {
  let server: TestServer;
  let noor: TestCaller;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noor_haddad', 'Noor Haddad');
  });
  afterAll(() => server.close());

  const tell = async (caller: TestCaller, payload: object) => {
    const reply = await caller.request({
      method: 'POST',
      url: '/v3/orientation/user_landing_signals/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(Object.entries(payload)).toString(),
    });
    return { ...(reply.json() as { error_name?: string; message_detail?: string }), status: reply.status };
  };
  const landings = async () => {
    const { body } = await server.stranger().request({ method: 'GET', url: '/metrics' });
    return body.split('\n').filter((line) => line.startsWith('landings_total'));
  };

  it('is counted by the first page, by sign-up or log-in, and by what brought them', async () => {
    const invite_redemption = JSON.stringify({ inviteCode: 'abc', ts: 1 });
    const paid_landing = JSON.stringify({ campaignId: 'spring', adImageUrl: 'https://ads.example/jug.jpg', ts: 1 });
    for (const payload of [
      { is_register: 'true', unauth_visited_pages: pages('pin', 'home', 'signup') },
      { is_register: 'true', unauth_visited_pages: pages('pin') },
      { is_register: 'false', unauth_visited_pages: pages('board'), invite_redemption },
      { is_register: 'false', paid_landing },
    ]) {
      expect((await tell(noor, payload)).status).toBe(200);
    }
    expect(await landings()).toEqual([
      'landings_total{page="pin",act="register",by="itself"} 2',
      'landings_total{page="board",act="log_in",by="invitation"} 1',
      'landings_total{page="unknown",act="log_in",by="advertisement"} 1',
    ]);
  });

  it('has one number for all pages that the instance does not know', async () => {
    for (const made of ['made-up-1', 'made-up-2']) await tell(noor, { is_register: 'true', unauth_visited_pages: pages(made) });
    expect(await landings()).toContain('landings_total{page="other",act="register",by="itself"} 2');
  });

  it('is refused when it is not what it should be, and of nobody', async () => {
    for (const wrong of ['{', '{}', 'null', '[1]', '[{"pageType":"pin"}]', pages(...Array<string>(21).fill('pin'))]) {
      expect(await tell(noor, { is_register: 'true', unauth_visited_pages: wrong })).toMatchObject({
        status: 400,
        message_detail: 'unauth_visited_pages: format',
      });
    }
    for (const field of ['invite_redemption', 'paid_landing']) {
      expect(await tell(noor, { is_register: 'true', [field]: '[]' })).toMatchObject({ status: 400, message_detail: `${field}: format` });
    }
    const unseen = JSON.stringify({ campaignId: 'spring', adImageUrl: 'a jug', ts: 1 });
    expect(await tell(noor, { is_register: 'true', paid_landing: unseen })).toMatchObject({ message_detail: 'paid_landing: format' });
    expect(await tell(noor, {})).toMatchObject({ status: 400 });
    expect(await tell(server.stranger(), { is_register: 'true' })).toMatchObject({ status: 401, error_name: 'not_signed_in' });
  });
});
