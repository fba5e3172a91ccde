import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  PasskeyLogInOptionsResource,
  PasskeyLogInResource,
  PasskeyOptionsResource,
  PasskeyResource,
} from '@bowerbird/contract/identity/passkeys/calls.ts';
import { RecoveryCodesResource, SecondFactorResource } from '@bowerbird/contract/identity/second-factor/calls.ts';
import { EmailChangeResource } from '@bowerbird/contract/account/email-change/calls.ts';
import { ConnectedAccountsResource } from '@bowerbird/contract/identity/connected-accounts/calls.ts';
import { SignInNonceResource } from '@bowerbird/contract/identity/providers/calls.ts';
import { DeveloperAppsResource } from '@bowerbird/contract/operation/apps/calls.ts';
import { DeviceAlertResource } from '@bowerbird/contract/identity/device-alerts/calls.ts';
import { PasswordResetResource } from '@bowerbird/contract/identity/mailed-links/calls.ts';
import { HandshakeSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { AccountLanguageResource, AccountSettingsResource } from '@bowerbird/contract/account/account-settings/calls.ts';
import { UserPasswordResource } from '@bowerbird/contract/account/password-change/calls.ts';
import { AccountClosureResource } from '@bowerbird/contract/account/closure/calls.ts';
import { ClaimedWebsitesResource } from '@bowerbird/contract/account/claimed-websites/calls.ts';
import { logInElsewhere, PASSWORD, personWithPassword } from '../../testing/account-cast.ts';
import { linkIn } from '../../testing/mail-links.ts';
import { startSignInProvider, type SignInProvider } from '../../testing/sign-in-provider.ts';
import { postForm } from '../../testing/sign-up-payload.ts';
import { createSoftAuthenticator } from '../../testing/soft-authenticator.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';

const STEP = 30_000;
const THEIRS = 'stolen feathers 43';
const MINE = 'greener feathers 44';

describe('what opens an account', () => {
  let server: TestServer;
  let provider: SignInProvider;
  let noor: Awaited<ReturnType<typeof personWithPassword>>;
  let people = 0;
  beforeAll(async () => {
    provider = await startSignInProvider(() => server.clock.now);
    server = await createTestServer({ env: { ...provider.env, LIMIT_LOGINS_PER_HOUR: '10000' } });
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });
  beforeEach(async () => {
    people += 1;
    noor = await personWithPassword(server, `noor_${people}`, 'Noor Haddad');
    await sql`UPDATE users SET email_verified_at = now() WHERE id = ${noor.userId}`.execute(server.core.db);
    // Their own device is known; another one is told of.
    await logInElsewhere(server, noor.email);
    await server.forgetMails();
  });

  const codeOf = (secret: string) => {
    server.clock.now += STEP;
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now });
  };
  async function addPasskey(caller: TestCaller, password = PASSWORD) {
    const key = createSoftAuthenticator();
    const { challenge } = await caller.data(PasskeyOptionsResource.create, { password });
    const { id } = await caller.data(PasskeyResource.create, { name: 'Key', answer: key.register(challenge) });
    const opens = async () => {
      const asked = await server.stranger().data(PasskeyLogInOptionsResource.create);
      const reply = await server.stranger().envelope(PasskeyLogInResource.create, { answer: key.answer(asked.challenge) });
      return reply.resource_response.error?.name ?? 'in';
    };
    return { id, opens };
  }
  async function turnOnTwoSteps(caller: TestCaller, password = PASSWORD) {
    const { secret } = await caller.data(SecondFactorResource.create, { password });
    await caller.data(SecondFactorResource.update, { mfa_token: codeOf(secret) });
    return secret;
  }
  async function changeAddress(caller: TestCaller, email: string, password = PASSWORD) {
    await caller.data(EmailChangeResource.create, { email, password });
    const token = linkIn(server.mails.findLast(({ to }) => to === email)!).searchParams.get('token')!;
    await server.stranger().data(EmailChangeResource.update, { token });
  }
  async function identityToken(sub: string) {
    const { nonce } = await server.stranger().data(SignInNonceResource.create);
    return provider.googleToken({ sub }, nonce);
  }
  const connect = async (caller: TestCaller, sub: string, password = PASSWORD) =>
    caller.data(ConnectedAccountsResource.create, { google_open_id_token: await identityToken(sub), password });
  const logInByGoogle = async (sub: string) =>
    (await postForm(server.stranger(), '/v3/login/google/handshake/', { google_open_id_token: await identityToken(sub) })).code;
  const makeApp = (caller: TestCaller, name: string) =>
    caller.data(DeveloperAppsResource.create, { app_name: name, redirect_uris: ['https://app.example.org/back'] });
  const alarm = () => linkIn(server.mails.find(({ to, text }) => to === noor.email && text.includes('/secure/not-me/'))!);
  const sayNotMe = () => server.stranger().envelope(DeviceAlertResource.create, { token: alarm().searchParams.get('token')! });
  async function getBackIn() {
    const { reset_token: token } = (await sayNotMe()).resource_response.data!;
    const caller = server.stranger();
    const handshake = await caller.data(PasswordResetResource.create, { token, password: MINE });
    await caller.data(HandshakeSessionResource.create, { token: handshake });
    return caller;
  }

  it('is told to its person by mail whenever it changes, in their language, with a link that undoes it', async () => {
    await noor.data(AccountLanguageResource.update, { locale: 'de' });
    const subjectsOf = async (act: () => Promise<unknown>) => {
      await server.forgetMails();
      await act();
      await server.settle();
      expect(server.mails.map(({ to }) => to)).toEqual(server.mails.map(() => noor.email));
      expect(server.mails.map((mail) => linkIn(mail).pathname)).toEqual(server.mails.map(() => '/secure/not-me/'));
      for (const { html } of server.mails) expect(html).toContain('lang="de"');
      return server.mails.map(({ subject }) => subject);
    };
    let secret = '';
    let key = { id: '' };
    expect(await subjectsOf(async () => (secret = await turnOnTwoSteps(noor)))).toEqual([
      'Anmelden in zwei Schritten ist an für dein Konto bei Bowerbird',
    ]);
    expect(await subjectsOf(() => noor.data(RecoveryCodesResource.create, { mfa_token: codeOf(secret) }))).toEqual([
      'Neue Wiederherstellungscodes für dein Konto bei Bowerbird',
    ]);
    expect(await subjectsOf(() => noor.envelope(SecondFactorResource.delete, { mfa_token: '000000' }))).toEqual([]);
    expect(await subjectsOf(() => noor.data(SecondFactorResource.delete, { mfa_token: codeOf(secret) }))).toEqual([
      'Anmelden in zwei Schritten ist aus für dein Konto bei Bowerbird',
    ]);
    expect(await subjectsOf(async () => (key = await addPasskey(noor)))).toEqual(['Ein Passkey kam zu deinem Konto bei Bowerbird hinzu']);
    expect(await subjectsOf(() => noor.data(PasskeyResource.delete, { id: key.id }))).toEqual([
      'Ein Passkey deines Kontos bei Bowerbird wurde entfernt',
    ]);
  });

  it('is as it was once an earlier alert is answered too, where the newest one was answered first', async () => {
    const thief = await logInElsewhere(server, noor.email);
    await turnOnTwoSteps(thief);
    await server.settle();
    await addPasskey(thief);
    await server.settle();
    const links = server.mails.filter(({ to, text }) => to === noor.email && text.includes('/secure/not-me/')).map(linkIn);
    const answer = async (link: URL) => {
      const input = { token: link.searchParams.get('token')! };
      return (await server.stranger().envelope(DeviceAlertResource.create, input)).resource_response;
    };
    expect(links.length).toBeGreaterThan(1);
    let token = '';
    for (const link of links.toReversed()) token = (await answer(link)).data!.reset_token;
    const back = server.stranger();
    const handshake = await back.data(PasswordResetResource.create, { token, password: MINE });
    await back.data(HandshakeSessionResource.create, { token: handshake });
    expect(await back.data(SecondFactorResource.get)).toMatchObject({ is_enabled: false });
  });

  it('is as it was, whatever somebody else changed, once its person says that it was not them', async () => {
    const own = await addPasskey(noor);
    await server.forgetMails();
    const thief = await logInElsewhere(server, noor.email);
    await server.settle();

    const theirs = await addPasskey(thief);
    await turnOnTwoSteps(thief);
    await sql`INSERT INTO app_records (model, id_hash, user_id, client_id, sealed, expires_at)
      VALUES ('AccessToken', ${Buffer.from(noor.userId)}, ${noor.userId}, 'theirs', '', now() + interval '1 hour')`.execute(server.core.db);
    await changeAddress(thief, `thief_${people}@example.org`);
    await thief.data(UserPasswordResource.update, { password: PASSWORD, new_password: THEIRS });
    await thief.data(AccountClosureResource.create, { how: 'delete', password: THEIRS });

    const back = await getBackIn();
    expect(await back.data(AccountSettingsResource.get)).toMatchObject({
      email: noor.email,
      is_email_verified: true,
    });
    expect(await back.data(SecondFactorResource.get)).toMatchObject({ is_enabled: false });
    expect((await back.data(PasskeyResource.get)).map(({ id }) => id)).toEqual([own.id]);
    expect([await own.opens(), await theirs.opens()]).toEqual(['in', 'wrong_credentials']);
    expect((await thief.request({ method: 'GET', url: '/v3/users/me/' })).status).toBe(401);
    expect(await server.core.db.selectFrom('app_records').select('model').where('user_id', '=', noor.userId).execute()).toEqual([]);
    await expect(logInElsewhere(server, `thief_${people}@example.org`, THEIRS)).rejects.toThrow('code 20');
  });

  it('is no longer opened by a provider that was connected since', async () => {
    const thief = await logInElsewhere(server, noor.email);
    await server.settle();
    await connect(thief, `thief-${people}`);
    expect(await logInByGoogle(`thief-${people}`)).toBe(0);

    const back = await getBackIn();
    expect(await back.data(ConnectedAccountsResource.get)).toEqual([]);
    expect(await logInByGoogle(`thief-${people}`)).toBe(25);
  });

  it('is still opened by a provider that was connected before', async () => {
    await connect(noor, `noor-${people}`);
    await server.forgetMails();
    await logInElsewhere(server, noor.email);
    await server.settle();
    await getBackIn();
    expect(await logInByGoogle(`noor-${people}`)).toBe(0);
  });

  it('keeps the websites and apps of before, and none of those since', async () => {
    const fill = async (caller: TestCaller, name: string) => {
      await caller.data(ClaimedWebsitesResource.create, { website: `${name}-${people}.example.org` });
      await makeApp(caller, name);
    };
    await fill(noor, 'noors');
    const thief = await logInElsewhere(server, noor.email);
    await server.settle();
    await fill(thief, 'theirs');

    const back = await getBackIn();
    const websites = await back.data(ClaimedWebsitesResource.get);
    expect(websites.map(({ domain }) => domain)).toEqual([`noors-${people}.example.org`]);
    expect((await back.data(DeveloperAppsResource.get)).map(({ app_name: name }) => name)).toEqual(['noors']);
  });

  it('asks for the second step of before, and takes none of the codes made since', async () => {
    const secret = await turnOnTwoSteps(noor);
    await sql`UPDATE second_factors SET confirmed_at = now() - interval '6 days' WHERE user_id = ${noor.userId}`.execute(server.core.db);
    await server.forgetMails();
    const thief = await server.callerOf(noor.userId);
    const { recovery_codes: codes } = await thief.data(RecoveryCodesResource.create, { mfa_token: codeOf(secret) });
    await server.settle();

    const { reset_token: token } = (await sayNotMe()).resource_response.data!;
    const asked = await server.stranger().envelope(PasswordResetResource.create, { token, password: MINE });
    const { attempt } = asked.resource_response.error!.extraData as { attempt: string };
    const answer = async (code: string) =>
      (await postForm(server.stranger(), '/v3/login/mfa/handshake/', { attempt, mfa_token: code })).code;
    expect([await answer(codes[0]!), await answer(codeOf(secret))]).toEqual([22, 0]);
  });

  it('comes back without an address where that is somebody else’s by now', async () => {
    const thief = await logInElsewhere(server, noor.email);
    await server.settle();
    await changeAddress(thief, `thief_${people}@example.org`);
    await sql`UPDATE users SET email = ${noor.email} WHERE id = ${(await server.person(`squatter_${people}`)).userId}`.execute(
      server.core.db,
    );
    const back = await getBackIn();
    expect(await back.data(AccountSettingsResource.get)).toMatchObject({ email: null });
    await expect(logInElsewhere(server, `thief_${people}@example.org`, MINE)).rejects.toThrow('code 20');
    await logInElsewhere(server, `noor_${people}`, MINE);
  });

  it.each([
    ['stood before', '6 days'],
    ['has stood for days, since somebody else may read the mails', '4 days'],
  ])('keeps a second step that %s', async (_why, age) => {
    await logInElsewhere(server, noor.email);
    await server.settle();
    await turnOnTwoSteps(noor);
    await sql`UPDATE second_factors SET confirmed_at = now() - ${age}::interval WHERE user_id = ${noor.userId}`.execute(server.core.db);
    await sql`UPDATE mail_tokens SET details = jsonb_set(details, '{since}', to_jsonb(now() - interval '5 days'))
      WHERE user_id = ${noor.userId}`.execute(server.core.db);
    const { reset_token: token } = (await sayNotMe()).resource_response.data!;
    const refused = await server.stranger().envelope(PasswordResetResource.create, { token, password: MINE });
    expect(refused.resource_response.error?.name).toBe('more_proof_needed');
  });
});
