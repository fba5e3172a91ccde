import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CookieConsentResource } from '@bowerbird/contract/identity/cookie-consent/calls.ts';
import { HandshakeSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import type { ViewerRecord } from '@bowerbird/contract/identity/viewer/records.ts';
import { makeHandshakeToken } from '../sessions/index.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';

const none = { allow_personalization_cookies: false, allow_analytic_cookies: false, allow_marketing_cookies: false };
const all = { allow_personalization_cookies: true, allow_analytic_cookies: true, allow_marketing_cookies: true };

describe('consent to cookies', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  const read = (caller: TestCaller) => caller.data(CookieConsentResource.get);
  const choose = (caller: TestCaller, options: object) => caller.data(CookieConsentResource.update, options);

  it('allows nothing before somebody chose', async () => {
    for (const caller of [server.stranger(), await server.person('lena_fjeld')])
      expect(await read(caller)).toEqual({ ...none, is_chosen: false });
  });

  it('allows all, rejects all, and each by itself', async () => {
    for (const caller of [server.stranger(), await server.person('noor_haddad')]) {
      expect(await choose(caller, all)).toEqual({ ...all, is_chosen: true });
      expect(await choose(caller, none)).toEqual({ ...none, is_chosen: true });
      await choose(caller, { allow_analytic_cookies: true });
      expect(await choose(caller, { allow_marketing_cookies: true })).toEqual({
        ...all,
        allow_personalization_cookies: false,
        is_chosen: true,
      });
      expect(await read(caller)).toEqual({ ...all, allow_personalization_cookies: false, is_chosen: true });
    }
  });

  it('of a person follows them to another browser and stands in their viewer record', async () => {
    const ines = await server.person('ines_duarte');
    await choose(ines, { allow_personalization_cookies: true });
    const elsewhere = await server.callerOf(ines.userId);
    const me = (await elsewhere.request({ method: 'GET', url: '/v3/users/me/' })).json() as { data: ViewerRecord };
    expect(me.data).toMatchObject({ ...none, allow_personalization_cookies: true });
  });

  it('of a stranger stays theirs when they come in, unless their account has a choice', async () => {
    const mei = await server.person('mei_tan');
    const signIn = async (choice: object) => {
      const caller = server.stranger();
      await choose(caller, choice);
      const token = await makeHandshakeToken(server.core.db, { userId: mei.userId, isRegistration: false, isLimited: false });
      await caller.data(HandshakeSessionResource.create, { token });
      return caller;
    };
    const chosen = { ...none, allow_analytic_cookies: true, is_chosen: true };
    expect(await read(await signIn({ allow_analytic_cookies: true }))).toEqual(chosen);
    expect(await read(await signIn(all))).toEqual(chosen);
  });

  it('of a stranger is nothing when the cookie is not ours', async () => {
    for (const cookie_consent of ['p2a0m0', 'yes', 'p1a1m1x', '<script>']) {
      const reply = await server.app.inject({
        method: 'GET',
        url: '/resource/CookieConsentResource/get/',
        cookies: { cookie_consent },
        headers: { host: 'localhost:3000' },
      });
      expect((JSON.parse(reply.body) as { resource_response: { data: unknown } }).resource_response.data).toEqual({
        ...none,
        is_chosen: false,
      });
    }
  });
});
