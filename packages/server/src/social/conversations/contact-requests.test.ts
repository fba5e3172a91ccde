import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { UserFollowersResource, UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { ContactRequestsResource, ConversationResource, ConversationsResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { limitPerson, unlimitPerson } from '../../identity/accounts/index.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { openUpdates } from '../../testing/read-updates.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import {
  answer,
  block,
  clearConversations,
  follow,
  inboxOf,
  makeTalkers,
  read,
  requestsOf,
  say,
  setAge,
  unseenOf,
  wordsIn,
  write,
} from './testing/conversation-cast.ts';

describe('conversations with people who may not want them', () => {
  let server: TestServer;
  let mei: TestPerson;
  let lena: TestPerson;
  let tomas: TestPerson;
  beforeAll(async () => {
    server = await createTestServer();
    ({ mei, lena, tomas } = await makeTalkers(server));
  });
  let known = 0;
  const newcomer = () => server.person(`newcomer_${(known += 1)}`);
  afterEach(() => clearConversations(server));
  afterAll(() => server.close());

  it('begin as a request where one does not follow who writes: nothing rings, and what they carry stays closed', async () => {
    const pin = await makePin(server, tomas, (await makeBoard(tomas, 'Tiles')).id, { title: 'Hexagons' });
    const { id } = await write(tomas, [lena], { text: 'See https://tiles.example', pin: pin.id });
    expect([await inboxOf(lena), await requestsOf(lena), await unseenOf(server, lena)]).toEqual([[], [id], 0]);
    const request = await read(lena, id);
    expect(request).toMatchObject({ is_request: true, requested_by: tomas.userId, last_message: { carries: 'pin', pin: null } });
    await lena.data(ConversationResource.update, { conversation_id: id, read_until: request.last_message!.id });
    expect((await read(tomas, id)).read_marks).toEqual([]);
    expect((await read(tomas, id)).is_request).toBe(false);
    await answer(lena, id, 'accept');
    expect(await read(lena, id)).toMatchObject({ is_request: false, last_message: { pin: { title: 'Hexagons' } } });
    expect([await inboxOf(lena), await requestsOf(lena), await unseenOf(server, lena)]).toEqual([[id], [], 1]);
    await expect(answer(lena, id, 'decline')).rejects.toThrow('conversation_not_found');
  });

  it('appear on an open page of who is asked, also into a group until it is left or declined, and of nobody whom a block keeps apart', async () => {
    const reader = await openUpdates(server, lena);
    const nextOfTalk = () => reader.nextOf(/^(?:conversation|message)\./u);
    const tells = ({ id }: { id: string }) => ({ name: 'conversation.changed', data: { conversationId: id } });
    const pair = await write(tomas, [lena]);
    expect(await nextOfTalk()).toEqual(tells(pair));
    const other = await newcomer();
    const group = await write(tomas, [mei, other]);
    await tomas.data(ConversationResource.update, { conversation_id: group.id, user_ids: [lena.userId] });
    expect(await nextOfTalk()).toEqual(tells(group));
    await answer(lena, group.id, 'accept');
    expect(await nextOfTalk()).toEqual(tells(group));
    await lena.data(ConversationResource.delete, { conversation_id: group.id, leave: true });
    expect(await nextOfTalk()).toEqual({ name: 'conversation.left', data: { conversationId: group.id } });
    const declined = await write(tomas, [mei, other]);
    await tomas.data(ConversationResource.update, { conversation_id: declined.id, user_ids: [lena.userId] });
    expect(await nextOfTalk()).toEqual(tells(declined));
    await answer(lena, declined.id, 'decline');
    expect(await nextOfTalk()).toEqual({ name: 'conversation.left', data: { conversationId: declined.id } });
    await block(server, lena, other);
    await write(other, [lena]);
    await say(tomas, pair.id, 'Are you there?');
    expect(await nextOfTalk()).toEqual(tells(pair));
    await reader.close();
  });

  it('say to who writes that they are one until they are accepted, and say the same when they are declined', async () => {
    const sentAsRequest = async (caller: TestPerson, id: string) => (await read(caller, id)).asked.length > 0;
    const { id } = await write(tomas, [lena]);
    expect([await sentAsRequest(tomas, id), await sentAsRequest(lena, id)]).toEqual([true, false]);
    await answer(lena, id, 'accept');
    expect(await sentAsRequest(tomas, id)).toBe(false);
    const other = await newcomer();
    const declined = await write(other, [lena]);
    await lena.data(ContactRequestsResource.delete, { id: declined.id });
    expect(await sentAsRequest(other, declined.id)).toBe(true);
    await block(server, lena, other);
    expect(await sentAsRequest(other, declined.id)).toBe(true);
  });

  it('are accepted by an answer, too', async () => {
    const { id } = await write(tomas, [lena]);
    await say(lena, id, 'Hello yourself');
    expect([await inboxOf(lena), await requestsOf(lena)]).toEqual([[id], []]);
  });

  it('are declined without a word to who asked, until one writes oneself', async () => {
    const { id } = await write(tomas, [lena], { text: 'Hello' });
    await lena.data(ContactRequestsResource.delete, { id });
    expect((await say(tomas, id, 'Are you there?')).text).toBe('Are you there?');
    expect((await read(tomas, id)).users).toMatchObject([{ username: 'lena_fjeld' }]);
    expect([await inboxOf(lena), await requestsOf(lena)]).toEqual([[], []]);
    await expect(read(lena, id)).rejects.toThrow('conversation_not_found');
    await write(lena, [tomas], { text: 'Now I am' });
    expect(await wordsIn(lena, id)).toEqual(['Now I am', 'Hello']);
    await say(tomas, id, 'Good');
    expect(await wordsIn(lena, id)).toEqual(['Good', 'Now I am', 'Hello']);
  });

  it('are refused by a block, which lasts', async () => {
    const { id } = await write(tomas, [lena], { text: 'Hello' });
    await answer(lena, id, 'block');
    await say(tomas, id, 'Are you there?');
    expect([await inboxOf(lena), await requestsOf(lena)]).toEqual([[], []]);
    await expect(write(lena, [tomas])).rejects.toThrow('forbidden');
  });

  it('look sent to who is blocked and arrive nowhere, then or later', async () => {
    await block(server, lena, mei);
    const sent = await write(mei, [lena], { text: 'Are you angry?' });
    expect(sent).toMatchObject({ users: [{ username: 'lena_fjeld' }], last_message: { text: 'Are you angry?' } });
    expect(await inboxOf(mei)).toEqual([sent.id]);
    expect(await wordsIn(mei, sent.id)).toEqual(['Are you angry?']);
    expect([await inboxOf(lena), await requestsOf(lena), await unseenOf(server, lena)]).toEqual([[], [], 0]);
    await sql`DELETE FROM blocks`.execute(server.core.db);
    expect([await inboxOf(lena), await requestsOf(lena)]).toEqual([[], []]);
    await say(mei, sent.id, 'Peace?');
    expect(await wordsIn(lena, sent.id)).toEqual(['Peace?']);
  });

  it('with somebody whom one blocks are gone, and back without what came meanwhile', async () => {
    const { id } = await write(mei, [lena], { text: 'Before' });
    await block(server, lena, mei);
    await say(mei, id, 'Meanwhile');
    await expect(read(lena, id)).rejects.toThrow('conversation_not_found');
    await expect(say(lena, id, 'Hm')).rejects.toThrow('conversation_not_found');
    expect([await inboxOf(lena), await unseenOf(server, lena), await wordsIn(mei, id)]).toEqual([[], 0, ['Meanwhile', 'Before']]);
    await sql`DELETE FROM blocks`.execute(server.core.db);
    expect(await wordsIn(lena, id)).toEqual(['Before']);
  });

  it('of several keep two apart whom a block parts', async () => {
    const { id } = await write(mei, [lena, tomas], { text: 'The three of us' });
    await block(server, lena, tomas);
    await say(tomas, id, 'From Tomás');
    await say(lena, id, 'From Lena');
    expect(await wordsIn(lena, id)).toEqual(['From Lena', 'The three of us']);
    expect(await wordsIn(tomas, id)).toEqual(['From Tomás', 'The three of us']);
    expect(await wordsIn(mei, id)).toEqual(['From Lena', 'From Tomás', 'The three of us']);
  });

  it('with somebody under 16 are only those with people whom they follow', async () => {
    const [young, ines] = [await server.person('yuki_mori', 'Yuki Mori'), await server.person('ines_duarte', 'Ines Duarte')];
    await setAge(server, young, 14);
    await expect(write(ines, [young])).rejects.toThrow('forbidden');
    await expect(write(young, [ines])).rejects.toThrow('forbidden');
    await expect(write(mei, [lena, young])).rejects.toThrow('forbidden');
    await follow(young, ines);
    const { id } = await write(ines, [young]);
    expect(await inboxOf(young)).toEqual([id]);
    await young.data(UserFollowResource.delete, { user_id: ines.userId });
    await expect(say(ines, id, 'And now?')).rejects.toThrow('forbidden');
  });

  it('are offered on the profile of those alone who may be written to, and a block tells nothing', async () => {
    const [young, open, closed, asker] = [await newcomer(), await newcomer(), await newcomer(), await newcomer()];
    await setAge(server, young, 14);
    await closed.data(UserSettingsResource.update, { messages_from_others: 'off' });
    const isOffered = async (by: TestCaller, { userId }: TestPerson) => (await by.data(UserResource.get, { id: userId })).writableByMe;
    const offered = (by: TestCaller) => Promise.all([young, open, closed].map((one) => isOffered(by, one)));
    expect(await offered(asker)).toEqual([false, true, false]);
    expect(await offered(server.stranger())).toEqual([undefined, undefined, undefined]);
    expect(await isOffered(young, asker)).toBe(false);
    expect(await isOffered(open, open)).toBe(false);
    await follow(young, asker);
    expect(await offered(asker)).toEqual([true, true, false]);
    // Who blocks somebody is not there for them, whatever they let others write.
    for (const one of [open, closed]) await block(server, one, asker);
    for (const one of [open, closed]) await expect(isOffered(asker, one)).rejects.toThrow('user_not_found');
  });

  it('are offered in no list, which would tell of many who is under 16', async () => {
    const [young, grown, hub] = [await newcomer(), await newcomer(), await newcomer()];
    await setAge(server, young, 14);
    for (const one of [young, grown]) await follow(one, hub);
    const { username } = await tomas.data(UserResource.get, { id: hub.userId });
    const listed = await tomas.data(UserFollowersResource.get, { username, field_set_key: 'detailed' });
    expect(listed.map((one) => 'writableByMe' in one)).toEqual([false, false]);
    expect((await tomas.data(UserResource.get, { id: grown.userId })).writableByMe).toBe(true);
  });

  it('are refused so many times an hour, because refusals would tell who is under 16', async () => {
    const young = await newcomer();
    await setAge(server, young, 14);
    await expect(write(tomas, [young])).rejects.toThrow('forbidden');
    await sql`UPDATE limit_counters SET count = 60 WHERE key LIKE 'conversations:%'`.execute(server.core.db);
    await expect(write(tomas, [young])).rejects.toThrow('too_many_requests');
  });

  it('are offered at once where a follow lets the two write, and no more once it ends', async () => {
    const [young, known] = [await newcomer(), await newcomer()];
    await setAge(server, young, 14);
    expect(await young.data(UserFollowResource.create, { user_id: known.userId })).toMatchObject({ writableByMe: true, followerCount: 1 });
    expect(await young.data(UserFollowResource.delete, { user_id: known.userId })).toMatchObject({ writableByMe: false, followerCount: 0 });
  });

  it('begin only where the other takes messages', async () => {
    const oskar = await server.person('oskar_lind', 'Oskar Lind');
    await oskar.data(UserSettingsResource.update, { messages_from_others: 'off' });
    await expect(write(mei, [oskar])).rejects.toThrow('forbidden');
    await oskar.data(UserSettingsResource.update, { messages_from_others: 'inbox' });
    const { id } = await write(mei, [oskar]);
    expect(await inboxOf(oskar)).toEqual([id]);
    await expect(write(mei, [mei])).rejects.toThrow('forbidden');
    await expect(mei.data(ConversationsResource.create, { user_ids: ['999'], text: 'Hello' })).rejects.toThrow('user_not_found');
  });

  it.each(['off', 'requests', 'inbox', 'too young'] as const)('tell who is blocked what they tell every stranger (%s)', async (letting) => {
    const [elif, ada, ben] = [await newcomer(), await newcomer(), await newcomer()];
    const set = (how: 'off' | 'requests' | 'inbox') => elif.data(UserSettingsResource.update, { messages_from_others: how });
    if (letting === 'too young') await setAge(server, elif, 14);
    else await set(letting);
    await block(server, elif, ada);
    const outcomes = async (one: TestPerson) => {
      const told: unknown[] = [];
      const note = async (act: Promise<{ readonly type: string }>) =>
        told.push(await act.then(({ type }) => type).catch((error: Error) => error.message));
      await note(write(one, [elif]));
      const [id] = await inboxOf(one);
      if (id === undefined) return told;
      await note(say(one, id, 'Are you there?'));
      await set('off');
      await note(say(one, id, 'And now?'));
      await note(write(one, [elif]));
      if (letting !== 'too young') await set(letting);
      return told;
    };
    const blocked = await outcomes(ada);
    expect(blocked).toEqual(await outcomes(ben));
    expect([await inboxOf(elif), await requestsOf(elif)].flat()).toHaveLength(blocked.length > 1 ? 1 : 0);
  });

  it('begin with nobody who did not let them in, of whom moderators limited', async () => {
    const [elif, ada] = [await newcomer(), await newcomer()];
    const { id } = await write(mei, [elif]);
    await answer(elif, id, 'accept');
    await limitPerson(server.core.db, mei.userId, 7);
    await expect(write(mei, [ada])).rejects.toThrow('forbidden');
    await expect(write(mei, [lena, ada])).rejects.toThrow('forbidden');
    expect((await write(mei, [elif], { text: 'Still here' })).id).toBe(id);
    expect(await inboxOf(lena)).toEqual([]);
    const friendly = await write(mei, [lena]);
    expect(await inboxOf(lena)).toEqual([friendly.id]);
    await unlimitPerson(server.core.db, mei.userId);
    expect(await requestsOf(ada)).toEqual([]);
    await write(mei, [ada]);
    expect(await requestsOf(ada)).toHaveLength(1);
  });
});
