import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserSessionsResource } from '@bowerbird/contract/identity/session-list/calls.ts';
import { logInElsewhere, personWithPassword } from '../../testing/account-cast.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';

describe('the list of sessions', () => {
  let server: TestServer;
  let noor: Awaited<ReturnType<typeof personWithPassword>>;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await personWithPassword(server, 'noor_haddad');
  });
  afterAll(() => server.close());
  const list = (caller: TestCaller) => caller.data(UserSessionsResource.get);
  const isIn = async (caller: TestCaller) => (await caller.request({ method: 'GET', url: '/v3/users/me/' })).status === 200;

  it('names each browser that is signed in, marks this one, and tells nothing that lets anybody in', async () => {
    const elsewhere = await logInElsewhere(server, 'noor_haddad');
    const sessions = await list(noor);
    expect(sessions.filter(({ is_this_device }) => is_this_device)).toHaveLength(1);
    expect(sessions).toHaveLength(2);
    expect((await list(elsewhere)).find(({ is_this_device }) => is_this_device)?.session_id).toBe(
      sessions.find(({ is_this_device }) => !is_this_device)?.session_id,
    );
    expect(Object.keys(sessions[0]!).toSorted()).toEqual(['created_at', 'device', 'is_this_device', 'place', 'seen_at', 'session_id']);
  });

  it('ends one at once', async () => {
    const elsewhere = await logInElsewhere(server, 'noor_haddad');
    const [own] = (await list(elsewhere)).filter(({ is_this_device }) => is_this_device);
    await noor.data(UserSessionsResource.delete, { session_id: own!.session_id });
    expect([await isIn(elsewhere), await isIn(noor)]).toEqual([false, true]);
  });

  it('ends nobody else’s', async () => {
    const lena = await server.person('lena_fjeld');
    const [lenas] = await list(lena);
    const { resource_response: reply } = await noor.envelope(UserSessionsResource.delete, { session_id: lenas!.session_id });
    expect(reply.http_status).toBe(404);
    expect(await isIn(lena)).toBe(true);
  });

  it('ends all but this one', async () => {
    const others = [await logInElsewhere(server, 'noor_haddad'), await logInElsewhere(server, 'noor_haddad')];
    await noor.data(UserSessionsResource.delete, { all_others: true });
    expect(await Promise.all([noor, ...others].map(isIn))).toEqual([true, false, false]);
    expect(await list(noor)).toHaveLength(1);
  });

  it.each([{}, { session_id: 'mine' }, { session_id: '0' }, { all_others: false }])('takes nothing from %j', async (options) => {
    expect((await noor.sendRaw('UserSessionsResource', 'delete', options)).resource_response.http_status).toBe(400);
  });
});
