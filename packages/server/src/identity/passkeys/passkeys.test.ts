import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HandshakeSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import {
  PasskeyLogInOptionsResource,
  PasskeyLogInResource,
  PasskeyOptionsResource,
  PasskeyResource,
} from '@bowerbird/contract/identity/passkeys/calls.ts';
import type { Passkey, PasskeyAnswer } from '@bowerbird/contract/identity/passkeys/schemas.ts';
import { createSoftAuthenticator, type Mischief } from '../../testing/soft-authenticator.ts';
import { noorsSignUp, postForm, REGISTER } from '../../testing/sign-up-payload.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';

const { password } = noorsSignUp;

describe('a passkey', () => {
  let server: TestServer;
  let noor: TestCaller;
  const key = createSoftAuthenticator();
  beforeAll(async () => {
    server = await createTestServer({ env: { LIMIT_LOGINS_PER_HOUR: '10000', LIMIT_HASH_TRIES_PER_HOUR: '1000' } });
    noor = server.stranger();
    const { data: token } = await postForm(noor, REGISTER, noorsSignUp);
    await noor.data(HandshakeSessionResource.create, { token });
  });
  afterAll(() => server.close());

  const challengeFor = async (caller: TestCaller) => (await caller.data(PasskeyOptionsResource.create, { password })).challenge;
  const challengeToLogIn = async () => (await server.stranger().data(PasskeyLogInOptionsResource.create)).challenge;
  const logIn = (answer: PasskeyAnswer, caller = server.stranger()) => caller.envelope(PasskeyLogInResource.create, { answer });
  const nameOfError = async (answer: PasskeyAnswer) => (await logIn(answer)).resource_response.error?.name ?? 'in';

  it('is made after the password, and listed without its key', async () => {
    const { resource_response: refused } = await noor.envelope(PasskeyOptionsResource.create, { password: 'not blue feathers' });
    expect(refused.error?.name).toBe('wrong_credentials');
    const made = await noor.data(PasskeyResource.create, {
      name: ' My laptop ',
      answer: key.register(await challengeFor(noor)),
    });
    expect(made).toEqual({ id: expect.any(String), name: 'My laptop', created_at: expect.any(String), used_at: null });
    expect(await noor.data(PasskeyResource.get)).toEqual([made]);
  });

  it('is made once for a challenge, by the person it was given to', async () => {
    const other = createSoftAuthenticator();
    const mei = await server.person('mei_tan', 'Mei Tan');
    const challenge = await challengeFor(noor);
    const add = (caller: TestCaller) => caller.envelope(PasskeyResource.create, { name: 'Key', answer: other.register(challenge) });
    expect((await add(mei)).resource_response.error?.name).toBe('dead_token');
    const replies = await Promise.all(Array.from({ length: 6 }, () => add(noor)));
    expect(replies.filter(({ resource_response: { status } }) => status === 'success')).toHaveLength(1);
    expect(replies.filter(({ resource_response: { error } }) => error?.name === 'dead_token')).toHaveLength(5);

    const again = await mei.envelope(PasskeyResource.create, { name: 'Key', answer: other.register(await challengeFor(mei)) });
    expect(again.resource_response.error?.name).toBe('conflict');
  });

  it.each<[string, Mischief]>([
    ['another site', { origin: 'https://elsewhere.example' }],
    ['another party', { rpId: 'elsewhere.example' }],
    ['nobody there', { flags: 0x44 }],
    ['nobody proven', { flags: 0x41 }],
    ['another challenge', { challenge: 'bm90IHRoZSBjaGFsbGVuZ2U' }],
  ])('is not made by %s', async (_case, mischief) => {
    const answer = createSoftAuthenticator().register(await challengeFor(noor), mischief);
    const { resource_response: reply } = await noor.envelope(PasskeyResource.create, { name: 'Key', answer });
    expect(reply.http_status).toBeGreaterThanOrEqual(400);
    expect(reply.http_status).toBeLessThan(500);
  });

  it('logs in without a name or a password', async () => {
    const caller = server.stranger();
    const { resource_response: reply } = await logIn(key.answer(await challengeToLogIn()), caller);
    const viewer = await caller.data(HandshakeSessionResource.create, { token: reply.data! });
    expect(viewer).toMatchObject({ email: noorsSignUp.email, login_state: 1 });
    expect((await noor.data(PasskeyResource.get))[0]!.used_at).not.toBeNull();
  });

  it('logs in once for a challenge, of ten at the same time one', async () => {
    const answer = key.answer(await challengeToLogIn());
    const names = await Promise.all(Array.from({ length: 10 }, () => nameOfError(answer)));
    expect(names.toSorted((a, b) => a.localeCompare(b))).toEqual([...Array<string>(9).fill('dead_token'), 'in']);
  });

  it.each<[string, Mischief]>([
    ['another site', { origin: 'https://elsewhere.example' }],
    ['another party', { rpId: 'elsewhere.example' }],
    ['nobody there', { flags: 0x04 }],
    ['nobody proven', { flags: 0x01 }],
  ])('lets %s not in', async (_case, mischief) => {
    expect(await nameOfError(key.answer(await challengeToLogIn(), mischief))).toBe('wrong_credentials');
  });

  it('lets in neither by a key that nobody has, nor with another signature, nor without a living challenge', async () => {
    expect(await nameOfError(createSoftAuthenticator().answer(await challengeToLogIn()))).toBe('wrong_credentials');
    const answer = key.answer(await challengeToLogIn());
    const foreign = { ...createSoftAuthenticator().answer(await challengeToLogIn()), id: answer.id, rawId: answer.rawId };
    expect(await nameOfError(foreign)).toBe('wrong_credentials');
    expect(await nameOfError(key.answer('bm90IGEgY2hhbGxlbmdl'))).toBe('dead_token');
    expect(await nameOfError(key.answer(await challengeFor(noor)))).toBe('dead_token');
    const old = await challengeToLogIn();
    await server.core.db
      .updateTable('passkey_challenges')
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await nameOfError(key.answer(old))).toBe('dead_token');
  });

  it('lets a copied key not in, once its counter stands still', async () => {
    expect(await nameOfError(key.answer(await challengeToLogIn(), { counter: 7 }))).toBe('in');
    expect(await nameOfError(key.answer(await challengeToLogIn(), { counter: 7 }))).toBe('wrong_credentials');
    expect(await nameOfError(key.answer(await challengeToLogIn(), { counter: 8 }))).toBe('in');
  });

  it.each([
    ['no text', { clientDataJSON: 7 }],
    ['no JSON', { clientDataJSON: 'AAAA' }],
    ['nothing', {}],
    ['a huge answer', { clientDataJSON: 'A'.repeat(500_000) }],
  ])('refuses %s where an answer should be', async (_case, response) => {
    const { resource_response: reply } = await logIn({ ...key.answer('x'), response });
    expect(reply.http_status).toBeGreaterThanOrEqual(400);
    expect(reply.http_status).toBeLessThan(500);
  });

  it.each(['', '   ', 'x'.repeat(51), 'a\u0000b', 'a\u202eb'])('has a name that is not %j', async (name) => {
    const [{ id }] = (await noor.data(PasskeyResource.get)) as [Passkey];
    const { resource_response: reply } = await noor.envelope(PasskeyResource.update, { id, name });
    expect(reply.error).toMatchObject({ name: 'bad_input', extraData: { fields: [{ field: 'name' }] } });
  });

  it('is named and removed by its person alone, and opens nothing after that', async () => {
    const lena = await server.person('lena_fjeld', 'Lena Fjeld');
    const [{ id }] = (await noor.data(PasskeyResource.get)) as [Passkey];
    for (const [verb, input] of [
      ['update', { id, name: 'Mine' }],
      ['delete', { id }],
    ] as const) {
      expect((await lena.sendRaw('PasskeyResource', verb, input)).resource_response.error?.name).toBe('not_found');
    }
    expect(await noor.data(PasskeyResource.update, { id, name: 'Old laptop' })).toMatchObject({ name: 'Old laptop' });
    await noor.data(PasskeyResource.delete, { id });
    expect(await nameOfError(key.answer(await challengeToLogIn(), { counter: 9 }))).toBe('wrong_credentials');
  });

  it('stays where nothing else opens the account', async () => {
    const lone = await server.person('yuki_mori', 'Yuki Mori');
    const add = async (name: string) =>
      lone.data(PasskeyResource.create, { name, answer: createSoftAuthenticator().register(await challengeFor(lone)) });
    const first = await add('Key');
    const remove = async ({ id }: Passkey) => (await lone.envelope(PasskeyResource.delete, { id })).resource_response.error?.name;
    expect(await remove(first)).toBe('last_way_in');
    const second = await add('Spare key');
    expect([await remove(first), await remove(second)]).toEqual([undefined, 'last_way_in']);
    expect(await lone.data(PasskeyResource.get)).toMatchObject([{ name: 'Spare key' }]);
  });

  it('stops at twenty a person', async () => {
    const sam = await server.person('sam_doyle', 'Sam Doyle');
    for (let count = 0; count < 20; count += 1) {
      await sam.data(PasskeyResource.create, {
        name: `Key ${count}`,
        answer: createSoftAuthenticator().register(await challengeFor(sam)),
      });
    }
    expect((await sam.envelope(PasskeyOptionsResource.create)).resource_response.error?.name).toBe('too_many_things');
  });
});
