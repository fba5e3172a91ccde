import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ConnectedAccountsResource } from '@bowerbird/contract/identity/connected-accounts/calls.ts';
import { LineTokenResource, SignInNonceResource } from '@bowerbird/contract/identity/providers/calls.ts';
import { HandshakeSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { SecondFactorResource } from '@bowerbird/contract/identity/second-factor/calls.ts';
import { PasskeyOptionsResource, PasskeyResource } from '@bowerbird/contract/identity/passkeys/calls.ts';
import { PASSWORD, personWithPassword } from '../../testing/account-cast.ts';
import { createSoftAuthenticator } from '../../testing/soft-authenticator.ts';
import { startSignInProvider, type Face, type SignInProvider, type TokenChange } from '../../testing/sign-in-provider.ts';
import { birthdayOf, postForm, type HandshakeReply } from '../../testing/sign-up-payload.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';

const birthday = birthdayOf('1991-04-12');
const noor: Face = { sub: 'g-1', email: 'noor.haddad@example.org', email_verified: true, name: 'Noor Haddad' };

describe('coming in by a provider', () => {
  let server: TestServer;
  let provider: SignInProvider;
  beforeAll(async () => {
    provider = await startSignInProvider(() => server.clock.now);
    server = await createTestServer({
      env: { ...provider.env, LIMIT_LOGINS_PER_HOUR: '100000', LIMIT_SIGNUPS_PER_HOUR: '100000' },
    });
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });
  afterEach(() => provider.breakDown(null));

  const makeNonce = async () => (await server.stranger().data(SignInNonceResource.create)).nonce;
  const tokenOf = async (face: Face, change?: TokenChange) => provider.googleToken(face, await makeNonce(), change);
  const logIn = (fields: object, caller = server.stranger(), name = 'google') => postForm(caller, `/v3/login/${name}/handshake/`, fields);
  const register = (fields: object, caller = server.stranger(), name = 'google') =>
    postForm(caller, `/v3/register/${name}/handshake/`, { birthday, ...fields });
  const enter = (caller: TestCaller, { data: token }: HandshakeReply) => caller.data(HandshakeSessionResource.create, { token });
  const signedUp = async (face: Face) => {
    const caller = server.stranger();
    const record = await enter(caller, await register({ google_open_id_token: await tokenOf(face) }, caller));
    return { ...caller, userId: record.id!, record };
  };
  const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now });
  const countUsers = async () => (await sql<{ n: number }>`SELECT count(*)::int n FROM users`.execute(server.core.db)).rows[0]!.n;

  it('first says that there is no account, and the same token then makes one, once', async () => {
    const google_open_id_token = await tokenOf(noor);
    const refused = await logIn({ google_open_id_token });
    expect(refused).toMatchObject({ httpStatus: 401, code: 25, extraData: { has_email: true, name: 'Noor Haddad' } });
    const caller = server.stranger();
    const record = await enter(caller, await register({ google_open_id_token }, caller));
    expect(record).toMatchObject({
      full_name: 'Noor Haddad',
      email: 'noor.haddad@example.org',
      has_password: false,
      connected_to_google: true,
      connected_to_facebook: false,
      login_state: 1,
    });
    await server.settle();
    expect(server.mails.filter(({ to }) => to === noor.email)).toEqual([]);
    expect((await register({ google_open_id_token })).code).toBe(31);
    expect((await logIn({ google_open_id_token })).code).toBe(31);

    const again = server.stranger();
    expect(await enter(again, await logIn({ google_open_id_token: await tokenOf(noor) }, again))).toMatchObject({ id: record.id });
  });

  it('takes a token once, of ten at the same time', async () => {
    await signedUp({ sub: 'g-once', name: 'Mei Tan', email: 'mei@example.org', email_verified: true });
    const google_open_id_token = await tokenOf({ sub: 'g-once' });
    const codes = (await Promise.all(Array.from({ length: 10 }, () => logIn({ google_open_id_token })))).map(({ code }) => code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(31)]);
  });

  it.each<[string, () => Promise<string>, number]>([
    ['for another app', () => tokenOf(noor, { claims: { aud: 'another.apps.example.org' } }), 24],
    ['for several apps', () => tokenOf(noor, { claims: { aud: ['client.apps.example.org', 'another.example'] } }), 24],
    ['of another issuer', () => tokenOf(noor, { claims: { iss: 'https://accounts.elsewhere.example' } }), 24],
    ['signed by another key', async () => provider.foreignToken(noor, await makeNonce()), 24],
    ['named after a key that is not there', () => tokenOf(noor, { header: { kid: 'unheard-of' } }), 24],
    ['with no signature', async () => provider.unsignedToken(noor, await makeNonce()), 24],
    ['that is cut off', async () => (await tokenOf(noor)).slice(0, -20), 24],
    ['that is no token', async () => 'a.b.c', 24],
    ['that is too old', () => tokenOf(noor, { expiresIn: -60 }), 31],
    ['without a nonce', () => provider.googleToken(noor, null), 24],
    ['with a nonce of its own', () => provider.googleToken(noor, 'of-my-own'), 31],
    ['without a subject', () => tokenOf(noor, { claims: { sub: '' } }), 24],
    ['far too long', async () => `${await tokenOf(noor)}${'x'.repeat(10_000)}`, 13],
  ])('refuses a token %s, and changes nothing', async (_case, make, code) => {
    const before = await countUsers();
    const google_open_id_token = await make();
    expect(await logIn({ google_open_id_token })).toMatchObject({ status: 'failure', code });
    expect(await register({ google_open_id_token })).toMatchObject({ status: 'failure', code });
    expect(await countUsers()).toBe(before);
  });

  it('refuses a nonce that is over ten minutes old, and keeps only hashes of them', async () => {
    const nonce = await makeNonce();
    const { rows } = await sql<{ text: string }>`SELECT n::text text FROM sign_in_nonces n`.execute(server.core.db);
    expect(rows.map(({ text }) => text).join()).not.toContain(nonce);
    await sql`UPDATE sign_in_nonces SET expires_at = expires_at - interval '601 seconds'`.execute(server.core.db);
    expect((await logIn({ google_open_id_token: await provider.googleToken(noor, nonce) })).code).toBe(31);
  });

  it('never opens an account because an address is the same, and writes to whoever has it', async () => {
    const lena = await personWithPassword(server, 'lena_fjeld', 'Lena Fjeld');
    const same: Face = { sub: 'g-not-lena', email: lena.email.toUpperCase(), email_verified: true, name: 'Lena Fjeld' };
    const google_open_id_token = await tokenOf(same);
    expect((await logIn({ google_open_id_token })).code).toBe(25);
    expect(await register({ google_open_id_token })).toMatchObject({ httpStatus: 409, code: 10 });
    expect(server.mails.some(({ to }) => to === lena.email)).toBe(true);
    expect(await lena.data(ConnectedAccountsResource.get)).toEqual([]);
  });

  it('still asks for the second factor, whose code goes along or comes second', async () => {
    const mei = await signedUp({ sub: 'g-second', name: 'Priya Nair', email: 'priya@example.org', email_verified: true });
    const { secret } = await mei.data(SecondFactorResource.create, {});
    await mei.data(SecondFactorResource.update, { mfa_token: codeOf(secret) });
    server.clock.now += 30_000;
    const caller = server.stranger();
    const reply = await logIn({ google_open_id_token: await tokenOf({ sub: 'g-second' }) }, caller);
    expect(reply).toMatchObject({ httpStatus: 401, code: 21, data: null });
    const { attempt } = reply.extraData as { attempt: string };
    const second = await postForm(caller, '/v3/login/mfa/handshake/', {
      attempt,
      mfa_token: codeOf(secret),
    });
    expect(await enter(caller, second)).toMatchObject({ id: mei.userId });
    const wrong = await logIn({ google_open_id_token: await tokenOf({ sub: 'g-second' }), mfa_token: '000000' });
    expect(wrong.code).toBe(22);
  });

  it('makes one account of ten sign-ups of one person at once, and all come into it', async () => {
    const face: Face = { sub: 'g-race', email: 'oskar@example.org', email_verified: true, name: 'Oskar Lind' };
    const tokens = await Promise.all(Array.from({ length: 10 }, () => tokenOf(face)));
    const replies = await Promise.all(tokens.map((google_open_id_token) => register({ google_open_id_token })));
    expect(replies.map(({ code }) => code)).toEqual(Array<number>(10).fill(0));
    const { rows } = await sql`SELECT 1 FROM users WHERE email = ${face.email}`.execute(server.core.db);
    expect(rows).toHaveLength(1);
  });

  it('asks everybody for a birthday, and refuses who is not yet 13', async () => {
    const google_open_id_token = await tokenOf({ sub: 'g-young', name: 'Sam Doyle', email: 'sam@example.org', email_verified: true });
    const none = await register({ google_open_id_token, birthday: '' });
    expect(none.extraData?.fields).toEqual([{ field: 'birthday', rule: 'required' }]);
    const caller = server.stranger();
    const birthday = birthdayOf('2020-01-01');
    expect((await register({ google_open_id_token, birthday }, caller)).extraData?.fields).toEqual([
      { field: 'birthday', rule: 'confirm' },
    ]);
    expect((await register({ google_open_id_token, birthday, confirmed_birthday: birthday }, caller)).code).toBe(12);
    expect((await register({ google_open_id_token }, caller)).code).toBe(12);
  });

  it('lets nobody in who was suspended', async () => {
    const ines = await signedUp({ sub: 'g-gone', name: 'Ines Duarte', email: 'ines@example.org', email_verified: true });
    await sql`UPDATE users SET state = 1 WHERE id = ${ines.userId}`.execute(server.core.db);
    expect((await logIn({ google_open_id_token: await tokenOf({ sub: 'g-gone' }) })).code).toBe(20);
  });

  it('says that a provider is down, and the same proof is good again later', async () => {
    const face: Face = { sub: 'f-1', name: 'Tomas Vesely', email: 'tomas@example.org' };
    const facebook = { facebook_id: 'f-1', facebook_token: provider.facebookToken(face) };
    const line = { line_id_token: provider.lineToken({ sub: 'l-1', name: 'Yuki Mori' }, await makeNonce()) };
    provider.breakDown(503);
    expect(await register(facebook, undefined, 'facebook')).toMatchObject({ httpStatus: 503, code: 91 });
    expect(await logIn(line, undefined, 'line')).toMatchObject({ httpStatus: 503, code: 91 });
    provider.breakDown(null);
    expect((await register(facebook, undefined, 'facebook')).code).toBe(0);
    expect((await register({ ...line, email: 'yuki@example.org' }, undefined, 'line')).code).toBe(0);
  });

  it('takes a Facebook token of this app and this person alone, once', async () => {
    const face: Face = { sub: 'f-2', name: 'Amara Obi', email: 'amara@example.org' };
    const wrong = { facebook_id: 'f-2', facebook_token: provider.facebookToken(face, 'another app') };
    expect((await register(wrong, undefined, 'facebook')).code).toBe(24);
    const facebook_token = provider.facebookToken(face);
    expect((await register({ facebook_id: 'f-3', facebook_token }, undefined, 'facebook')).code).toBe(24);
    expect((await register({ facebook_id: 'f-2', facebook_token: 'made up' }, undefined, 'facebook')).code).toBe(24);
    const caller = server.stranger();
    const record = await enter(caller, await register({ facebook_id: 'f-2', facebook_token }, caller, 'facebook'));
    expect(record).toMatchObject({ facebook_id: 'f-2', connected_to_facebook: true, email: 'amara@example.org' });
    expect((await logIn({ facebook_id: 'f-2', facebook_token }, undefined, 'facebook')).code).toBe(31);
    await server.settle();
    expect(server.mails.some(({ to, text }) => to === 'amara@example.org' && text.includes('/verify/email/'))).toBe(true);
  });

  it('takes a LINE token of this channel, once, and asks for the address that LINE does not give', async () => {
    const face: Face = { sub: 'l-2', name: 'Jonas Weber' };
    expect((await logIn({ line_id_token: provider.lineToken(face, await makeNonce(), 'another') }, undefined, 'line')).code).toBe(24);
    const { line_id_token } = await server.stranger().data(LineTokenResource.create, { code: provider.lineCode(face, await makeNonce()) });
    const refused = await logIn({ line_id_token }, undefined, 'line');
    expect(refused).toMatchObject({ code: 25, extraData: { has_email: false } });
    expect((await register({ line_id_token }, undefined, 'line')).extraData?.fields).toEqual([{ field: 'email', rule: 'required' }]);
    expect((await register({ line_id_token, email: 'jonas@example.org' }, undefined, 'line')).code).toBe(0);
    expect((await logIn({ line_id_token }, undefined, 'line')).code).toBe(31);
    const { resource_response: reply } = await server.stranger().envelope(LineTokenResource.create, { code: 'code-of-nobody' });
    expect(reply.error?.name).toBe('provider_refused');
  });

  describe('once signed in', () => {
    const connect = (caller: TestCaller, input: object) => caller.envelope(ConnectedAccountsResource.create, input);

    it('connects with the password, then opens this account and no other', async () => {
      const elif = await personWithPassword(server, 'elif_demir', 'Elif Demir');
      const face: Face = { sub: 'g-elif', email: 'elif@elsewhere.example', email_verified: true, name: 'Elif Demir' };
      const { resource_response: refused } = await connect(elif, { google_open_id_token: await tokenOf(face), password: 'not blue' });
      expect(refused.error?.name).toBe('wrong_credentials');
      const { resource_response: done } = await connect(elif, { google_open_id_token: await tokenOf(face), password: PASSWORD });
      expect(done.data).toEqual([{ provider: 'google', label: 'elif@elsewhere.example', created_at: expect.any(String) }]);
      const caller = server.stranger();
      expect(await enter(caller, await logIn({ google_open_id_token: await tokenOf(face) }, caller))).toMatchObject({ id: elif.userId });

      const sam = await personWithPassword(server, 'sam_doyle', 'Sam Doyle');
      const { resource_response: taken } = await connect(sam, { google_open_id_token: await tokenOf(face), password: PASSWORD });
      expect(taken.error?.name).toBe('conflict');
      const { resource_response: second } = await connect(elif, {
        google_open_id_token: await tokenOf({ sub: 'g-elif-2' }),
        password: PASSWORD,
      });
      expect(second.error?.name).toBe('conflict');
    });

    it('disconnects, but never the last way in, two at once neither', async () => {
      const face: Face = { sub: 'g-last', email: 'last@example.org', email_verified: true, name: 'Priya Nair' };
      const priya = await signedUp(face);
      const disconnect = (name: 'google' | 'facebook' | 'line') => priya.envelope(ConnectedAccountsResource.delete, { provider: name });
      expect((await disconnect('google')).resource_response).toMatchObject({ http_status: 409, error: { name: 'last_way_in' } });
      expect((await disconnect('line')).resource_response.error?.name).toBe('not_found');
      await connect(priya, { facebook_id: 'f-last', facebook_token: provider.facebookToken({ sub: 'f-last', name: 'Priya' }) });
      const replies = await Promise.all([disconnect('google'), disconnect('facebook')]);
      expect(replies.map(({ resource_response: { error } }) => error?.name ?? 'done').toSorted((a, b) => a.localeCompare(b))).toEqual([
        'done',
        'last_way_in',
      ]);
      expect(await priya.data(ConnectedAccountsResource.get)).toHaveLength(1);
    });

    it('counts a passkey as a way in, and keeps the last one of them too', async () => {
      const yuki = await signedUp({ sub: 'g-key', email: 'key@example.org', email_verified: true, name: 'Yuki Mori' });
      const options = await yuki.data(PasskeyOptionsResource.create, {});
      const { id } = await yuki.data(PasskeyResource.create, {
        name: 'Key',
        answer: createSoftAuthenticator().register(options.challenge),
      });
      const leave = [
        () => yuki.envelope(ConnectedAccountsResource.delete, { provider: 'google' }),
        () => yuki.envelope(PasskeyResource.delete, { id }),
      ];
      const replies = await Promise.all(leave.map((act) => act()));
      expect(replies.map(({ resource_response: { error } }) => error?.name ?? 'done').toSorted((a, b) => a.localeCompare(b))).toEqual([
        'done',
        'last_way_in',
      ]);
      const left = await Promise.all([yuki.data(ConnectedAccountsResource.get), yuki.data(PasskeyResource.get)]);
      expect(left.flat()).toHaveLength(1);
    });

    it('takes a code of LINE for the page that its browser was sent back to alone', async () => {
      const face: Face = { sub: 'l-settings', name: 'Mei Tan' };
      const exchange = async (from: string, return_to?: string) => {
        const code = provider.lineCode(face, await makeNonce(), `http://localhost:3000${from}`);
        const { resource_response: reply } = await server.stranger().sendRaw('LineTokenResource', 'create', { code, return_to });
        return reply.error?.name ?? 'done';
      };
      expect(await exchange('/settings/security/', '/settings/security/')).toBe('done');
      expect(await exchange('/login/')).toBe('done');
      expect(await exchange('/settings/security/')).toBe('provider_refused');
      expect(await exchange('/elsewhere/', '/elsewhere/')).toBe('bad_input');
    });
  });
});

describe('an instance without providers', () => {
  it('knows none of them', async () => {
    const server = await createTestServer();
    const reply = await postForm(server.stranger(), '/v3/login/google/handshake/', { google_open_id_token: 'a.b.c' });
    expect(reply).toMatchObject({ httpStatus: 404, code: 40 });
    await server.close();
  });
});
