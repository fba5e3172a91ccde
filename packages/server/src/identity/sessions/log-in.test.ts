import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HandshakeSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { linkIn } from '../../testing/mail-links.ts';
import { LOGIN, noorsSignUp, postForm, REGISTER } from '../../testing/sign-up-payload.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';

const right = { username_or_email: noorsSignUp.email, password: noorsSignUp.password };
const wrong = { ...right, password: 'not blue feathers' };

describe('log-in by handshake', () => {
  let server: TestServer;
  let known: TestCaller;
  beforeAll(async () => {
    server = await createTestServer({
      env: { LIMIT_LOGINS_PER_HOUR: '60', LIMIT_HASH_TRIES_PER_HOUR: '5', LIMIT_DEVICE_TRIES_PER_HOUR: '3' },
    });
    known = server.stranger();
    const { data: token } = await postForm(known, REGISTER, noorsSignUp);
    await known.data(HandshakeSessionResource.create, { token, isRegistration: true });
  });
  afterAll(() => server.close());
  /** Comes again when the instance has too much at work just now, as browsers do. */
  const logIn = async (fields: object, address: string, caller = server.stranger()): ReturnType<typeof postForm> => {
    const reply = await postForm(caller, LOGIN, fields, address);
    if (reply.httpStatus !== 503) return reply;
    await wait(20);
    return logIn(fields, address, caller);
  };

  it.each(['noor.haddad@example.org', '  NOOR.HADDAD@example.org ', 'noorhaddad', 'NoorHaddad'])(
    'lets %j in with the right password',
    async (name) => {
      const caller = server.stranger();
      const reply = await logIn({ ...right, username_or_email: name }, '192.0.2.1', caller);
      expect(reply).toMatchObject({ httpStatus: 200, status: 'success', code: 0 });
      const record = await caller.data(HandshakeSessionResource.create, { token: reply.data });
      expect(record).toMatchObject({ username: 'noorhaddad', login_state: 1 });
    },
  );

  it('answers a wrong password and an unknown name with the same words', async () => {
    const [known, unknown, odd] = [
      await logIn(wrong, '192.0.2.1'),
      await logIn({ ...wrong, username_or_email: 'nobody@example.org' }, '192.0.2.1'),
      await logIn({ ...wrong, username_or_email: 'no\u0000body' }, '192.0.2.1'),
    ].map(({ headers: _headers, ...reply }) => reply);
    expect(known).toMatchObject({ httpStatus: 401, status: 'failure', code: 20 });
    expect(unknown).toEqual(known);
    expect(odd).toEqual(known);
  });

  it('takes a password as it is, without a rule of its own', async () => {
    expect(await logIn({ ...right, password: ` ${right.password}` }, '192.0.2.1')).toMatchObject({ code: 20 });
    expect(await logIn({ ...right, password: 'ü' }, '192.0.2.1')).toMatchObject({ code: 20 });
  });

  it('names the fields that are empty', async () => {
    const reply = await logIn({ username_or_email: '  ', password: '' }, '192.0.2.1');
    expect(reply).toMatchObject({ httpStatus: 200, code: 13 });
    expect(reply.extraData?.fields?.map(({ field }) => field)).toEqual(['username_or_email', 'password']);
  });

  it.each(['lena@example.org', 'nobody@example.net'])(
    'lets five tries for %s reach the hash, even thirty at once from everywhere',
    async (name) => {
      await postForm(server.stranger(), REGISTER, { ...noorsSignUp, email: 'lena@example.org' });
      const replies = await Promise.all(
        Array.from({ length: 30 }, (_, index) => logIn({ ...wrong, username_or_email: name }, `10.1.${index}.1`)),
      );
      expect(replies.filter(({ code }) => code === 20)).toHaveLength(5);
      const locked = replies.filter(({ code, httpStatus }) => code === 23 && httpStatus === 429);
      expect(locked).toHaveLength(25);
      expect(Number(locked[0]!.headers['retry-after'])).toBeGreaterThan(0);
    },
  );

  it('still lets a device in that was here before, on a budget of its own', async () => {
    for (let tries = 0; tries < 8; tries += 1) await logIn(wrong, '10.2.0.1');
    expect(await logIn(right, '10.2.0.1')).toMatchObject({ code: 23 });
    expect(await logIn(right, '10.2.0.1', known)).toMatchObject({ code: 0 });
    for (let tries = 0; tries < 3; tries += 1) expect(await logIn(wrong, '10.2.0.1', known)).toMatchObject({ code: 20 });
    expect(await logIn(right, '10.2.0.1', known)).toMatchObject({ code: 23 });
  });

  it('counts one name as one, however its letters are written', async () => {
    await postForm(server.stranger(), REGISTER, { ...noorsSignUp, email: 'idil.iris@example.org' }, '10.3.0.1');
    const spellings = ['İdil.iris', 'idil.iris', 'idİl.iris', 'İdİl.iris', 'idil.İris', 'IDIL.IRIS', 'idil.irİs', 'İDİL.İRİS'];
    const knock = (spelling: string, password: string, index: number) =>
      logIn({ username_or_email: `${spelling}@example.org`, password }, `10.3.${index}.1`);
    expect(await knock('İdil.iris', right.password, 0)).toMatchObject({ code: 0 });
    const codes = [];
    for (const [index, spelling] of spellings.entries()) codes.push((await knock(spelling, wrong.password, index)).code);
    expect(codes).toEqual([20, 20, 20, 20, 20, 23, 23, 23]);
  });

  it('stops a network at its limit, whatever names it tries, and no other', async () => {
    const knock = (index: number) => logIn({ ...wrong, username_or_email: `bird${index}` }, `2001:db8:1:2:${index.toString(16)}::1`);
    const replies = [];
    // More at once would meet the limit of what may be at work before this one.
    for (let wave = 0; wave < 7; wave += 1) {
      replies.push(...(await Promise.all(Array.from({ length: 10 }, (_, index) => knock(wave * 10 + index)))));
    }
    expect(replies.filter(({ code }) => code === 20)).toHaveLength(60);
    expect(await logIn({ ...wrong, username_or_email: 'bird99' }, '2001:db8:1:3::1')).toMatchObject({ code: 20 });
  });

  it('leaves the mailed links open to a network that has no more tries with a password', async () => {
    const tries = Array.from({ length: 61 }, (_, index) => index);
    for (const index of tries) await logIn({ ...wrong, username_or_email: `bird${index}` }, '10.9.0.1');
    expect(await logIn({ ...wrong, username_or_email: 'bird61' }, '10.9.0.1')).toMatchObject({ code: 23 });

    const call = (name: string, options: object, caller = server.stranger()) =>
      caller.request({
        method: 'POST',
        url: `/resource/${name}/create/`,
        remoteAddress: '10.9.0.1',
        payload: { source_url: '/', data: JSON.stringify({ options }) },
      });
    const mailed = async (purpose: string) => {
      await server.forgetMails();
      expect((await call('MailedLinkResource', { username_or_email: right.username_or_email, purpose })).status).toBe(200);
      await server.settle();
      return linkIn(server.mails[0]!).searchParams.get('token');
    };
    expect((await call('MailedLogInResource', { token: await mailed('log_in') })).status).toBe(200);
    expect((await call('PasswordResetResource', { token: await mailed('reset_password'), password: right.password })).status).toBe(200);
    expect((await call('PasskeyLogInOptionsResource', {})).status).toBe(200);
  });

  it('keeps neither addresses nor names in the counters', async () => {
    const rows = await server.core.db.selectFrom('limit_counters').select('key').execute();
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.map(({ key }) => key).join(' ')).not.toMatch(/noor|bird|example|10\.|2001:/);
  });
});
