import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountSettings } from '@bowerbird/contract/identity/account-settings/schemas.ts';
import type { Passkey } from '@bowerbird/contract/identity/passkeys/schemas.ts';
import type { Enrolment, RecoveryCodes, SecondFactorState } from '@bowerbird/contract/identity/second-factor/schemas.ts';
import { logInElsewhere, PASSWORD, personWithPassword } from '../../testing/account-cast.ts';
import { linkIn } from '../../testing/mail-links.ts';
import { createSoftAuthenticator } from '../../testing/soft-authenticator.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';

const STEP = 30_000;
const THEIRS = 'stolen feathers 43';
const MINE = 'greener feathers 44';

describe('what opens an account', () => {
  let server: TestServer;
  let noor: Awaited<ReturnType<typeof personWithPassword>>;
  let people = 0;
  beforeAll(async () => {
    server = await createTestServer({ env: { LIMIT_LOGINS_PER_HOUR: '10000' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    people += 1;
    noor = await personWithPassword(server, `noor_${people}`, 'Noor Haddad');
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
    const { challenge } = await caller.data<{ challenge: string }>('PasskeyOptionsResource', 'create', { password });
    const { id } = await caller.data<Passkey>('PasskeyResource', 'create', { name: 'Key', answer: key.register(challenge) });
    const opens = async () => {
      const asked = await server.stranger().data<{ challenge: string }>('PasskeyLogInOptionsResource', 'create');
      const reply = await server.stranger().resource('PasskeyLogInResource', 'create', { answer: key.answer(asked.challenge) });
      return reply.resource_response.error?.name ?? 'in';
    };
    return { id, opens };
  }
  async function turnOnTwoSteps(caller: TestCaller, password = PASSWORD) {
    const { secret } = await caller.data<Enrolment>('SecondFactorResource', 'create', { password });
    await caller.data<RecoveryCodes>('SecondFactorResource', 'update', { mfa_token: codeOf(secret) });
    return secret;
  }
  async function changeAddress(caller: TestCaller, email: string, password = PASSWORD) {
    await caller.data('EmailChangeResource', 'create', { email, password });
    const token = linkIn(server.mails.findLast(({ to }) => to === email)!).searchParams.get('token');
    await server.stranger().data('EmailChangeResource', 'update', { token });
  }
  const alarm = () => linkIn(server.mails.find(({ to, text }) => to === noor.email && text.includes('/secure/not-me/'))!);
  const sayNotMe = () =>
    server.stranger().resource<{ reset_token: string }>('DeviceAlertResource', 'create', { token: alarm().searchParams.get('token') });
  async function getBackIn() {
    const { reset_token: token } = (await sayNotMe()).resource_response.data!;
    const caller = server.stranger();
    const handshake = await caller.data<string>('PasswordResetResource', 'create', { token, password: MINE });
    await caller.data('HandshakeSessionResource', 'create', { token: handshake });
    return caller;
  }

  it('is told to its person by mail whenever it changes, in their language, with a link that undoes it', async () => {
    await noor.data('AccountLanguageResource', 'update', { locale: 'de' });
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
    expect(await subjectsOf(() => noor.data('RecoveryCodesResource', 'create', { mfa_token: codeOf(secret) }))).toEqual([
      'Neue Wiederherstellungscodes für dein Konto bei Bowerbird',
    ]);
    expect(await subjectsOf(() => noor.resource('SecondFactorResource', 'delete', { mfa_token: '000000' }))).toEqual([]);
    expect(await subjectsOf(() => noor.data('SecondFactorResource', 'delete', { mfa_token: codeOf(secret) }))).toEqual([
      'Anmelden in zwei Schritten ist aus für dein Konto bei Bowerbird',
    ]);
    expect(await subjectsOf(async () => (key = await addPasskey(noor)))).toEqual(['Ein Passkey kam zu deinem Konto bei Bowerbird hinzu']);
    expect(await subjectsOf(() => noor.data('PasskeyResource', 'delete', { id: key.id }))).toEqual([
      'Ein Passkey deines Kontos bei Bowerbird wurde entfernt',
    ]);
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
    await thief.data('UserPasswordResource', 'update', { password: PASSWORD, new_password: THEIRS });
    await thief.data('AccountClosureResource', 'create', { how: 'delete', password: THEIRS });

    const back = await getBackIn();
    expect(await back.data<AccountSettings>('AccountSettingsResource', 'get')).toMatchObject({
      email: noor.email,
      is_email_verified: true,
    });
    expect(await back.data<SecondFactorState>('SecondFactorResource', 'get')).toMatchObject({ is_enabled: false });
    expect((await back.data<Passkey[]>('PasskeyResource', 'get')).map(({ id }) => id)).toEqual([own.id]);
    expect([await own.opens(), await theirs.opens()]).toEqual(['in', 'wrong_credentials']);
    expect((await thief.request({ method: 'GET', url: '/v3/users/me/' })).status).toBe(401);
    expect(await server.core.db.selectFrom('app_records').select('model').where('user_id', '=', noor.userId).execute()).toEqual([]);
    await expect(logInElsewhere(server, `thief_${people}@example.org`, THEIRS)).rejects.toThrow('code 20');
  });

  it('comes back without an address where that is somebody else’s by now', async () => {
    const thief = await logInElsewhere(server, noor.email);
    await server.settle();
    await changeAddress(thief, `thief_${people}@example.org`);
    await sql`UPDATE users SET email = ${noor.email} WHERE id = ${(await server.person(`squatter_${people}`)).userId}`.execute(
      server.core.db,
    );
    const back = await getBackIn();
    expect(await back.data<AccountSettings>('AccountSettingsResource', 'get')).toMatchObject({ email: null });
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
    const refused = await server.stranger().resource('PasswordResetResource', 'create', { token, password: MINE });
    expect(refused.resource_response.error?.name).toBe('more_proof_needed');
  });
});
