import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { sendLandingSignals } from '@bowerbird/contract/identity/landing-signals/calls.ts';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { InviteCodesResource, InvitedPeopleResource, InviteMetadataResource } from '@bowerbird/contract/social/invites/calls.ts';
import { eraseAccount } from '../../identity/accounts/index.ts';
import { noorsSignUp, postForm, REGISTER } from '../../testing/sign-up-payload.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let mei: TestPerson;
let noor: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
  mei = await server.person('mei_tan', 'Mei Tan');
  noor = await server.person('noor_haddad', 'Noor Haddad');
});
afterAll(() => server.close());

const codesOf = async (caller: TestCaller, channels: number[]) =>
  (await caller.data(InviteCodesResource.create, { channels })).map(({ invite_code }) => invite_code);
const codeOf = async (caller: TestCaller, channel = 1) => (await codesOf(caller, [channel]))[0]!;
const invite = (caller: TestCaller, invite_code: string) => caller.data(InviteMetadataResource.get, { invite_code });
const brought = async (caller: TestCaller) => {
  await server.settle();
  return (await caller.data(InvitedPeopleResource.get)).map(({ user, invite_channel }) => [user.username, invite_channel]);
};
const redeem = (caller: TestCaller, inviteCode: string, is_register = true) =>
  caller.data(sendLandingSignals, { is_register, invite_redemption: JSON.stringify({ inviteCode, ts: 1 }) });

describe('the code of a link', () => {
  it('is one a person and channel, however often and at once it is asked for', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => codesOf(mei, [1, 2])));
    expect(first).toHaveLength(2);
    expect(new Set([...first!, await codeOf(noor)]).size).toBe(3);
    for (const again of others) expect(again).toEqual(first);
    for (const wrong of [[], [0], [32], [1.5]]) await expect(codesOf(mei, wrong)).rejects.toThrow('bad_input');
    await expect(codesOf(server.stranger(), [1])).rejects.toThrow('not_signed_in');
  });

  it('tells who sent it and by which channel, to strangers too', async () => {
    const code = await codeOf(mei, 9);
    for (const caller of [server.stranger(), noor])
      expect(await invite(caller, code)).toMatchObject({
        sender: { username: 'mei_tan', fullName: 'Mei Tan' },
        sender_takes_messages: true,
        invite_channel: 9,
      });
  });

  it('tells nothing where it is nobody’s, or of somebody whom a block keeps apart or who left', async () => {
    const lena = await server.person('lena_fjeld', 'Lena Fjeld');
    const code = await codeOf(lena);
    for (const wrong of ['aaaaaaaaaa', 'x'.repeat(43), '\u0000', '%']) expect(await invite(noor, wrong)).toBeNull();
    await lena.data(UserBlockResource.create, { user_id: noor.userId });
    expect(await invite(noor, code)).toBeNull();
    await mei.data(UserBlockResource.create, { user_id: lena.userId });
    expect(await invite(mei, code)).toBeNull();
    await eraseAccount(server.core, lena.userId);
    expect(await invite(server.stranger(), code)).toBeNull();
  });

  it('says whether its sender takes messages, and the viewer’s record says it of the viewer', async () => {
    const yuki = await server.person('yuki_mori', 'Yuki Mori');
    const shows = async () =>
      ((await yuki.request({ method: 'GET', url: '/v3/users/me/' })).json() as { data: { should_show_messaging: boolean } }).data
        .should_show_messaging;
    expect(await shows()).toBe(true);
    await yuki.data(UserSettingsResource.update, { messages_from_others: 'off', messages_from_followers: 'off' });
    expect(await shows()).toBe(true);
    await yuki.data(UserSettingsResource.update, { messages_from_followed: 'off' });
    expect(await shows()).toBe(false);
    expect(await invite(noor, await codeOf(yuki))).toMatchObject({ sender_takes_messages: false });
  });
});

describe('who came by a link', () => {
  const signUp = async (email: string, invite_code?: string) => {
    const { httpStatus } = await postForm(server.stranger(), REGISTER, { ...noorsSignUp, email, ...(invite_code ? { invite_code } : {}) });
    expect(httpStatus).toBe(200);
    const { id } = await server.core.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    return server.callerOf(id);
  };

  it('is noted by the code of the sign-up, or by what led them in, once and by the first', async () => {
    const tomas = await server.person('tomas_ibarra', 'Tomás Ibarra');
    const [link, other] = await codesOf(tomas, [1, 2]);
    const first = await signUp('elif.kaya@example.org', link);
    const second = await signUp('sam.doyle@example.org');
    expect(await brought(tomas)).toHaveLength(1);
    for (let times = 0; times < 2; times += 1) await redeem(second, other!);
    await redeem(first, await codeOf(noor));
    expect((await brought(tomas)).map(([, channel]) => channel)).toEqual([2, 1]);
    expect(await brought(noor)).toEqual([]);
  });

  it('is nobody who only logs in, is no new account, comes by themselves or by a made-up code', async () => {
    const code = await codeOf(mei);
    const anna = await signUp('anna@example.org');
    await redeem(anna, code, false);
    await redeem(anna, 'aaaaaaaaaa');
    await redeem(anna, await codeOf(anna));
    await server.core.db
      .updateTable('users')
      .set({ created_at: new Date(server.clock.now - 2 * 86_400_000) })
      .where('id', '=', noor.userId)
      .execute();
    await redeem(noor, code);
    expect(await brought(mei)).toEqual([]);
    expect(await brought(anna)).toEqual([]);
  });

  it('is listed page by page, without whom a block keeps apart, and gone with who leaves', async () => {
    const oskar = await server.person('oskar_lind', 'Oskar Lind');
    const code = await codeOf(oskar);
    const guests = await Promise.all(Array.from({ length: 3 }, (_, at) => server.person(`guest_${at}`)));
    for (const guest of guests) await redeem(guest, code);
    await server.settle();
    const page = await oskar.envelope(InvitedPeopleResource.get, { page_size: 2 });
    const { data, bookmark } = page.resource_response;
    const next = await oskar.data(InvitedPeopleResource.get, { page_size: 2, bookmarks: [bookmark!] });
    const names = [...data!, ...next].map(({ user }) => user.username);
    expect(new Set(names)).toEqual(new Set(['guest_0', 'guest_1', 'guest_2']));
    await guests[0]!.data(UserBlockResource.create, { user_id: oskar.userId });
    await eraseAccount(server.core, guests[1]!.userId);
    expect(await brought(oskar)).toEqual([['guest_2', 1]]);
    await expect(server.stranger().data(InvitedPeopleResource.get)).rejects.toThrow('not_signed_in');
  });

  it('counts two hundred a day for one person', async () => {
    const ines = await server.person('ines_vidal', 'Inés Vidal');
    const code = await codeOf(ines);
    await server.core.db
      .insertInto('users')
      .values(
        Array.from({ length: 200 }, (_, at) => ({
          username: `crowd_${at}`,
          full_name: 'Crowd',
          first_name: 'Crowd',
          email: `crowd_${at}@example.org`,
        })),
      )
      .execute();
    const ids = await server.core.db.selectFrom('users').select('id').where('full_name', '=', 'Crowd').execute();
    await server.core.db
      .insertInto('invited_people')
      .values(ids.map(({ id }) => ({ user_id: id, invited_by: ines.userId, channel: 1 })))
      .execute();
    const late = await server.person('late_guest');
    await redeem(late, code);
    await server.settle();
    const kept = await server.core.db.selectFrom('invited_people').select('user_id').where('user_id', '=', late.userId).execute();
    expect(kept).toEqual([]);
  });
});
