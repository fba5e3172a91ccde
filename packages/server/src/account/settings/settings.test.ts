import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import type { ViewerRecord } from '@bowerbird/contract/identity/viewer/records.ts';
import { limitedCallerOf } from '../../testing/account-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('settings', () => {
  let server: TestServer;
  let noor: TestPerson;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noor_haddad', 'Noor Haddad');
  });
  afterAll(() => server.close());
  const read = (caller: TestCaller) => caller.data(UserSettingsResource.get);
  const change = (caller: TestCaller, options: object) => caller.envelope(UserSettingsResource.update, options);
  const viewer = async (caller: TestCaller) =>
    ((await caller.request({ method: 'GET', url: '/v3/users/me/' })).json() as { data: ViewerRecord }).data;

  it('have defaults before anything was set', async () => {
    expect(await read(noor)).toEqual({
      is_private_profile: false,
      is_hidden_from_search: false,
      personalise_by_activity: true,
      personalise_by_partners: true,
      shows_shopping: true,
      plays_videos: true,
      blurs_unsafe: true,
      messages_from_followed: 'inbox',
      messages_from_followers: 'requests',
      messages_from_others: 'requests',
      mentions_from: 'everyone',
      comments_from: 'everyone',
      board_invites_from: 'everyone',
      hidden_comment_words: [],
    });
  });

  it('change one by one and leave the others as they are', async () => {
    await change(noor, { mentions_from: 'followed' });
    await change(noor, { messages_from_others: 'off', shows_shopping: false });
    expect(await read(noor)).toMatchObject({ mentions_from: 'followed', messages_from_others: 'off', comments_from: 'everyone' });
    expect(await viewer(noor)).toMatchObject({ shopping_rec_disabled: true, third_party_marketing_tracking_enabled: true });
  });

  it('are all kept when they are changed at once', async () => {
    const lena = await server.person('lena_fjeld');
    const changes = [
      { mentions_from: 'nobody' },
      { comments_from: 'followed' },
      { plays_videos: false },
      { messages_from_followers: 'inbox' },
      { board_invites_from: 'nobody' },
    ];
    await Promise.all(changes.map((one) => change(lena, one)));
    expect(await read(lena)).toMatchObject(Object.assign({}, ...changes) as object);
  });

  it('keep words to hide in lower case, each once', async () => {
    await change(noor, { hidden_comment_words: ['Spoiler', ' spoiler ', 'the   end', 'Spam'] });
    expect((await read(noor)).hidden_comment_words).toEqual(['spoiler', 'the end', 'spam']);
  });

  it('hide a profile at once from those who do not follow', async () => {
    await change(noor, { is_private_profile: true });
    expect(await server.stranger().data(UserResource.get, { username: 'noor_haddad' })).toMatchObject({ isPrivateProfile: true });
    expect(await viewer(noor)).toMatchObject({ is_private_profile: true });
    await change(noor, { is_private_profile: false });
  });

  it('keep the profile of somebody under 16 private, and strangers from writing to them', async () => {
    const yuki = await server.person('yuki_mori');
    const birthday = new Date(server.clock.now);
    birthday.setUTCFullYear(birthday.getUTCFullYear() - 15);
    await sql`UPDATE users SET birthday = ${birthday.toISOString().slice(0, 10)}::date, is_private = true WHERE id = ${yuki.userId}`.execute(
      server.core.db,
    );
    for (const field of [{ is_private_profile: false }, { messages_from_others: 'inbox' }, { messages_from_others: 'requests' }]) {
      const { resource_response: reply } = await change(yuki, field);
      expect(reply.error?.extraData?.fields).toEqual([{ field: Object.keys(field)[0], rule: 'too_young' }]);
    }
    expect((await change(yuki, { messages_from_others: 'off' })).resource_response.status).toBe('success');
  });

  it.each([
    { mentions_from: 'friends' },
    { messages_from_followed: 7 },
    { is_private_profile: 'yes' },
    { hidden_comment_words: Array.from({ length: 101 }, (_, index) => `word ${index}`) },
    { hidden_comment_words: ['x'.repeat(51)] },
    { hidden_comment_words: ['bell\u0007'] },
    { hidden_comment_words: 'spam' },
  ])('refuse %j', async (options) => {
    const before = await read(noor);
    expect((await change(noor, options)).resource_response).toMatchObject({ http_status: 400, error: { name: 'bad_input' } });
    expect(await read(noor)).toEqual(before);
  });

  it('are only what is a setting: nothing else of an account changes', async () => {
    await change(noor, { is_owner: true, state: 1, user_id: '1', cookies_chosen_at: '2026-01-01', mentions_from: 'followed' });
    expect(await viewer(noor)).toMatchObject({ id: noor.userId, is_instance_owner: false });
  });

  it('need the password of who came in by a link', async () => {
    const sam = await server.person('sam_doyle');
    const limited = await limitedCallerOf(server, sam.userId);
    expect((await change(limited, { plays_videos: false })).resource_response.error?.name).toBe('password_needed');
    expect((await limited.envelope(UserSettingsResource.get)).resource_response.error?.name).toBe('password_needed');
  });
});
