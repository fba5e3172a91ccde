import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HandshakeSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { DeviceAlertResource } from '@bowerbird/contract/identity/device-alerts/calls.ts';
import { SecondFactorResource } from '@bowerbird/contract/identity/second-factor/calls.ts';
import { PasswordResetResource } from '@bowerbird/contract/identity/mailed-links/calls.ts';
import { linkIn } from '../../testing/mail-links.ts';
import { LOGIN, noorsSignUp, postForm, REGISTER } from '../../testing/sign-up-payload.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';

const right = { username_or_email: noorsSignUp.email, password: noorsSignUp.password };

describe('a device that an account does not know', () => {
  let server: TestServer;
  let noor: TestCaller;
  beforeAll(async () => {
    server = await createTestServer();
    noor = server.stranger();
    const { data: token } = await postForm(noor, REGISTER, noorsSignUp);
    await noor.data(HandshakeSessionResource.create, { token });
    await server.settle();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.forgetMails();
  });

  async function logIn(caller = server.stranger()): Promise<TestCaller> {
    const { data: token } = await postForm(caller, LOGIN, right);
    await caller.data(HandshakeSessionResource.create, { token });
    await server.settle();
    return caller;
  }
  const sayNotMe = (token: string) => server.stranger().envelope(DeviceAlertResource.create, { token });

  it('is told to the person by mail; the first one and those that are known are not', async () => {
    await logIn(noor);
    expect(server.mails).toEqual([]);
    await logIn();
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [noorsSignUp.email, 'A new device logged in to your Bowerbird account'],
    ]);
    expect(linkIn(server.mails[0]!).pathname).toBe('/secure/not-me/');
  });

  it('is out at once when the person says that it was not them, with the password it knew', async () => {
    const thief = await logIn();
    const token = linkIn(server.mails[0]!).searchParams.get('token')!;
    const replies = await Promise.all([sayNotMe(token), sayNotMe(token), sayNotMe(token)]);
    expect(replies.filter(({ resource_response: { status } }) => status === 'success')).toHaveLength(1);

    expect((await thief.envelope(SecondFactorResource.get)).resource_response.http_status).toBe(401);
    expect((await noor.envelope(SecondFactorResource.get)).resource_response.http_status).toBe(401);
    expect(await postForm(thief, LOGIN, right)).toMatchObject({ code: 20 });

    const resetToken = replies.map(({ resource_response: { data } }) => data?.reset_token).find(Boolean)!;
    const handshake = await noor.data(PasswordResetResource.create, { token: resetToken, password: 'new feathers 44' });
    expect(await noor.data(HandshakeSessionResource.create, { token: handshake })).toMatchObject({ login_state: 1 });
  });
});
