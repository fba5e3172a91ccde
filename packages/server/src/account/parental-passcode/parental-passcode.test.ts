import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ParentalPasscodeResource, PasscodeRecoveryResource } from '@bowerbird/contract/account/parental-passcode/calls.ts';
import type { ParentalPasscode } from '@bowerbird/contract/account/parental-passcode/schemas.ts';
import type { ViewerRecord } from '@bowerbird/contract/identity/viewer/records.ts';
import type { ResourceEnvelope } from '@bowerbird/contract/protocol/envelope.ts';
import { verifyPassword } from '../../core/secrets/password-hash.ts';
import { limitedCallerOf, PASSWORD } from '../../testing/account-cast.ts';
import { linkIn } from '../../testing/mail-links.ts';
import { BACKUP_EMAIL, guardedPerson, PASSCODE, youngPerson } from '../../testing/passcode-cast.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';
import { eraseAccount, exportAccount } from '../../identity/accounts/index.ts';
import { issueMailToken } from '../../identity/mail-tokens/index.ts';
import { verifyPasscode } from './passcode-hash.service.ts';

const FULL_INPUT = { new_passcode: PASSCODE, backup_email: BACKUP_EMAIL, password: PASSWORD };

describe('a parental passcode', () => {
  let server: TestServer;
  let people = 0;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.forgetMails();
    people += 1;
  });
  const set = (caller: TestCaller, changes: object = {}) =>
    caller.sendRaw<ParentalPasscode>('ParentalPasscodeResource', 'create', { ...FULL_INPUT, ...changes });
  const mute = (caller: TestCaller, passcode?: unknown) =>
    caller.sendRaw('UserSettingsResource', 'update', { mentions_from: 'nobody', ...(passcode === undefined ? {} : { passcode }) });
  const viewerOf = async (caller: TestCaller) =>
    ((await caller.request({ method: 'GET', url: '/v3/users/me/' })).json() as { data: ViewerRecord }).data;
  const errorOf = ({ resource_response: { error } }: ResourceEnvelope) => error?.name ?? null;
  const subjects = () => server.mails.map(({ to, subject }) => [to, subject]);
  const lastToken = () => linkIn(server.mails.findLast((mail) => mail.to === BACKUP_EMAIL)!).searchParams.get('token')!;

  it('is set by a person under 18, told to the backup address, and shown as there with half of that address', async () => {
    const sam = await youngPerson(server, `sam_${people}`, 'Sam Doyle');
    expect(await viewerOf(sam)).toMatchObject({
      parental_control_candidate: true,
      parental_control_passcode_enabled: false,
      parental_control_anonymized_email: null,
    });
    const expected = { parental_control_passcode_enabled: true, parental_control_anonymized_email: 't•••@example.org' };
    const reply = await set(sam);
    expect(reply.resource_response.data).toEqual(expected);
    expect(JSON.stringify(reply)).not.toMatch(new RegExp(`${PASSWORD}|${PASSCODE}`));
    expect(await viewerOf(sam)).toMatchObject(expected);
    expect(subjects()).toEqual([[BACKUP_EMAIL, 'A parental passcode for Sam Doyle on Bowerbird']]);
  });

  it('rests as a hash that tells nothing without the key of the instance', async () => {
    const { userId } = await guardedPerson(server, `sam_${people}`);
    const { hash } = await server.core.db
      .selectFrom('parental_passcodes')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const { secretKey } = server.core.config;
    expect(await verifyPassword(hash, PASSCODE)).toBe(false);
    expect(await verifyPasscode({ secretKey: 'another', userId }, hash, PASSCODE)).toBe(false);
    expect(await verifyPasscode({ secretKey, userId: '1' }, hash, PASSCODE)).toBe(false);
    expect(await verifyPasscode({ secretKey, userId }, hash, PASSCODE)).toBe(true);
  });

  it('is not for who is 18, has no birthday, or came in by a mailed link', async () => {
    const noor = await server.person(`noor_${people}`);
    expect(errorOf(await set(noor))).toBe('forbidden');
    await server.core.db.updateTable('users').set({ birthday: null }).where('id', '=', noor.userId).execute();
    expect(errorOf(await set(noor))).toBe('forbidden');
    const sam = await youngPerson(server, `sam_${people}`);
    expect(errorOf(await set(await limitedCallerOf(server, sam.userId)))).toBe('password_needed');
    expect(errorOf(await set(server.stranger()))).toBe('not_signed_in');
  });

  it.each([
    [{ new_passcode: '' }, 'new_passcode', 'required'],
    [{ new_passcode: '12a4' }, 'new_passcode', 'digits'],
    [{ new_passcode: '123' }, 'new_passcode', 'four_digits'],
    [{ new_passcode: '1'.repeat(500_000) }, 'new_passcode', 'four_digits'],
    [{ backup_email: '' }, 'backup_email', 'required'],
    [{ backup_email: 'tomas' }, 'backup_email', 'format'],
    [{ backup_email: 'SAM_OWN@example.org' }, 'backup_email', 'same'],
    [{ password: 'wrong' }, 'password', 'wrong'],
  ])('is refused with %.40j', async (changes, field, rule) => {
    const sam = await youngPerson(server, `sam_${people}`);
    await server.core.db.updateTable('users').set({ email: 'sam_own@example.org' }).where('id', '=', sam.userId).execute();
    expect((await set(sam, changes)).resource_response.error?.extraData?.fields).toEqual([{ field, rule }]);
    await server.core.db.updateTable('users').set({ email: null }).where('id', '=', sam.userId).execute();
    expect(errorOf(await mute(sam))).toBeNull();
  });

  it('is one, however many set it at once', async () => {
    const sam = await youngPerson(server, `sam_${people}`);
    const replies = await Promise.all(['1111', '2222', '3333', '4444'].map((new_passcode) => set(sam, { new_passcode })));
    expect(replies.map((reply) => errorOf(reply) ?? 'done').toSorted()).toEqual(['conflict', 'conflict', 'conflict', 'done']);
    expect(errorOf(await set(sam))).toBe('conflict');
  });

  it('is changed with itself alone, and former and present backup address are told', async () => {
    const sam = await guardedPerson(server, `sam_${people}`, 'Sam Doyle');
    await server.forgetMails();
    const change = (input: object) => sam.envelope(ParentalPasscodeResource.update, input);
    expect(errorOf(await change({ new_passcode: '9999' }))).toBe('passcode_needed');
    expect(errorOf(await change({ new_passcode: '9999', passcode: '9999' }))).toBe('passcode_needed');
    expect(subjects()).toEqual([]);
    expect(errorOf(await change({ new_passcode: '9999', backup_email: 'ines.duarte@example.org', passcode: PASSCODE }))).toBeNull();
    expect(subjects()).toEqual(
      [BACKUP_EMAIL, 'ines.duarte@example.org'].map((to) => [to, 'The parental passcode for Sam Doyle on Bowerbird was changed']),
    );
    expect([errorOf(await mute(sam, PASSCODE)), errorOf(await mute(sam, '9999'))]).toEqual(['passcode_needed', null]);
  });

  it('is removed with itself alone, and then nothing asks for it', async () => {
    const sam = await guardedPerson(server, `sam_${people}`, 'Sam Doyle');
    const remove = (input: object) => sam.sendRaw('ParentalPasscodeResource', 'delete', input);
    expect(errorOf(await remove({}))).toBe('passcode_needed');
    expect(errorOf(await remove({ passcode: PASSCODE }))).toBeNull();
    expect(errorOf(await remove({ passcode: PASSCODE }))).toBe('not_found');
    expect(errorOf(await mute(sam))).toBeNull();
    expect(subjects().at(-1)).toEqual([BACKUP_EMAIL, 'The parental passcode for Sam Doyle on Bowerbird was removed']);
  });

  it('holds until its person is 18', async () => {
    const sam = await guardedPerson(server, `sam_${people}`);
    const now = server.clock.now;
    try {
      server.clock.now = now + 3 * 366 * 24 * 60 * 60 * 1000;
      const grown = await server.callerOf(sam.userId);
      expect(await viewerOf(grown)).toMatchObject({ parental_control_candidate: false, parental_control_passcode_enabled: false });
      expect(errorOf(await mute(grown))).toBeNull();
    } finally {
      server.clock.now = now;
    }
  });

  it('goes with its account', async () => {
    const sam = await guardedPerson(server, `sam_${people}`);
    const exported = JSON.stringify(await exportAccount(server.core, sam.userId));
    expect(exported).toContain(BACKUP_EMAIL);
    expect(exported).not.toContain('argon2');
    await eraseAccount(server.core, sam.userId);
    const left = await server.core.db.selectFrom('parental_passcodes').select('user_id').where('user_id', '=', sam.userId).execute();
    expect(left).toEqual([]);
  });

  describe('that is forgotten', () => {
    const ask = (caller: TestCaller) => caller.envelope(PasscodeRecoveryResource.create);
    const recover = (token: string, new_passcode = '7777') =>
      server.stranger().envelope(PasscodeRecoveryResource.update, { token, new_passcode });

    it('is set anew by a link to the backup address, once, by whoever opens it', async () => {
      const sam = await guardedPerson(server, `sam_${people}`, 'Sam Doyle');
      const reply = await ask(sam);
      expect(reply.resource_response.data).toBeNull();
      expect(subjects().at(-1)).toEqual([BACKUP_EMAIL, 'Set another parental passcode for Sam Doyle on Bowerbird']);
      expect(linkIn(server.mails.at(-1)!).pathname).toBe('/parental-passcode/reset/');
      const token = lastToken();
      expect(errorOf(await recover(token, '77a7'))).toBe('bad_input');
      const replies = await Promise.all([recover(token), recover(token, '8888'), recover(token, '9999')]);
      expect(replies.map((reply) => errorOf(reply) ?? 'done').toSorted()).toEqual(['dead_token', 'dead_token', 'done']);
      expect(errorOf(await mute(sam, PASSCODE))).toBe('passcode_needed');
      expect(subjects().at(-1)).toEqual([BACKUP_EMAIL, 'The parental passcode for Sam Doyle on Bowerbird was changed']);
    });

    it('is mailed three times an hour at most, and to nobody without a passcode', async () => {
      const sam = await guardedPerson(server, `sam_${people}`);
      const replies = await Promise.all(Array.from({ length: 6 }, () => ask(sam)));
      expect(replies.map(errorOf).filter((name) => name === null)).toHaveLength(3);
      expect(replies.map(errorOf).filter((name) => name === 'locked_for_a_while')).toHaveLength(3);
      expect(errorOf(await ask(await youngPerson(server, `ines_${people}`)))).toBe('not_found');
    });

    it('is not set by a link to a former backup address, by one of another kind, or by none', async () => {
      const sam = await guardedPerson(server, `sam_${people}`);
      await ask(sam);
      const former = lastToken();
      await sam.data(ParentalPasscodeResource.update, { backup_email: 'ines.duarte@example.org', passcode: PASSCODE });
      const foreign = await issueMailToken(server.core.db, {
        userId: sam.userId,
        purpose: 'reset_password',
        details: { email: BACKUP_EMAIL },
      });
      const stale = await issueMailToken(server.core.db, {
        userId: sam.userId,
        purpose: 'recover_passcode',
        details: { email: BACKUP_EMAIL },
      });
      for (const token of [former, foreign, stale, former.slice(0, -1), 'x']) expect(errorOf(await recover(token))).toBe('dead_token');
      expect(errorOf(await mute(sam, PASSCODE))).toBeNull();
    });

    it('opens the settings at once, even when they were locked by wrong tries', async () => {
      const sam = await guardedPerson(server, `sam_${people}`);
      await Promise.all(Array.from({ length: 6 }, () => mute(sam, '0000')));
      expect(errorOf(await mute(sam, PASSCODE))).toBe('locked_for_a_while');
      await ask(sam);
      await recover(lastToken());
      expect(errorOf(await mute(sam, '7777'))).toBeNull();
    });
  });
});
