import { describe, expect, it } from 'vitest';
import { UserBlockResource, UserMuteResource } from '@bowerbird/contract/people/blocks/calls.ts';
import {
  ContactRequestsResource,
  ConversationMessagesResource,
  ConversationResource,
  ConversationsResource,
} from '@bowerbird/contract/social/conversations/calls.ts';
import { NewsHubBadgeResource } from '@bowerbird/contract/social/news/calls.ts';
import { changeNewsSettings, changePushSettings } from '@bowerbird/contract/social/notification-settings/calls.ts';
import { makeBoard } from '../../pinning/testing/pinning-cast.ts';
import type { TestCaller, TestPerson } from '../../testing/test-server.ts';
import { follow, say } from '../conversations/testing/conversation-cast.ts';
import { claimPushes } from './push-outbox.queries.ts';
import { sendPushes } from './send-pushes.service.ts';
import { setPushService } from './testing/push-cast.ts';

describe('web push of messages', () => {
  const pushes = setPushService();
  const { person, subscribed, send, waiting } = pushes;

  const write = (from: TestCaller, to: readonly TestPerson[], text: string) =>
    from.data(ConversationsResource.create, { user_ids: to.map(({ userId }) => userId), text });
  const change = (who: TestCaller, conversation_id: string, changes: object) =>
    who.data(ConversationResource.update, { conversation_id, ...changes });
  const ring = async () => {
    pushes.server.clock.now += 5_000;
    return send();
  };
  /** Somebody with a device, who follows another and so gets what they write. */
  const friends = async () => {
    const [lena, mei] = [await subscribed('Lena'), await person('Mei')];
    await follow(lena, mei);
    return { lena, mei };
  };

  it('rings with who says what, and with the latest of a conversation alone', async () => {
    const { lena, mei } = await friends();
    const { id } = await write(mei, [lena], 'Found\nthe wall');
    const { id: messageId } = await say(mei, id, 'For the flat 🏡');
    const told = { title: 'Mei', body: 'For the flat 🏡', url: `/messages/${id}/`, tag: `t${id}`, lang: 'en', dir: 'auto' };
    expect(await ring()).toEqual([{ ...told, messageId }]);
    const { id: later } = await say(mei, id, 'And the rug');
    expect((await ring()).slice(1)).toEqual([{ ...told, body: 'And the rug', messageId: later }]);
    expect([await waiting(), (await ring()).length]).toEqual([0, 2]);
  });

  it('names the group, and says what comes without words', async () => {
    const { lena, mei } = await friends();
    const sam = await person('Sam');
    await follow(sam, mei);
    const board = await makeBoard(mei, 'Jugs');
    const { id } = await mei.data(ConversationsResource.create, { user_ids: [lena.userId, sam.userId], board: board.id });
    expect(await ring()).toEqual([]);
    await lena.data(ContactRequestsResource.update, { id, action: 'accept' });
    await mei.data(ConversationMessagesResource.create, { conversation_id: id, board: board.id });
    expect((await ring()).map(({ title, body }) => [title, body])).toEqual([['Mei in a group', 'A board']]);
    await change(mei, id, { name: 'The flat' });
    await say(mei, id, 'Well?');
    expect((await ring()).slice(1).map(({ title, body }) => [title, body])).toEqual([['Mei in The flat', 'Well?']]);
  });

  it('waits a moment for a page that shows the conversation, and does not ring for what was read', async () => {
    const { lena, mei } = await friends();
    const { id, last_message } = await write(mei, [lena], 'Hello');
    expect([await send(), await waiting()]).toEqual([[], 1]);
    await change(lena, id, { read_until: last_message!.id });
    expect([await ring(), await waiting()]).toEqual([[], 0]);
  });

  it('does not ring for requests, for who is muted or blocked, for what was taken back, or where it is off', async () => {
    const { lena, mei } = await friends();
    const sam = await person('Sam');
    await write(sam, [lena], 'May I?');
    expect([await ring(), await waiting()]).toEqual([[], 0]);
    const { id } = await write(mei, [lena], 'Hello');
    await change(lena, id, { muted: true });
    expect(await ring()).toEqual([]);
    await change(lena, id, { muted: false });
    const { id: gone } = await say(mei, id, 'Oops');
    await mei.data(ConversationMessagesResource.delete, { message_id: gone });
    await change(lena, id, { read_until: gone });
    expect(await ring()).toEqual([]);
    await say(mei, id, 'Again');
    await lena.data(UserBlockResource.create, { user_id: mei.userId });
    expect(await ring()).toEqual([]);
    await lena.data(UserBlockResource.delete, { user_id: mei.userId });
    await follow(lena, mei);
    await lena.data(UserMuteResource.create, { user_id: mei.userId });
    await say(mei, id, 'Quiet');
    expect(await ring()).toEqual([]);
    await lena.data(UserMuteResource.delete, { user_id: mei.userId });
    await lena.data(changePushSettings, { options: [{ id: 'message', value: false }] });
    await say(mei, id, 'Nobody hears');
    expect([await ring(), await waiting()]).toEqual([[], 0]);
  });

  it('waits for the morning, and tells of many conversations as a number', async () => {
    const { lena } = await friends();
    const hour = new Date(pushes.server.clock.now).getUTCHours();
    const clockOf = (hours: number) => `${String((hour + hours + 24) % 24).padStart(2, '0')}:00`;
    await lena.data(changePushSettings, {
      options: [
        { id: 'quiet_hours', value: true },
        { id: 'quiet_from', value: clockOf(-1) },
        { id: 'quiet_until', value: clockOf(2) },
        { id: 'time_zone', value: 'UTC' },
      ],
    });
    for (const name of ['Mei', 'Sam', 'Tom', 'Ida']) {
      const friend = await person(name);
      await follow(lena, friend);
      await write(friend, [lena], 'Hello');
    }
    expect([await ring(), await waiting()]).toEqual([[], 4]);
    pushes.server.clock.now += 2 * 3_600_000;
    expect((await send()).map(({ body, url }) => [body, url])).toEqual([['4 conversations have new messages', '/messages/']]);
  });

  it('goes on after a process died, and rings once however many send at a time', async () => {
    const { lena, mei } = await friends();
    await write(mei, [lena], 'Hello');
    pushes.server.clock.now += 5_000;
    expect(await claimPushes(pushes.server.core.jobsDb)).toHaveLength(1);
    expect(await send()).toEqual([]);
    pushes.server.clock.now += 6 * 60_000;
    await Promise.all([sendPushes(pushes.server.core), sendPushes(pushes.server.core), sendPushes(pushes.server.core)]);
    expect((await send()).map(({ body }) => body)).toEqual(['Hello']);
  });

  it('leaves messages out of the badge where its person wants that', async () => {
    const { lena, mei } = await friends();
    await write(mei, [lena], 'Hello');
    const unseen = async () => (await lena.data(NewsHubBadgeResource.get)).conversations_unseen_count;
    expect(await unseen()).toBe(1);
    await lena.data(changeNewsSettings, { options: [{ id: 'message', value: false }] });
    expect(await unseen()).toBe(0);
  });
});
