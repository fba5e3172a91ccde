import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { ParentalPasscodeResource } from '@bowerbird/contract/account/parental-passcode/calls.ts';
import { UserPasswordResource } from '@bowerbird/contract/account/password-change/calls.ts';
import { features } from '../../instance/features.ts';
import { limitedCallerOf, logInElsewhere, PASSWORD } from '../../testing/account-cast.ts';
import { guardedPerson, PASSCODE } from '../../testing/passcode-cast.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';

type Verb = 'create' | 'update' | 'delete';

/** After the one of a person of 15, and so free of the rules of becoming older. */
const LATER_BIRTHDAY = Date.UTC(new Date().getUTCFullYear() - 15, 5, 1) / 1000;

/** Stands for the id of whoever asks. */
const OWN_ID = 'own';

/** Every write of the settings (`C2.15`, `C6.6`), with input that would be done. */
const PROTECTED: readonly [resource: string, verb: Verb, input: object][] = [
  ['UserSettingsResource', 'update', { is_private_profile: false }],
  ['UserSettingsResource', 'update', { messages_from_others: 'inbox' }],
  ['UserSettingsResource', 'update', { mentions_from: 'everyone' }],
  ['UserSettingsResource', 'update', { comments_from: 'everyone', hidden_comment_words: [] }],
  ['AggregatedCommentFeaturesResource', 'update', { userId: OWN_ID, featureMap: { comments_from: 'everyone' } }],
  ['AccountSettingsResource', 'update', { birthday: LATER_BIRTHDAY }],
  ['EmailChangeResource', 'create', { email: 'yuki.mori@example.org', password: PASSWORD }],
  ['UserPasswordResource', 'update', { password: PASSWORD, new_password: 'blue feathers 43' }],
  ['AccountClosureResource', 'create', { how: 'delete', password: PASSWORD }],
  ['DataExportsResource', 'create', {}],
  ['ParentalPasscodeResource', 'update', { new_passcode: '0000' }],
  ['ParentalPasscodeResource', 'delete', {}],
];

describe('a protected setting', () => {
  let server: TestServer;
  let sam: Awaited<ReturnType<typeof guardedPerson>>;
  let people = 0;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    people += 1;
    sam = await guardedPerson(server, `sam_${people}`, 'Sam Doyle');
    await server.forgetMails();
  });
  const ownInput = (input: object) => ('userId' in input ? { ...input, userId: sam.userId } : input);
  const errorOf = ({ resource_response: { error } }: Awaited<ReturnType<TestCaller['sendRaw']>>) => error?.name ?? null;
  const mute = (caller: TestCaller, passcode?: unknown, headers?: Record<string, string>) =>
    caller.sendRaw('UserSettingsResource', 'update', { mentions_from: 'nobody', ...(passcode === undefined ? {} : { passcode }) }, headers);
  const mentionsOf = async () => (await sam.data(UserSettingsResource.get)).mentions_from;

  it.each(PROTECTED)('%s.%s with %j needs the passcode, and changes nothing without it', async (resource, verb, input) => {
    const before = await server.core.db.selectFrom('users').selectAll().where('id', '=', sam.userId).executeTakeFirstOrThrow();
    for (const more of [{}, { passcode: '0000' }]) {
      const { resource_response: reply } = await sam.sendRaw(resource, verb, { ...ownInput(input), ...more });
      expect(reply).toMatchObject({ http_status: 403, code: 7, error: { name: 'passcode_needed' } });
    }
    expect(await server.core.db.selectFrom('users').selectAll().where('id', '=', sam.userId).executeTakeFirstOrThrow()).toEqual(before);
    expect(server.mails).toEqual([]);
  });

  it.each(PROTECTED.slice(2))('%s.%s with %j is done with it', async (resource, verb, input) => {
    expect(errorOf(await sam.sendRaw(resource, verb, { ...ownInput(input), passcode: PASSCODE }))).toBeNull();
  });

  it('is every call that declares itself so, and a new one has its line above', () => {
    const tried = new Set(PROTECTED.map(([resource, verb]) => `${resource}.${verb}`));
    const declared = features
      .flatMap(({ schemas = [] }) => schemas)
      .filter(({ endpoint }) => endpoint.access === 'passcode')
      .map(({ endpoint }) => endpoint.name);
    expect(new Set(declared)).toEqual(tried);
  });

  it('keeps its value out of the reply and of what a repeated call is known by', async () => {
    const reply = await mute(sam, PASSCODE, { 'idempotency-key': 'mute-once' });
    expect(errorOf(reply)).toBeNull();
    expect(JSON.stringify(reply)).not.toContain(PASSCODE);
    const again = await mute(sam, PASSCODE, { 'idempotency-key': 'mute-once' });
    expect(again.resource_response.data).toEqual(reply.resource_response.data);
  });

  it.each([
    ['a number', 4821],
    ['a list', ['4821']],
    ['an object', { 0: '4' }],
    ['null', null],
    ['true', true],
    ['empty', ''],
    ['with a space', '48 21'],
    ['too long', `${PASSCODE}${'0'.repeat(1000)}`],
    ['other digits', '٤٨٢١'],
    ['a NUL', '482\u0000'],
  ])('is not opened by a passcode that is %s, and none of these costs a try', async (_what, passcode) => {
    for (let tries = 0; tries < 7; tries += 1) expect(errorOf(await mute(sam, passcode))).toBe('passcode_needed');
    expect(await mentionsOf()).toBe('everyone');
    expect(errorOf(await mute(sam, PASSCODE))).toBeNull();
  });

  it('stands five wrong tries an hour, even at once, also from other sessions, and the backup address is told once', async () => {
    const elsewhere = await logInElsewhere(server, `sam_${people}`);
    await server.forgetMails();
    const guesses = Array.from({ length: 30 }, (_, guess) => mute(guess % 2 ? sam : elsewhere, String(1000 + guess)));
    const names = (await Promise.all(guesses)).map(errorOf);
    expect(names.filter((name) => name === 'passcode_needed')).toHaveLength(5);
    expect(names.filter((name) => name === 'locked_for_a_while')).toHaveLength(25);
    expect(errorOf(await mute(elsewhere, PASSCODE))).toBe('locked_for_a_while');
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Wrong passcodes for Sam Doyle on Bowerbird']);
    expect(await mentionsOf()).toBe('everyone');
  });

  it('stands any number of right ones', async () => {
    for (let tries = 0; tries < 8; tries += 1) expect(errorOf(await mute(sam, PASSCODE))).toBeNull();
  });

  it('is opened for one call: the next one, another session and a limited login need their own proof', async () => {
    expect(errorOf(await mute(sam, PASSCODE))).toBeNull();
    expect(errorOf(await mute(sam))).toBe('passcode_needed');
    expect(errorOf(await mute(await logInElsewhere(server, `sam_${people}`)))).toBe('passcode_needed');
    expect(errorOf(await mute(await limitedCallerOf(server, sam.userId), PASSCODE))).toBe('password_needed');
  });

  it('is not opened by the passcode of somebody else', async () => {
    const ines = await guardedPerson(server, `ines_${people}`);
    await ines.data(ParentalPasscodeResource.update, { new_passcode: '5555', passcode: PASSCODE });
    expect(errorOf(await mute(ines, PASSCODE))).toBe('passcode_needed');
    expect(errorOf(await mute(sam, '5555'))).toBe('passcode_needed');
  });

  it('is not opened by repeating a call that was let through before the passcode changed', async () => {
    const headers = { 'idempotency-key': 'mute-again' };
    expect(errorOf(await mute(sam, PASSCODE, headers))).toBeNull();
    await sam.data(ParentalPasscodeResource.update, { new_passcode: '5555', passcode: PASSCODE });
    expect(errorOf(await mute(sam, PASSCODE, headers))).toBe('passcode_needed');
    const change = { password: PASSWORD, new_password: 'blue feathers 43' };
    expect(errorOf(await sam.envelope(UserPasswordResource.update, change, headers))).toBe('passcode_needed');
  });

  it('is not reached through a batch, by GET, or by another place of the input', async () => {
    const uri = '/resource/UserSettingsResource/update/';
    const batch = await sam.request({
      method: 'POST',
      url: '/v3/batch/',
      payload: {
        requests: [
          { method: 'POST', uri, data: { mentions_from: 'nobody' } },
          { method: 'GET', uri },
        ],
      },
    });
    expect(batch.body).not.toMatch(/"mentions_from"/);
    const data = JSON.stringify({ options: { mentions_from: 'nobody', passcode: PASSCODE }, context: {} });
    expect((await sam.request({ method: 'GET', url: uri, query: { source_url: '/', data } })).status).toBe(404);
    const context = JSON.stringify({ options: { mentions_from: 'nobody' }, context: { passcode: PASSCODE } });
    const reply = await sam.request({ method: 'POST', url: `${uri}?passcode=${PASSCODE}`, payload: { source_url: '/', data: context } });
    expect(reply.status).toBe(403);
    expect(await mentionsOf()).toBe('everyone');
  });

  it('asks an account without a passcode for nothing, whatever it sends', async () => {
    const noor = await server.person(`noor_${people}`);
    expect(errorOf(await mute(noor))).toBeNull();
    expect(errorOf(await mute(noor, 'anything'))).toBeNull();
  });
});
