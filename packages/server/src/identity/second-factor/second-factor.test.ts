import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HandshakeSessionResource, UserSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { RecoveryCodesResource, SecondFactorResource } from '@bowerbird/contract/identity/second-factor/calls.ts';
import { LOGIN, noorsSignUp, postForm, REGISTER, type HandshakeReply } from '../../testing/sign-up-payload.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';

const SECOND = '/v3/login/mfa/handshake/';
const right = { username_or_email: noorsSignUp.email, password: noorsSignUp.password };
const STEP = 30_000;

describe('an account with a second factor', () => {
  let server: TestServer;
  let noor: TestCaller;
  let secret: string;
  let codes: string[];
  beforeAll(async () => {
    server = await createTestServer({ env: { LIMIT_LOGINS_PER_HOUR: '10000', LIMIT_HASH_TRIES_PER_HOUR: '40' } });
    noor = server.stranger();
    const { data: token } = await postForm(noor, REGISTER, noorsSignUp);
    await noor.data(HandshakeSessionResource.create, { token, isRegistration: true });
  });
  afterAll(() => server.close());

  /** A code that was never used: each call moves the clock on by one step. */
  const nextCode = () => {
    server.clock.now += STEP;
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now });
  };
  const attemptOf = (reply: HandshakeReply) => (reply.extraData as unknown as { attempt: string }).attempt;
  const beginLogIn = async (caller = server.stranger()) => attemptOf(await postForm(caller, LOGIN, right));
  const show = (attempt: string, mfa_token: string, more: object = {}, caller = server.stranger()) =>
    postForm(caller, SECOND, { attempt, mfa_token, ...more });
  const countRows = async (table: 'sessions' | 'handshake_tokens') =>
    (await server.core.db.selectFrom(table).select('user_id').execute()).length;

  it('begins with the password, and asks for nothing before a first code confirmed it', async () => {
    const refused = await noor.envelope(SecondFactorResource.create, { password: 'not blue feathers' });
    expect(refused.resource_response.error).toMatchObject({ name: 'wrong_credentials', extraData: { fields: [{ field: 'password' }] } });
    ({ secret } = await noor.data(SecondFactorResource.create, { password: noorsSignUp.password }));
    expect(await postForm(server.stranger(), LOGIN, right)).toMatchObject({ code: 0 });
    expect((await noor.envelope(SecondFactorResource.update, { mfa_token: '000000' })).resource_response.error).toMatchObject({
      code: 22,
    });

    ({ recovery_codes: codes } = await noor.data(SecondFactorResource.update, { mfa_token: nextCode() }));
    expect(new Set(codes).size).toBe(10);
    expect(await noor.data(SecondFactorResource.get)).toMatchObject({ is_enabled: true, recovery_codes_left: 10 });
    expect((await noor.envelope(SecondFactorResource.create, { password: noorsSignUp.password })).resource_response.error).toMatchObject({
      name: 'conflict',
    });
  });

  it('gives neither a session nor a handshake token to a right password alone', async () => {
    const before = [await countRows('sessions'), await countRows('handshake_tokens')];
    const caller = server.stranger();
    const reply = await postForm(caller, LOGIN, right);
    expect(reply).toMatchObject({ httpStatus: 401, status: 'failure', code: 21 });
    const attempt = await caller.envelope(HandshakeSessionResource.create, { token: attemptOf(reply) });
    expect(attempt.resource_response.error?.name).toBe('dead_token');
    expect([await countRows('sessions'), await countRows('handshake_tokens')]).toEqual(before);
  });

  it('lets in with a code, in the second step or beside the password', async () => {
    const caller = server.stranger();
    const { data: token } = await show(await beginLogIn(caller), nextCode(), {}, caller);
    expect(await caller.data(HandshakeSessionResource.create, { token })).toMatchObject({
      login_state: 1,
      has_mfa_enabled: true,
    });
    expect(await postForm(server.stranger(), LOGIN, { ...right, mfa_token: nextCode() })).toMatchObject({ code: 0 });
    expect(await postForm(server.stranger(), LOGIN, { ...right, mfa_token: '000000' })).toMatchObject({ code: 22 });
    expect(await postForm(server.stranger(), LOGIN, { ...right, password: 'x', mfa_token: nextCode() })).toMatchObject({ code: 20 });
  });

  it('lets in by name, password and code in one, at the address of the second step', async () => {
    expect(await postForm(server.stranger(), SECOND, { ...right, mfa_token: nextCode() })).toMatchObject({ code: 0 });
    expect(await postForm(server.stranger(), SECOND, { ...right, password: 'x', mfa_token: nextCode() })).toMatchObject({ code: 20 });
    expect(await postForm(server.stranger(), SECOND, { mfa_token: nextCode() })).toMatchObject({ httpStatus: 200, code: 13 });
  });

  it('takes a code once, however many come with it at once', async () => {
    const code = nextCode();
    const attempts = await Promise.all(Array.from({ length: 8 }, () => beginLogIn()));
    const replies = await Promise.all(attempts.map((attempt) => show(attempt, code)));
    expect(replies.map((reply) => reply.code).toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(7).fill(22)]);
    expect(await show(await beginLogIn(), code)).toMatchObject({ code: 22 });
  });

  it('takes no older code after a newer one', async () => {
    const older = nextCode();
    const newer = nextCode();
    expect(await show(await beginLogIn(), newer)).toMatchObject({ code: 0 });
    expect(await show(await beginLogIn(), older)).toMatchObject({ code: 22 });
  });

  it('uses an attempt up with its first right code, even of two right ones at once', async () => {
    const attempt = await beginLogIn();
    const replies = await Promise.all([show(attempt, codes.pop()!), show(attempt, codes.pop()!)]);
    expect(replies.map((reply) => reply.status).toSorted()).toEqual(['failure', 'success']);
    expect(replies.find((reply) => reply.status === 'failure')).toMatchObject({ httpStatus: 401 });
  });

  it('lets a wrong code be followed by a right one, but not the sixth', async () => {
    const attempt = await beginLogIn();
    expect(await show(attempt, '000000')).toMatchObject({ code: 22 });
    expect(await show(attempt, nextCode())).toMatchObject({ code: 0 });

    const tired = await beginLogIn();
    const wrong = await Promise.all(Array.from({ length: 9 }, () => show(tired, '000000')));
    expect(wrong.filter((reply) => reply.code === 22)).toHaveLength(5);
    expect(await show(tired, nextCode())).toMatchObject({ httpStatus: 401, message: expect.stringContaining('link or token') });
  });

  it('takes each recovery code once, however it is written', async () => {
    const code = codes.pop()!;
    expect(await show(await beginLogIn(), ` ${code.toUpperCase().replace('-', ' ')} `)).toMatchObject({ code: 0 });
    expect(await show(await beginLogIn(), code)).toMatchObject({ code: 22 });
  });

  it('kills the former recovery codes when new ones are made', async () => {
    const former = codes.pop()!;
    ({ recovery_codes: codes } = await noor.data(RecoveryCodesResource.create, { mfa_token: nextCode() }));
    expect(await show(await beginLogIn(), former)).toMatchObject({ code: 22 });
    expect(await show(await beginLogIn(), codes.pop()!)).toMatchObject({ code: 0 });
  });

  it('spares a device that the person trusts, and no other', async () => {
    const caller = server.stranger();
    const { data: token } = await show(await beginLogIn(caller), nextCode(), { trust_device: true }, caller);
    await caller.data(HandshakeSessionResource.create, { token });
    await caller.data(UserSessionResource.delete);
    expect(await postForm(caller, LOGIN, right)).toMatchObject({ code: 0 });
    expect(await postForm(server.stranger(), LOGIN, right)).toMatchObject({ code: 21 });
  });

  it('trusts a device whose second step brings the password and the code at once', async () => {
    const caller = server.stranger();
    const { data: token } = await postForm(caller, SECOND, { ...right, mfa_token: nextCode(), trust_device: true });
    await caller.data(HandshakeSessionResource.create, { token });
    await caller.data(UserSessionResource.delete);
    expect(await postForm(caller, LOGIN, right)).toMatchObject({ code: 0 });
  });

  it.each(['', 'x', 'a'.repeat(200)])('answers a made-up attempt %j like a dead one', async (attempt) => {
    const reply = await show(attempt, '000000');
    expect(reply.status).toBe('failure');
    expect([13, 31]).toContain(reply.code);
  });

  it('keeps the secret sealed and the codes hashed', async () => {
    const rows = JSON.stringify([
      await server.core.db.selectFrom('second_factors').selectAll().execute(),
      await server.core.db.selectFrom('recovery_codes').selectAll().execute(),
    ]);
    expect(rows).not.toContain(secret);
    for (const code of codes) expect(rows).not.toContain(code);
  });

  it('refuses everybody for a while after too many wrong codes, and says for how long', async () => {
    const stop = await createTestServer({ env: { LIMIT_HASH_TRIES_PER_HOUR: '3' } });
    const mei = await stop.person('mei_tan', 'Mei Tan');
    ({ secret } = await mei.data(SecondFactorResource.create));
    const tries = await Promise.all(Array.from({ length: 6 }, () => mei.envelope(SecondFactorResource.update, { mfa_token: '000000' })));
    await stop.close();
    const codesOf = tries.map(({ resource_response: reply }) => reply.error?.code);
    expect([22, 23].map((code) => codesOf.filter((given) => given === code).length)).toEqual([3, 3]);
  });

  it('asks no more once it is removed, which takes a code too', async () => {
    const refused = await noor.envelope(SecondFactorResource.delete, { mfa_token: '000000' });
    expect(refused.resource_response.error?.name).toBe('wrong_second_factor');
    await noor.data(SecondFactorResource.delete, { mfa_token: codes.pop()! });
    expect(await postForm(server.stranger(), LOGIN, right)).toMatchObject({ code: 0 });
    expect(await noor.data(SecondFactorResource.get)).toEqual({
      is_enabled: false,
      enabled_at: null,
      recovery_codes_left: 0,
    });
  });
});
