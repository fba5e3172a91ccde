import { HandshakeSessionResource, UserSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { UnauthUserDataResource } from '@bowerbird/contract/identity/logged-out-info/calls.ts';
import { UserSessionsResource } from '@bowerbird/contract/identity/session-list/calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieNames } from '../../http/cookies.ts';
import { personWithPassword } from '../../testing/account-cast.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';
import { endSessions, makeHandshakeToken } from '../sessions/index.ts';

describe('a device that was asked to remember its person', () => {
  let server: TestServer;
  let noor: string;
  beforeAll(async () => {
    server = await createTestServer();
    noor = (await personWithPassword(server, 'noor_haddad', 'Noor Haddad')).userId;
  });
  afterAll(() => server.close());

  const enter = async (how: { remember_device?: boolean; isLimited?: boolean }, userId = noor) => {
    const caller = server.stranger();
    const token = await makeHandshakeToken(server.core.db, { userId, isRegistration: false, isLimited: how.isLimited ?? false });
    await caller.data(HandshakeSessionResource.create, { token, remember_device: how.remember_device });
    await caller.data(UserSessionResource.delete, {});
    return caller;
  };
  const infoOf = (caller: TestCaller) => caller.data(UnauthUserDataResource.get);
  const goOn = async (caller: TestCaller) => {
    const reply = await caller.request({ method: 'POST', url: '/v3/login/remembered/handshake/', payload: {} });
    return { ...(reply.json() as { data: string | null; error_name?: string }), status: reply.status };
  };

  it('knows their name and address after they logged out, and lets them go on to look around and save', async () => {
    await sql`INSERT INTO connected_accounts (provider, subject, user_id, label) VALUES ('google', 'g-1', ${noor}, 'Noor')`.execute(
      server.core.db,
    );
    const caller = await enter({ remember_device: true });
    expect(await infoOf(caller)).toEqual({
      email: 'noor_haddad@example.org',
      first_name: 'Noor',
      has_password: true,
      medium_image_url: null,
      connected_to_facebook: false,
      connected_to_google: true,
    });
    const { data } = await goOn(caller);
    const viewer = await caller.data(HandshakeSessionResource.create, { token: data!, remember_device: true });
    expect(viewer).toMatchObject({ id: noor, login_state: 2 });
    expect((await caller.envelope(UserSessionsResource.get)).resource_response.error?.name).toBe('password_needed');
  });

  it('is remembered by nobody’s wish but theirs: without asking it tells nothing and lets nobody in', async () => {
    for (const caller of [await enter({}), await enter({ remember_device: true, isLimited: true }), server.stranger()]) {
      expect(await infoOf(caller)).toBeNull();
      expect(await goOn(caller)).toMatchObject({ status: 401, error_name: 'wrong_credentials' });
    }
  });

  it('tells nothing to who names an address or makes a device up', async () => {
    await enter({ remember_device: true });
    const caller = server.stranger();
    (await caller.request({ method: 'GET', url: '/healthz' })).cookies[cookieNames.device] = 'x'.repeat(43);
    const { resource_response: reply } = await caller.sendRaw('UnauthUserDataResource', 'get', { email: 'noor_haddad@example.org' });
    expect(reply.data).toBeNull();
  });

  it('forgets them when somebody says "not you?"', async () => {
    const caller = await enter({ remember_device: true });
    await caller.data(UnauthUserDataResource.delete, {});
    expect(await infoOf(caller)).toBeNull();
    expect((await goOn(caller)).status).toBe(401);
  });

  it('forgets them when they log out everywhere, after 90 days, and when the account is suspended', async () => {
    const out = await enter({ remember_device: true });
    await endSessions(server.core.db, noor);
    expect(await infoOf(out)).toBeNull();

    const old = await enter({ remember_device: true });
    const { rows } = await sql<{
      days: number;
    }>`SELECT extract(day FROM max(remembered_until) - now())::int days FROM known_devices`.execute(server.core.db);
    expect(rows[0]!.days).toBeLessThanOrEqual(90);
    await sql`UPDATE known_devices SET remembered_until = now() - interval '1 second' WHERE remembered_until IS NOT NULL`.execute(
      server.core.db,
    );
    expect(await infoOf(old)).toBeNull();

    const lena = (await server.person('lena_fjeld')).userId;
    const suspended = await enter({ remember_device: true }, lena);
    await sql`UPDATE users SET state = 1 WHERE id = ${lena}`.execute(server.core.db);
    expect(await infoOf(suspended)).toBeNull();
    expect((await goOn(suspended)).status).toBe(401);
  });

  it('still owes the second factor where there is one', async () => {
    const sam = (await server.person('sam_doyle')).userId;
    const caller = await enter({ remember_device: true }, sam);
    await sql`INSERT INTO second_factors (user_id, sealed_secret, confirmed_at) VALUES (${sam}, 'sealed', now())`.execute(server.core.db);
    expect(await goOn(caller)).toMatchObject({ data: null, error_name: 'more_proof_needed' });
  });
});
