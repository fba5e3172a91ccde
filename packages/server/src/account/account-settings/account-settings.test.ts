import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountSettingsResource } from '@bowerbird/contract/account/account-settings/calls.ts';
import { CountriesResource, LocalesResource } from '@bowerbird/contract/account/regions/calls.ts';
import { AccountClosureResource } from '@bowerbird/contract/account/closure/calls.ts';
import { HandshakeSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { ParentalPasscodeResource, PasscodeRecoveryResource } from '@bowerbird/contract/account/parental-passcode/calls.ts';
import type { AccountSettings } from '@bowerbird/contract/account/account-settings/schemas.ts';
import type { NamedKey } from '@bowerbird/contract/account/regions/schemas.ts';
import { limitedCallerOf, PASSWORD, personWithPassword } from '../../testing/account-cast.ts';
import type { ResourceEnvelope } from '@bowerbird/contract/protocol/envelope.ts';
import { linkIn } from '../../testing/mail-links.ts';
import { guardedPerson, PASSCODE, youngPerson } from '../../testing/passcode-cast.ts';
import { birthdayOf, LOGIN, postForm } from '../../testing/sign-up-payload.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('the facts of an account', () => {
  let server: TestServer;
  let noor: TestPerson;
  beforeAll(async () => {
    server = await createTestServer();
    server.clock.now = Date.parse('2026-06-01T12:00:00Z');
    noor = await server.person('noor_haddad', 'Noor Haddad');
  });
  afterAll(() => server.close());
  const read = (caller: TestCaller) => caller.data(AccountSettingsResource.get);
  const change = (caller: TestCaller, options: object) => caller.envelope(AccountSettingsResource.update, options);

  it('are shown to their person alone', async () => {
    expect(await read(noor)).toEqual({
      email: 'noor_haddad@example.org',
      is_email_verified: false,
      pending_email: null,
      has_password: false,
      birthday: birthdayOf('1990-05-05'),
      gender: null,
      custom_gender: null,
      country: 'US',
      locale: 'en',
    });
    const limited = await limitedCallerOf(server, (await server.person('mei_tan')).userId);
    for (const [caller, error] of [
      [server.stranger(), 'not_signed_in'],
      [limited, 'password_needed'],
    ] as const) {
      const { resource_response: refused } = await caller.sendRaw('AccountSettingsResource', 'get', { user_id: noor.userId });
      expect(refused).toMatchObject({ data: null, error: { name: error } });
    }
    const other = await server.person('lena_fjeld');
    expect((await read(other)).email).toBe('lena_fjeld@example.org');
  });

  it('change, a custom gender with words of its own, which go with it', async () => {
    await change(noor, { gender: 'custom', custom_gender: ' bird ', country: 'NL' });
    expect(await read(noor)).toMatchObject({ gender: 'custom', custom_gender: 'bird', country: 'NL' });
    await change(noor, { country: 'DE' });
    expect(await read(noor)).toMatchObject({ gender: 'custom', custom_gender: 'bird', country: 'DE' });
    await change(noor, { gender: 'female' });
    expect(await read(noor)).toMatchObject({ gender: 'female', custom_gender: null });
  });

  it('set the language of the next page', async () => {
    const reply = await noor.request({
      method: 'POST',
      url: '/resource/AccountSettingsResource/update/',
      payload: { source_url: '/', data: JSON.stringify({ options: { locale: 'ja' } }) },
    });
    expect([reply.headers['set-cookie']].flat().join()).toMatch(/^locale=ja;(?!.*HttpOnly)/);
    const names = await noor.data(CountriesResource.get);
    expect(names.find(({ key }) => key === 'DE')?.name).toBe('ドイツ');
    await change(noor, { locale: 'en' });
  });

  it('are in the language that was chosen in passing, and so are the mails, but nobody else’s', async () => {
    const amara = await personWithPassword(server, 'amara_okafor');
    const reply = await amara.request({
      method: 'POST',
      url: '/resource/AccountLanguageResource/update/',
      payload: { source_url: '/', data: JSON.stringify({ options: { locale: 'de' } }) },
    });
    expect([reply.headers['set-cookie']].flat().join()).toMatch(/(^|,)locale=de;/);
    expect([(await read(amara)).locale, (await read(noor)).locale]).toEqual(['de', 'en']);
    await server.forgetMails();
    await amara.data(AccountClosureResource.create, { how: 'delete', password: PASSWORD });
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Dein Konto bei Bowerbird wird gelöscht']);
    for (const [caller, locale, error] of [
      [noor, 'xx', 'bad_input'],
      [server.stranger(), 'de', 'not_signed_in'],
    ] as const) {
      const { resource_response: refused } = await caller.sendRaw('AccountLanguageResource', 'update', { locale });
      expect(refused.error?.name).toBe(error);
    }
  });

  it('give every browser of a full log-in their language, whatever it was told or asks for', async () => {
    const elif = await personWithPassword(server, 'elif_demir');
    await change(elif, { locale: 'ja' });
    const spokenTo = async (caller: TestCaller, cookie?: string) => {
      const reply = await caller.request({
        method: 'GET',
        url: '/resource/CountriesResource/get/',
        headers: { 'accept-language': 'de', ...(cookie ? { cookie } : {}) },
      });
      const { resource_response: list } = reply.json() as ResourceEnvelope<NamedKey[]>;
      return list.data!.find(({ key }) => key === 'DE')!.name;
    };
    const browser = server.stranger();
    expect(await spokenTo(browser)).toBe('Deutschland');
    const { data: token } = await postForm(browser, LOGIN, { username_or_email: 'elif_demir', password: PASSWORD });
    await browser.data(HandshakeSessionResource.create, { token });
    expect(await spokenTo(browser)).toBe('ドイツ');
    await change(elif, { locale: 'ar' });
    expect(await spokenTo(browser)).toBe('ألمانيا');

    const limited = await limitedCallerOf(server, elif.userId);
    expect(await spokenTo(limited)).toBe('ألمانيا');
    (await limited.request({ method: 'GET', url: '/v3/users/me/' })).cookies['locale'] = 'de';
    expect(await spokenTo(limited)).toBe('Deutschland');
  });

  it('speak the language in which their person first comes in, where the account was made without one', async () => {
    const owner = await personWithPassword(server, 'sam_doyle');
    const log = async (language: string) => {
      const browser = server.stranger();
      const { data: token } = await postForm(browser, LOGIN, { username_or_email: 'sam_doyle', password: PASSWORD });
      const payload = { source_url: '/login/', data: JSON.stringify({ options: { token } }) };
      const headers = { 'accept-language': language };
      await browser.request({ method: 'POST', url: '/resource/HandshakeSessionResource/create/', headers, payload });
      return (await read(browser)).locale;
    };
    const before = await owner.request({
      method: 'GET',
      url: '/resource/AccountSettingsResource/get/',
      headers: { 'accept-language': 'ja' },
    });
    expect((before.json() as ResourceEnvelope<AccountSettings>).resource_response.data).toMatchObject({ locale: 'ja' });
    expect([await log('ar'), await log('de')]).toEqual(['ar', 'ar']);
    // The second of these devices is new, and told of.
    await server.forgetMails();
    await owner.data(AccountClosureResource.create, { how: 'delete', password: PASSWORD });
    expect(server.mails.map(({ subject }) => subject)).toEqual(['سيُحذف حسابك على Bowerbird']);
  });

  it('make the profile private when the birthday says under 16, and refuse one under 13', async () => {
    const yuki = await server.person('yuki_mori');
    expect((await change(yuki, { birthday: birthdayOf('2013-06-02') })).resource_response).toMatchObject({
      http_status: 401,
      code: 12,
      error: { name: 'age_restricted' },
    });
    expect((await read(yuki)).birthday).toBe(birthdayOf('1990-05-05'));
    await change(yuki, { birthday: birthdayOf('2013-06-01') });
    expect(await yuki.data(UserResource.get, { username: 'yuki_mori' })).toMatchObject({ isPrivateProfile: true });
  });

  it('let nobody make themselves older at will: once, soon, and past 13, 16 and 18 with a parent alone', async () => {
    const since = (userId: string, days: number) =>
      server.core.db
        .updateTable('users')
        .set({ created_at: new Date(server.clock.now - days * 86_400_000) })
        .where('id', '=', userId)
        .execute();
    const move = async (caller: TestCaller, day: string, more: object = {}) => {
      const { resource_response: reply } = await change(caller, { birthday: birthdayOf(day), ...more });
      return reply.error ? (reply.error.extraData?.fields?.[0] ?? reply.error.name) : 'done';
    };
    const rule = (name: string) => ({ field: 'birthday', rule: name });
    const mei = await youngPerson(server, 'mei_lin');
    await since(mei.userId, 1);
    expect(await move(mei, '1990-01-01')).toEqual(rule('crosses_age'));
    expect(await read(mei)).toMatchObject({ birthday: birthdayOf('2011-01-01') });
    expect(await move(mei, '2012-01-01')).toBe('done');
    expect(await move(mei, '2011-01-01')).toBe('done');
    expect(await move(mei, '2010-12-31')).toEqual(rule('older_once'));

    const guarded = await guardedPerson(server, 'lena_moe');
    await since(guarded.userId, 1);
    await server.core.db
      .updateTable('parental_passcodes')
      .set({ backup_proven_at: new Date() })
      .where('user_id', '=', guarded.userId)
      .execute();
    expect(await move(guarded, '1990-01-01')).toBe('passcode_needed');
    expect(await move(guarded, '1990-01-01', { passcode: PASSCODE })).toBe('done');

    const oskar = await server.person('oskar_lind');
    await since(oskar.userId, 31);
    expect(await move(oskar, '1989-05-05')).toEqual(rule('older_late'));
    expect(await move(oskar, '1991-05-05')).toBe('done');
  });

  it('have an age that is not crossed by a passcode that the child set itself', async () => {
    const sam = await guardedPerson(server, 'sam_moe');
    const birthday = birthdayOf('1990-01-01');
    const crossing = async (passcode: string) =>
      (await change(sam, { birthday, passcode })).resource_response.error?.extraData?.fields?.[0]?.rule ?? 'done';
    const recover = async (new_passcode: string) => {
      await sam.data(PasscodeRecoveryResource.create);
      const token = linkIn(server.mails.at(-1)!).searchParams.get('token')!;
      await server.stranger().data(PasscodeRecoveryResource.update, { token, new_passcode });
    };
    expect(await crossing(PASSCODE)).toBe('crosses_age');

    await recover('7777');
    await sam.data(ParentalPasscodeResource.update, { backup_email: 'ines.duarte@example.org', passcode: '7777' });
    expect(await crossing('7777')).toBe('crosses_age');

    await recover('8888');
    await sam.data(ParentalPasscodeResource.update, { new_passcode: '9999', passcode: '8888' });
    expect(await crossing('9999')).toBe('done');
  });

  it.each([
    [{ birthday: birthdayOf('2027-01-01') }, { field: 'birthday', rule: 'future' }],
    [{ birthday: birthdayOf('1820-01-01') }, { field: 'birthday', rule: 'too_long_ago' }],
    [{ birthday: 1e300 }, { field: 'birthday', rule: 'future' }],
    [{ birthday: 'soon' }, { field: 'birthday', rule: 'type' }],
    [{ gender: 'custom' }, { field: 'custom_gender', rule: 'required' }],
    [
      { gender: 'custom', custom_gender: 'x'.repeat(51) },
      { field: 'custom_gender', rule: 'maxLength', limit: 50 },
    ],
    [
      { gender: 'custom', custom_gender: 'a\u0000b' },
      { field: 'custom_gender', rule: 'characters' },
    ],
    [{ country: 'XX' }, { field: 'country', rule: 'unknown' }],
    [{ country: 'usa' }, { field: 'country', rule: 'pattern' }],
    [{ locale: 'xx' }, { field: 'locale', rule: 'enum' }],
  ])('refuse %j', async (options, problem) => {
    const { resource_response: reply } = await change(noor, options);
    expect(reply).toMatchObject({ http_status: 400, error: { extraData: { fields: [problem] } } });
  });

  it('are chosen from every country and language, by name', async () => {
    const caller = server.stranger();
    const list = await caller.data(CountriesResource.get);
    expect(list).toHaveLength(249);
    expect(list.slice(0, 2).map(({ name }) => name)).toEqual(['Afghanistan', 'Åland Islands']);
    expect(await caller.data(LocalesResource.get)).toEqual([
      { key: 'en', name: 'English' },
      { key: 'de', name: 'Deutsch' },
      { key: 'ja', name: '日本語' },
      { key: 'ar', name: 'العربية' },
    ]);
  });
});
