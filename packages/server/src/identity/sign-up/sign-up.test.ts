import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HandshakeSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { UserRegisterResource } from '@bowerbird/contract/identity/sign-up/calls.ts';
import { birthdayOf, noorsSignUp, postForm, REGISTER } from '../../testing/sign-up-payload.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';
import { ensureOwner } from '../owner/owner.service.ts';

describe('sign-up by handshake', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ env: { LIMIT_SIGNUPS_PER_HOUR: '1000' } });
    server.clock.now = Date.parse('2026-11-21T12:00:00Z');
  });
  afterAll(() => server.close());
  const register = (fields: object) => postForm(server.stranger(), REGISTER, fields);
  const signUpAndIn = async (fields: object) => {
    const caller = server.stranger();
    const { data: token } = await postForm(caller, REGISTER, fields);
    return caller.data(HandshakeSessionResource.create, { token, isRegistration: true });
  };

  it('gives a one-time token that becomes a session, with a name made from the address', async () => {
    const caller = server.stranger();
    const reply = await postForm(caller, REGISTER, { ...noorsSignUp, visited_pages: '/', referrer: '', locale: 'de-DE', country: 'DE' });
    expect(reply).toMatchObject({ httpStatus: 200, status: 'success', code: 0 });
    const record = await caller.data(HandshakeSessionResource.create, { token: reply.data, isRegistration: true });
    expect(record).toMatchObject({
      username: 'noorhaddad',
      full_name: 'Noor Haddad',
      first_name: 'Noor',
      last_name: 'Haddad',
      email: 'noor.haddad@example.org',
      has_password: true,
      country: 'DE',
      login_state: 1,
      age_in_years: 35,
      name_question_open: true,
      is_instance_owner: false,
    });
    const autofill = { is_name_eligible_for_lead_form_autofill: true, is_email_eligible_for_lead_form_autofill: false };
    const fields = ['full_name', 'email', ...Object.keys(autofill)].map((field) => `user.${field}`).join();
    const me = (who: TestCaller) => who.request({ method: 'GET', url: `/v3/users/me/?fields=${fields}` });
    const { data } = (await me(caller)).json() as { data: object };
    expect(data).toEqual({ full_name: 'Noor Haddad', email: 'noor.haddad@example.org', ...autofill });
    expect(await me(server.stranger())).toMatchObject({ status: 401 });
  });

  it('uses the name that is sent, and does not ask for it again', async () => {
    const record = await signUpAndIn({ ...noorsSignUp, email: 'ines@example.org', first_name: 'Ines', last_name: 'Duarte' });
    expect(record).toMatchObject({ full_name: 'Ines Duarte', username: 'inesduarte', name_question_open: false });
  });

  it('is counted by the page that made somebody sign up, all that are made up as one', async () => {
    for (const [at, referrer] of ['pin', 'pin', 'made-up'].entries())
      await register({ ...noorsSignUp, email: `counted${at}@example.org`, referrer });
    const { body } = await server.stranger().request({ method: 'GET', url: '/metrics' });
    expect(body.split('\n')).toEqual(expect.arrayContaining(['sign_ups_total{from="pin"} 2', 'sign_ups_total{from="other"} 1']));
  });

  it('makes the username unique, keeps the case of a chosen one, and refuses one that is taken in any case', async () => {
    const second = await signUpAndIn({ ...noorsSignUp, email: 'noor.haddad@example.net' });
    expect(second.username).toMatch(/^noorhaddad\d+$/);
    const chosen = await signUpAndIn({ ...noorsSignUp, email: 'lena@example.org', username: 'LenaFjeld' });
    expect(chosen.username).toBe('LenaFjeld');
    const taken = await register({ ...noorsSignUp, email: 'lena2@example.org', username: 'lenafjeld' });
    expect(taken).toMatchObject({ httpStatus: 409, code: 11, extraData: { fields: [{ field: 'username', rule: 'taken' }] } });
  });

  it('names each wrong field with its rule, and answers with 200', async () => {
    const reply = await register({ email: 'noor', password: 'short', birthday: 'soon', username: 'settings', first_name: 'n'.repeat(61) });
    expect(reply).toMatchObject({ httpStatus: 200, status: 'failure', code: 13, data: null });
    expect(reply.extraData?.fields).toEqual([
      { field: 'email', rule: 'format' },
      { field: 'password', rule: 'minLength', limit: 8 },
      { field: 'birthday', rule: 'format' },
      { field: 'username', rule: 'reserved' },
      { field: 'first_name', rule: 'maxLength', limit: 60 },
    ]);
    const empty = await register({});
    expect(empty.extraData?.fields?.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
      'email required',
      'password required',
      'birthday required',
    ]);
  });

  it.each([
    [{ password: 'pässword 42' }, 13, 'characters'],
    [{ password: '         ' }, 13, 'blank'],
    [{ password: 'x'.repeat(129) }, 13, 'maxLength'],
    [{ password: 'password123' }, 14, 'too_common'],
    [{ password: 'YUKI@example.org' }, 14, 'same_as_email'],
  ])('refuses the password of %j with code %i', async (change, code, rule) => {
    const reply = await register({ ...noorsSignUp, email: 'yuki@example.org', ...change });
    expect(reply).toMatchObject({ httpStatus: 200, status: 'failure', code });
    expect(reply.extraData?.fields?.[0]).toMatchObject({ field: 'password', rule });
  });

  it('asks who is not yet 13 whether the birthday is right, and takes another one', async () => {
    const caller = server.stranger();
    const young = { ...noorsSignUp, email: 'slip@example.org', birthday: birthdayOf('2019-04-12') };
    for (const confirmed of [{}, { confirmed_birthday: '' }, { confirmed_birthday: birthdayOf('2018-04-12') }]) {
      const reply = await postForm(caller, REGISTER, { ...young, ...confirmed });
      expect(reply).toMatchObject({ httpStatus: 401, code: 12, extraData: { fields: [{ field: 'birthday', rule: 'confirm' }] } });
      expect(reply.headers).not.toHaveProperty('set-cookie');
    }
    expect((await postForm(caller, REGISTER, { ...young, birthday: noorsSignUp.birthday })).code).toBe(0);
  });

  it('refuses who is not yet 13 and says so twice, and notes it in the age cookie, which refuses another birthday', async () => {
    const caller = server.stranger();
    const birthday = birthdayOf('2013-11-22');
    const young = { ...noorsSignUp, email: 'sam@example.org', birthday, confirmed_birthday: birthday };
    const reply = await postForm(caller, REGISTER, young);
    expect(reply).toMatchObject({ httpStatus: 401, status: 'failure', code: 12, extraData: null });
    expect(String(reply.headers['set-cookie'])).toContain('age_restricted=1');
    const older = { ...noorsSignUp, email: 'sam@example.org', birthday: birthdayOf('2013-11-21') };
    expect(await postForm(caller, REGISTER, older)).toMatchObject({ httpStatus: 401, code: 12 });
    expect((await register(older)).code).toBe(0);
    const record = await signUpAndIn({ ...noorsSignUp, email: 'mei@example.org', birthday: birthdayOf('2012-01-01') });
    expect(record).toMatchObject({ age_in_years: 14, is_under_16: true, is_under_18: true, is_private_profile: true });
  });

  it('makes a profile private until the day on which its person is 16', async () => {
    for (const [day, is_private_profile] of [
      ['2010-11-22', true],
      ['2010-11-21', false],
      ['2009-11-22', false],
    ] as const) {
      const record = await signUpAndIn({ ...noorsSignUp, email: `born-${day}@example.org`, birthday: birthdayOf(day) });
      expect([day, record]).toEqual([day, expect.objectContaining({ is_private_profile })]);
    }
  });

  it.each([
    ['2030-01-01', 'future'],
    ['1850-01-01', 'too_long_ago'],
  ])('refuses a birthday of %s', async (day, rule) => {
    const reply = await register({ ...noorsSignUp, email: 'jonas@example.org', birthday: birthdayOf(day) });
    expect(reply).toMatchObject({ code: 13, extraData: { fields: [{ field: 'birthday', rule }] } });
  });

  it('tells that an address is taken, and writes to whoever has it', async () => {
    await register({ ...noorsSignUp, email: 'priya@example.org', locale: 'de' });
    const reply = await register({ ...noorsSignUp, email: 'Priya@Example.org' });
    expect(reply).toMatchObject({ httpStatus: 409, status: 'failure', code: 10 });
    const mails = server.mails.filter(
      ({ to, subject }) => to === 'priya@example.org' && subject === 'Du hast schon ein Konto bei Bowerbird',
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('http://localhost:3000/login/');
  });

  it('lets one of ten sign-ups for one address win, whenever they come', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => register({ ...noorsSignUp, email: 'oskar@example.org' })));
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, ...Array.from({ length: 9 }, () => 10)]);
    const { count } = await server.core.db
      .selectFrom('users')
      .where('email', '=', 'oskar@example.org')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe('1');
  });

  it('keeps the password as an argon2id hash alone', async () => {
    const { hash } = await server.core.db.selectFrom('passwords').select('hash').limit(1).executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('signs up and in at once on the same domain', async () => {
    const caller = server.stranger();
    const record = await caller.data(UserRegisterResource.create, { ...noorsSignUp, email: 'elif@example.org' });
    expect(record).toMatchObject({ email: 'elif@example.org', login_state: 1 });
    expect((await caller.request({ method: 'GET', url: '/v3/users/me/' })).status).toBe(200);
    const refused = await server.stranger().envelope(UserRegisterResource.create, { ...noorsSignUp, email: 'elif@example.org' });
    expect(refused.resource_response).toMatchObject({ http_status: 409, error: { name: 'email_taken' } });
    expect(JSON.stringify(refused)).not.toContain(noorsSignUp.password);
  });

  it('makes the account of a business under its name', async () => {
    const caller = server.stranger();
    const register = (fields: object) => postForm(caller, '/v3/register/partner/handshake/', { ...noorsSignUp, ...fields });
    const none = await register({ email: 'kiln@example.org', business_name: ' ' });
    expect(none).toMatchObject({ code: 13, extraData: { fields: [{ field: 'business_name', rule: 'required' }] } });
    const { data: token } = await register({ email: 'kiln@example.org', business_name: 'Kiln Yard', first_name: 'Amara' });
    const record = await caller.data(HandshakeSessionResource.create, { token, isRegistration: true });
    expect(record).toMatchObject({ full_name: 'Kiln Yard', first_name: 'Kiln Yard', is_partner: true, name_question_open: false });
    expect((await signUpAndIn({ ...noorsSignUp, email: 'jonas.weber@example.org' })).is_partner).toBe(false);
  });

  it('gives the instance to whoever comes with the owner link', async () => {
    const notice = await ensureOwner(server.core.db, { withAccount: false, now: new Date(server.clock.now) });
    const token = notice?.kind === 'link' ? notice.token : '';
    const record = await signUpAndIn({ ...noorsSignUp, email: 'tomas@example.org', owner_token: token });
    expect(record.is_instance_owner).toBe(true);
    expect((await signUpAndIn({ ...noorsSignUp, email: 'amara@example.org', owner_token: token })).is_instance_owner).toBe(false);
  });
});

describe('sign-ups of one network', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ env: { LIMIT_SIGNUPS_PER_HOUR: '5' } });
  });
  afterAll(() => server.close());

  it('stop at the limit, even thirty at once, and say when to come back', async () => {
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        postForm(server.stranger(), REGISTER, { ...noorsSignUp, email: `bird${index}@example.org` }, `203.0.113.${index + 1}`),
      ),
    );
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(5);
    const refused = replies.filter(({ code }) => code === 23);
    expect(refused).toHaveLength(25);
    expect(refused.every(({ httpStatus }) => httpStatus === 429)).toBe(true);
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
    const elsewhere = await postForm(server.stranger(), REGISTER, noorsSignUp, '198.51.100.7');
    expect(elsewhere.code).toBe(0);
  });
});
