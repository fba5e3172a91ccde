import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BirthdayCorrectionResource,
  InstanceResource,
  InvitationResource,
  KeptMailResource,
  KeptMailsResource,
  OperatorLogResource,
  OperatorPeopleResource,
  SuspensionResource,
} from '@bowerbird/contract/operation/operator/calls.ts';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { AccountSettingsResource } from '@bowerbird/contract/account/account-settings/calls.ts';
import { UserRegisterResource } from '@bowerbird/contract/identity/sign-up/calls.ts';
import { RegistrationResource } from '@bowerbird/contract/identity/registration/calls.ts';
import { PasswordResetResource } from '@bowerbird/contract/identity/mailed-links/calls.ts';
import { accountStates } from '@bowerbird/domain/identity/account-state.ts';
import { keepMail } from '../../core/mail/mail.queries.ts';
import { logInElsewhere, PASSWORD, personWithPassword } from '../../testing/account-cast.ts';
import { linkIn } from '../../testing/mail-links.ts';
import { birthdayOf, noorsSignUp, postForm, REGISTER } from '../../testing/sign-up-payload.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';
import { issueMailToken } from '../../identity/mail-tokens/index.ts';

describe('the owner of the instance', () => {
  let server: TestServer;
  let owner: Awaited<ReturnType<typeof personWithPassword>>;
  let people = 0;
  beforeAll(async () => {
    server = await createTestServer();
    owner = await personWithPassword(server, 'yuki_mori', 'Yuki Mori');
    await server.core.db.updateTable('users').set({ is_owner: true }).where('id', '=', owner.userId).execute();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    people += 1;
    await server.forgetMails();
    await open(true);
  });
  const errorOf = ({ resource_response: { error } }: Awaited<ReturnType<TestCaller['sendRaw']>>) => error?.name ?? null;
  const open = (isOpen: boolean) => owner.data(InstanceResource.update, { is_registration_open: isOpen });
  const isIn = async (caller: TestCaller) => (await caller.request({ method: 'GET', url: '/v3/users/me/' })).status === 200;
  const signUp = (more: object = {}) =>
    postForm(server.stranger(), REGISTER, { ...noorsSignUp, email: `guest.${(people += 1)}@example.org`, ...more }, `10.0.${people}.1`);
  // Who signs up gets a mail of their own, whenever it comes.
  const invitations = () => server.mails.filter(({ subject }) => subject.includes('invites'));
  const invite = async (email = `guest.${(people += 1)}@example.org`) => {
    await owner.data(InvitationResource.create, { email });
    return linkIn(invitations().at(-1)!).searchParams.get('invite_code')!;
  };
  const acts = async () => (await owner.data(OperatorLogResource.get)).map(({ act, about }) => [act, about]);

  it.each([
    ['InstanceResource', 'get', {}],
    ['InstanceResource', 'update', { is_registration_open: false }],
    ['KeptMailsResource', 'get', {}],
    ['KeptMailResource', 'get', { mail_id: '1' }],
    ['InvitationResource', 'create', { email: 'guest@example.org' }],
    ['OperatorPeopleResource', 'get', { text: 'mori' }],
    ['SuspensionResource', 'create', { user_id: '1' }],
    ['SuspensionResource', 'delete', { user_id: '1' }],
    ['BirthdayCorrectionResource', 'update', { user_id: '1', birthday: 0 }],
    ['OperatorLogResource', 'get', {}],
  ] as const)('alone has %s.%s: for others it is not there', async (resource, verb, input) => {
    const sam = await server.person(`sam_${people}`);
    const before = await acts();
    expect(errorOf(await sam.sendRaw(resource, verb, input))).toBe('not_found');
    expect(errorOf(await server.stranger().sendRaw(resource, verb, input))).toBe('not_signed_in');
    expect(server.mails).toEqual([]);
    expect(await acts()).toEqual(before);
  });

  it('corrects a birthday whichever way it moves, and it is noted', async () => {
    const sam = await server.person(`sam_${people}`);
    const correct = (day: string, user_id = sam.userId) =>
      owner.envelope(BirthdayCorrectionResource.update, { user_id, birthday: birthdayOf(day) });
    expect((await correct('2012-01-01')).resource_response.data).toMatchObject({ birthday: birthdayOf('2012-01-01') });
    expect(await sam.data(UserResource.get, { id: sam.userId })).toMatchObject({ isPrivateProfile: true });
    for (const day of ['1980-01-01', '1970-01-01']) expect(errorOf(await correct(day))).toBeNull();
    expect(await sam.data(AccountSettingsResource.get)).toMatchObject({ birthday: birthdayOf('1970-01-01') });
    expect((await acts())[0]).toEqual(['corrected_birthday', `sam_${people}`]);
    expect(errorOf(await correct('2020-01-01'))).toBe('age_restricted');
    expect(errorOf(await correct('1850-01-01'))).toBe('bad_input');
    expect(errorOf(await correct('1980-01-01', '1'))).toBe('user_not_found');
  });

  it('reads the mails that are kept, newest first and page by page', async () => {
    for (const number of [1, 2, 3]) {
      await keepMail(server.core.db, {
        to: 'noor@example.org',
        subject: `Mail ${number}`,
        text: `Text ${number}`,
        html: '<html><body><p></p></body></html>',
      });
    }
    const first = await owner.envelope(KeptMailsResource.get, { page_size: 2 });
    const { data, bookmark } = first.resource_response;
    expect(data!.map(({ subject }) => subject)).toEqual(['Mail 3', 'Mail 2']);
    const next = await owner.data(KeptMailsResource.get, { page_size: 2, bookmarks: [bookmark!] });
    expect(next.map(({ subject }) => subject)).toEqual(['Mail 1']);
    const mail = await owner.data(KeptMailResource.get, { mail_id: next[0]!.mail_id });
    expect(mail).toMatchObject({ recipient: 'noor@example.org', text: 'Text 1' });
    const shown = (caller: TestCaller) => caller.request({ method: 'GET', url: `/v3/operator/mails/${mail.mail_id}/` });
    const page = await shown(owner);
    expect(page.body).toContain('<base target="_blank">');
    expect(page.headers['content-security-policy']).toContain('sandbox allow-popups');
    // The owner's own page frames it, and no other site does.
    expect(page.headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    });
    const sam = await server.person('sam_at_the_mails');
    expect([(await shown(sam)).status, (await shown(server.stranger())).status]).toEqual([404, 401]);
    const forged = await owner.envelope(OperatorLogResource.get, { bookmarks: [bookmark!] });
    expect(errorOf(forged)).toBe('bad_input');
  });

  it('closes registration: nobody signs up, by whichever call, until it is open again', async () => {
    await open(false);
    expect(await signUp()).toMatchObject({ status: 'failure', code: 8 });
    expect(await signUp({ email: owner.email })).toMatchObject({ code: 8 });
    const { email, password, birthday } = noorsSignUp;
    const direct = await server.stranger().envelope(UserRegisterResource.create, { email, password, birthday });
    expect(errorOf(direct)).toBe('registration_closed');
    const business = { ...noorsSignUp, business_name: 'Duarte Ceramics' };
    expect(await postForm(server.stranger(), '/v3/register/partner/handshake/', business)).toMatchObject({ code: 8 });
    expect(await server.stranger().data(RegistrationResource.get)).toEqual({ is_open: false });
    await open(true);
    expect(await signUp()).toMatchObject({ status: 'success' });
  });

  it('lets in who is invited while it is closed, once, and nobody by a made-up code', async () => {
    await open(false);
    const code = await invite();
    expect(await signUp({ invite_code: 'x'.repeat(43) })).toMatchObject({ code: 8 });
    expect(await signUp({ invite_code: code, password: 'short' })).toMatchObject({ code: 13 });
    const replies = await Promise.all([signUp({ invite_code: code }), signUp({ invite_code: code }), signUp({ invite_code: code })]);
    expect(replies.filter(({ status }) => status === 'success')).toHaveLength(1);
    expect(replies.filter(({ code: number }) => number === 8)).toHaveLength(2);
    expect(await signUp({ invite_code: code })).toMatchObject({ code: 8 });
    const late = await invite();
    await sql`UPDATE invitations SET expires_at = now() - interval '1 second'`.execute(server.core.db);
    expect(await signUp({ invite_code: late })).toMatchObject({ code: 8 });
  });

  it('makes no link whose mail could not be queued', async () => {
    const count = async () => (await server.core.db.selectFrom('invitations').select('token_hash').execute()).length;
    const [links, done] = [await count(), await acts()];
    vi.spyOn(server.core.mailer, 'send').mockRejectedValueOnce(new Error('the queue is away'));
    expect(errorOf(await owner.envelope(InvitationResource.create, { email: 'guest@example.org' }))).toBe('unknown');
    vi.restoreAllMocks();
    expect([await count(), await acts()]).toEqual([links, done]);
  });

  it('makes a link for one person without a mail too', async () => {
    await open(false);
    const { link } = await owner.data(InvitationResource.create, {});
    expect(invitations()).toEqual([]);
    const code = new URL(link).searchParams.get('invite_code')!;
    expect(await signUp({ invite_code: code })).toMatchObject({ status: 'success' });
    expect((await acts())[0]).toEqual(['invited', '']);
  });

  it('invites no address that has an account, and none that is no address', async () => {
    expect(errorOf(await owner.envelope(InvitationResource.create, { email: owner.email.toUpperCase() }))).toBe('email_taken');
    expect(errorOf(await owner.envelope(InvitationResource.create, { email: 'guest' }))).toBe('bad_input');
    expect(invitations()).toEqual([]);
  });

  it('suspends somebody: every session and mailed link is dead at once, and nobody sees them', async () => {
    const sam = await personWithPassword(server, `sam_${people}`, 'Sam Doyle');
    const elsewhere = await logInElsewhere(server, `sam_${people}`);
    const token = await issueMailToken(server.core.db, { userId: sam.userId, purpose: 'reset_password', details: { email: sam.email } });
    const person = await owner.data(SuspensionResource.create, { user_id: sam.userId });
    expect(person).toMatchObject({ state: 1 });
    expect([await isIn(sam), await isIn(elsewhere)]).toEqual([false, false]);
    const reset = await server.stranger().envelope(PasswordResetResource.create, { token, password: 'new feathers 43' });
    expect(errorOf(reset)).toBe('dead_token');
    expect(errorOf(await owner.envelope(UserResource.get, { id: sam.userId }))).toBe('user_not_found');

    await expect(logInElsewhere(server, `sam_${people}`)).rejects.toThrow('code 9');
    await expect(logInElsewhere(server, `sam_${people}`, 'not the password')).rejects.toThrow('code 20');
    expect(errorOf(await owner.envelope(SuspensionResource.create, { user_id: sam.userId }))).toBe('conflict');

    await owner.data(SuspensionResource.delete, { user_id: sam.userId });
    expect(await isIn(sam)).toBe(false);
    expect(await isIn(await logInElsewhere(server, `sam_${people}`, PASSWORD))).toBe(true);
    expect(errorOf(await owner.envelope(SuspensionResource.delete, { user_id: sam.userId }))).toBe('conflict');
  });

  it('tells by mail who is suspended and who is let in again, in their language, once however often it is asked for', async () => {
    const sam = await personWithPassword(server, `sam_told_${people}`, 'Sam Doyle');
    await sql`UPDATE users SET locale = 'de' WHERE id = ${sam.userId}`.execute(server.core.db);
    await server.forgetMails();
    for (const act of ['create', 'delete'] as const) {
      const tries = [1, 2, 3].map(() => owner.sendRaw('SuspensionResource', act, { user_id: sam.userId }));
      expect((await Promise.all(tries)).map(errorOf).filter((error) => error === 'conflict')).toHaveLength(2);
    }
    const expected = [
      ['Dein Konto bei Bowerbird ist gesperrt', '/terms/'],
      ['Du kannst dich bei Bowerbird wieder anmelden', '/login/'],
    ];
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual(expected.map(([subject]) => [sam.email, subject]));
    for (const [at, mail] of server.mails.entries()) {
      expect(mail.text).toMatch(new RegExp(`^Hallo Sam Doyle,[^]*${expected[at]![1]}\n`));
      expect(mail.html).toMatch(new RegExp(`<html dir="ltr" lang="de">[^]*href="[^"]*${expected[at]![1]}"`));
    }
  });

  it('suspends nobody, and lets nobody in again, who could not be told: the next try does both', async () => {
    const sam = await personWithPassword(server, `sam_untold_${people}`, 'Sam Doyle');
    await server.forgetMails();
    for (const act of ['create', 'delete'] as const) {
      const change = () => owner.sendRaw('SuspensionResource', act, { user_id: sam.userId });
      vi.spyOn(server.core.mailer, 'send').mockRejectedValueOnce(new Error('the queue is away'));
      expect(errorOf(await change())).toBe('unknown');
      expect(server.mails).toHaveLength(act === 'create' ? 0 : 1);
      expect(errorOf(await change())).toBeNull();
    }
    vi.restoreAllMocks();
    expect(server.mails.map(({ to }) => to)).toEqual([sam.email, sam.email]);
  });

  it('suspends neither themselves nor anybody who is not there, and gives nobody who deletes their account back', async () => {
    expect(errorOf(await owner.envelope(SuspensionResource.create, { user_id: owner.userId }))).toBe('forbidden');
    expect(errorOf(await owner.envelope(SuspensionResource.create, { user_id: '1' }))).toBe('user_not_found');
    expect(errorOf(await owner.envelope(SuspensionResource.create, { user_id: '1', reason: 'a\u0000b' }))).toBe('bad_input');
    const sam = await server.person(`sam_${people}`);
    await server.core.db.updateTable('users').set({ state: accountStates.erasing }).where('id', '=', sam.userId).execute();
    expect(errorOf(await owner.envelope(SuspensionResource.create, { user_id: sam.userId }))).toBe('conflict');
    expect(errorOf(await owner.envelope(SuspensionResource.delete, { user_id: sam.userId }))).toBe('conflict');
  });

  it.each([
    ['UKI_mo', ['yuki_mori']],
    ['yuki mori', ['yuki_mori']],
    ['yuki_mori@EXAMPLE', ['yuki_mori']],
    ['yuki%mori', []],
    ['y_ki', []],
    ['\\', []],
    ['\u0000', []],
  ])('finds people by %j in their names and address', async (text, usernames) => {
    const found = await owner.data(OperatorPeopleResource.get, { text });
    expect(found.map(({ username }) => username)).toEqual(usernames);
  });

  it('finds everything they did in the log, without the address that was invited', async () => {
    const sam = await server.person('sam_in_the_log');
    await open(false);
    await open(false);
    await invite('ines.duarte@example.org');
    await owner.data(SuspensionResource.create, { user_id: sam.userId, reason: ' Sold other people’s pictures ' });
    const [newest] = await owner.data(OperatorLogResource.get);
    expect(newest).toMatchObject({ reason: 'Sold other people’s pictures' });
    expect((await acts()).slice(0, 3)).toEqual([
      ['suspended', 'sam_in_the_log'],
      ['invited', 'i•••@example.org'],
      ['closed_registration', ''],
    ]);
  });
});
