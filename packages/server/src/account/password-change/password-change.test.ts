import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserPasswordResource } from '@bowerbird/contract/account/password-change/calls.ts';
import { HandshakeSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { PasswordResetResource } from '@bowerbird/contract/identity/mailed-links/calls.ts';
import { logInElsewhere, PASSWORD, personWithPassword } from '../../testing/account-cast.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';
import { issueMailToken } from '../../identity/mail-tokens/index.ts';
import { makeHandshakeToken } from '../../identity/sessions/index.ts';

describe('another password', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  const change = (caller: TestCaller, new_password: string, password = PASSWORD) =>
    caller.envelope(UserPasswordResource.update, { password, new_password });
  const isIn = async (caller: TestCaller) => (await caller.request({ method: 'GET', url: '/v3/users/me/' })).status === 200;

  it('opens the door from now on, keeps this browser in and puts every other one out, with what was on its way', async () => {
    const noor = await personWithPassword(server, 'noor_haddad');
    const elsewhere = await logInElsewhere(server, 'noor_haddad');
    const handshake = await makeHandshakeToken(server.core.db, { userId: noor.userId, isRegistration: false, isLimited: false });
    const link = await issueMailToken(server.core.db, { userId: noor.userId, purpose: 'reset_password', details: { email: noor.email } });

    expect((await change(noor, 'new feathers 43')).resource_response.status).toBe('success');
    expect([await isIn(noor), await isIn(elsewhere)]).toEqual([true, false]);
    const late = await server.stranger().envelope(HandshakeSessionResource.create, { token: handshake });
    expect(late.resource_response.error?.name).toBe('dead_token');
    const reset = await server.stranger().envelope(PasswordResetResource.create, { token: link, password: 'third feathers 44' });
    expect(reset.resource_response.error?.name).toBe('dead_token');
    await expect(logInElsewhere(server, 'noor_haddad')).rejects.toThrow('code 20');
    await logInElsewhere(server, 'noor_haddad', 'new feathers 43');
  });

  it('needs the old one, and tires of guesses', async () => {
    const lena = await personWithPassword(server, 'lena_fjeld');
    expect((await change(lena, 'new feathers 43', 'wrong')).resource_response).toMatchObject({
      code: 20,
      error: { name: 'wrong_credentials' },
    });
    const replies = await Promise.all(Array.from({ length: 25 }, (_, guess) => change(lena, 'new feathers 43', `guess ${guess}`)));
    const codes = replies.map(({ resource_response: { code } }) => code);
    expect(codes.filter((code) => code === 20)).toHaveLength(19);
    expect(codes.filter((code) => code === 23)).toHaveLength(6);
    await logInElsewhere(server, 'lena_fjeld');
  });

  it('is the first one of an account that has none', async () => {
    const sam = await server.person('sam_doyle');
    expect((await sam.envelope(UserPasswordResource.update, { new_password: 'new feathers 43' })).resource_response.status).toBe('success');
    await logInElsewhere(server, 'sam_doyle', 'new feathers 43');
  });

  it.each([
    ['', 13, 'required'],
    ['seven77', 13, 'minLength'],
    ['x'.repeat(129), 13, 'maxLength'],
    ['x'.repeat(500_000), 13, 'maxLength'],
    ['         ', 13, 'blank'],
    ['pässword 12', 13, 'characters'],
    ['tab\tinside 12', 13, 'characters'],
    ['password123', 14, 'too_common'],
    ['ines_duarte@example.org', 14, 'same_as_email'],
  ])('is refused as %.20j', async (password, code, rule) => {
    const ines = await server.person('ines_duarte').catch(async () => {
      const { id } = await server.core.db.selectFrom('users').select('id').where('username', '=', 'ines_duarte').executeTakeFirstOrThrow();
      return server.callerOf(id);
    });
    const { resource_response: reply } = await ines.envelope(UserPasswordResource.update, { new_password: password });
    expect(reply).toMatchObject({ code, error: { extraData: { fields: [{ field: 'new_password', rule }] } } });
  });
});
