import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import {
  ConversationMessagesResource,
  ConversationResource,
  ConversationsResource,
  MessageSearchResource,
  reactToMessage,
} from '@bowerbird/contract/social/conversations/calls.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import {
  answer,
  block,
  clearConversations,
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

describe('conversations', () => {
  let server: TestServer;
  let mei: TestPerson;
  let lena: TestPerson;
  let tomas: TestPerson;
  beforeAll(async () => {
    server = await createTestServer();
    ({ mei, lena, tomas } = await makeTalkers(server));
  });
  afterEach(() => clearConversations(server));
  afterAll(() => server.close());

  it('of several are joined by who accepts, whoever follows whom', async () => {
    const noor = await server.person('noor_of_the_group', 'Noor Haddad');
    const { id } = await write(mei, [lena, tomas, noor], { text: 'The hallway?' });
    for (const person of [lena, tomas, noor]) {
      expect([await inboxOf(person), await requestsOf(person), await unseenOf(server, person)]).toEqual([[], [id], 0]);
    }
    await answer(lena, id, 'accept');
    expect([await inboxOf(lena), await unseenOf(server, lena)]).toEqual([[id], 1]);
    expect((await read(lena, id)).users.map(({ username }) => username).toSorted()).toEqual([
      'mei_tan',
      'noor_of_the_group',
      'tomas_ibarra',
    ]);
    await say(tomas, id, 'The hexagons, then');
    await answer(noor, id, 'accept');
    expect(await wordsIn(noor, id)).toEqual(['The hexagons, then', 'The hallway?']);
    const named = await lena.data(ConversationResource.update, { conversation_id: id, name: ' Hallway,\nfinally ' });
    expect(named.name).toBe('Hallway, finally');
    const crowd = Array.from({ length: 10 }, (_, index) => String(index + 1));
    await expect(mei.data(ConversationsResource.create, { user_ids: crowd, text: 'All' })).rejects.toThrow('bad_input');
  });

  it('of several are left, and go on without who left', async () => {
    const { id } = await write(mei, [lena, tomas], { text: 'The three of us' });
    await lena.data(ConversationResource.delete, { conversation_id: id, leave: true });
    await say(mei, id, 'Who is left?');
    await expect(read(lena, id)).rejects.toThrow('conversation_not_found');
    expect([await inboxOf(lena), (await read(mei, id)).users.map(({ username }) => username)]).toEqual([[], ['tomas_ibarra']]);
    const pair = await write(mei, [lena]);
    await expect(lena.data(ConversationResource.delete, { conversation_id: pair.id, leave: true })).rejects.toThrow('forbidden');
  });

  it('of several say who was asked and has not joined; a pair says nothing of it', async () => {
    const { id } = await write(mei, [lena, tomas], { text: 'The three of us' });
    await answer(lena, id, 'accept');
    await answer(tomas, id, 'decline');
    expect((await read(mei, id)).asked).toEqual([tomas.userId]);
    expect((await read(lena, id)).asked).toEqual([tomas.userId]);
    const pair = await write(mei, [tomas]);
    expect((await read(mei, pair.id)).asked).toEqual([]);
  });

  it('of several take more people in later, who are asked and read what is said from then on', async () => {
    const [ada, ben, cora] = await Promise.all(['ada', 'ben', 'cora'].map((name) => server.person(`${name}_later`)));
    const { id } = await write(mei, [lena, tomas], { text: 'Before' });
    await answer(lena, id, 'accept');
    const invite = (by: TestCaller, ...people: TestPerson[]) =>
      by.data(ConversationResource.update, { conversation_id: id, user_ids: people.map(({ userId }) => userId) });
    await expect(invite(tomas, ada!)).rejects.toThrow('forbidden');
    await expect(invite(cora!, ada!)).rejects.toThrow('conversation_not_found');
    expect((await invite(lena, ada!, tomas)).users.map(({ username }) => username)).toContain('ada_later');
    expect([await requestsOf(ada!), await inboxOf(ada!), await wordsIn(ada!, id)]).toEqual([[id], [], []]);
    await answer(ada!, id, 'accept');
    expect([await unseenOf(server, ada!), await wordsIn(ada!, id)]).toEqual([0, []]);
    await say(mei, id, 'After');
    expect([await unseenOf(server, ada!), await wordsIn(ada!, id)]).toEqual([1, ['After']]);
    await block(server, ben!, lena);
    await invite(lena, ben!);
    expect(await requestsOf(ben!)).toEqual([]);
    await setAge(server, cora!, 14);
    await expect(invite(lena, cora!)).rejects.toThrow('forbidden');
    await answer(tomas, id, 'decline');
    await invite(mei, tomas);
    expect(await requestsOf(tomas)).toEqual([]);
    const crowd = await Promise.all(Array.from({ length: 6 }, (_, at) => server.person(`crowd_${at}`)));
    await expect(invite(mei, ...crowd)).rejects.toThrow('bad_input');
    await invite(mei, ...crowd.slice(0, 5));
    const pair = await write(mei, [lena]);
    await expect(mei.data(ConversationResource.update, { conversation_id: pair.id, user_ids: [ada!.userId] })).rejects.toThrow('forbidden');
  });

  it('of several show neither of two whom a block parts anything of the other, old or new', async () => {
    const [{ id: pairId }, { id }] = [
      await write(mei, [lena], { text: 'Hello, you' }),
      await write(mei, [lena, tomas], { text: 'Hello, group' }),
    ];
    for (const one of [lena, tomas]) await answer(one, id, 'accept');
    await lena.data(ConversationMessagesResource.create, {
      conversation_id: id,
      text: 'Lena answers',
      reply_to: (await read(lena, id)).messages[0]!.id,
    });
    const { id: said } = await say(tomas, id, 'Tomás, too');
    for (const one of [mei, lena]) await one.data(reactToMessage, { id: said, reaction_type: 13 });
    await mei.data(UserBlockResource.create, { user_id: lena.userId });
    await say(mei, id, 'Behind the block');
    const shownTo = async (who: TestPerson) => {
      const { users, messages } = await read(who, id);
      const [listed] = (await who.data(ConversationsResource.get)).filter((talk) => talk.id === id);
      return {
        users: [...new Set([...users, ...listed!.users].map(({ username }) => username))],
        words: await wordsIn(who, id),
        loaded: messages.map(({ text, reply_to }) => [text, reply_to?.text ?? null]),
        last: listed!.last_message?.text,
        found: (await who.data(MessageSearchResource.get, { term: 'group' })).length,
        reactions: messages.find((message) => message.id === said)!.reaction_counts,
      };
    };
    expect(await shownTo(lena)).toEqual({
      users: ['tomas_ibarra'],
      words: ['Tomás, too', 'Lena answers'],
      loaded: [
        ['Tomás, too', null],
        ['Lena answers', null],
      ],
      last: 'Tomás, too',
      found: 0,
      reactions: { 13: 1 },
    });
    expect(await shownTo(mei)).toMatchObject({
      users: ['tomas_ibarra'],
      words: ['Behind the block', 'Tomás, too', 'Hello, group'],
      reactions: { 13: 1 },
    });
    expect(await shownTo(tomas)).toMatchObject({ last: 'Behind the block', found: 1, reactions: { 13: 2 } });
    // Between two, nothing tells who is blocked of it.
    expect(await wordsIn(lena, pairId)).toEqual(['Hello, you']);
  });
});
