import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  ConversationMessagesResource,
  ConversationResource,
  reactToMessage,
  tellTyping,
  unreactToMessage,
} from '@bowerbird/contract/social/conversations/calls.ts';
import { openUpdates } from '../../testing/read-updates.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { answer, block, clearConversations, makeTalkers, write } from './testing/conversation-cast.ts';
import { tellOfTyping } from './messages.service.ts';

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

  /** Hears what a person's page is told from now on. News of other tests may come between. */
  const listen = async (person: TestPerson) => {
    const { nextOf, close } = await openUpdates(server, person);
    return { nextOfTalk: () => nextOf(/^(?:conversation|message)\./u), close };
  };

  it('are told of typing by members alone', async () => {
    const { id } = await write(mei, [lena]);
    expect(await mei.data(tellTyping, { id })).toBeNull();
    await expect(tomas.data(tellTyping, { id })).rejects.toThrow('conversation_not_found');
  });

  it('read nothing of what was said when somebody types', async () => {
    const { id } = await write(mei, [lena, tomas]);
    const read: string[] = [];
    const recorder: KyselyPlugin = {
      transformQuery: ({ node }) => {
        read.push(JSON.stringify(node));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const core = { ...server.core, db: server.core.db.withPlugin(recorder) };
    const viewer = { kind: 'AUTH', userId: mei.userId, sessionId: '1' } as const;
    await tellOfTyping({ core, viewer }, id);
    expect(read.filter((one) => one.includes('FROM conversation'))).toHaveLength(2);
    expect(read.filter((one) => /FROM (?:messages|pins|boards)|last_message/u.test(one))).toEqual([]);
  });

  it('tell of typing who joined, and nobody whom a block keeps apart', async () => {
    const { id } = await write(mei, [lena, tomas]);
    await answer(lena, id, 'accept');
    const { nextOfTalk, close } = await listen(lena);
    const typingBy = ({ userId }: TestPerson) => ({ name: 'conversation.typing', data: { conversationId: id, userId } });
    await mei.data(tellTyping, { id });
    expect(await nextOfTalk()).toEqual(typingBy(mei));
    await answer(tomas, id, 'accept');
    expect(await nextOfTalk()).toMatchObject({ name: 'conversation.changed' });
    await block(server, lena, mei);
    await mei.data(tellTyping, { id });
    await tomas.data(tellTyping, { id });
    expect(await nextOfTalk()).toEqual(typingBy(tomas));
    await close();
  });

  it('tell who blocks the other of nothing that the other does there', async () => {
    const [{ id, last_message }, other] = [await write(lena, [mei]), await write(mei, [lena, tomas])];
    await answer(tomas, other.id, 'accept');
    await server.settle();
    const { nextOfTalk, close } = await listen(mei);
    await block(server, mei, lena);
    const { id: sent } = await lena.data(ConversationMessagesResource.create, { conversation_id: id, text: 'Behind the block' });
    await lena.data(ConversationResource.update, { conversation_id: id, read_until: sent });
    await lena.data(reactToMessage, { id: last_message!.id, reaction_type: 1 });
    await lena.data(ConversationMessagesResource.delete, { message_id: sent });
    await tomas.data(tellTyping, { id: other.id });
    expect(await nextOfTalk()).toMatchObject({ name: 'conversation.typing' });
    await close();
  });

  it('take 2,000 characters that show, and no more', async () => {
    const { id } = await write(mei, [lena]);
    const statusOf = async (text: string) =>
      (await mei.envelope(ConversationMessagesResource.create, { conversation_id: id, text })).resource_response.http_status;
    expect([await statusOf('x'.repeat(2000)), await statusOf('x'.repeat(2001)), await statusOf(' \n ')]).toEqual([200, 400, 400]);
  });

  it('are refused to who floods', async () => {
    const { id } = await write(mei, [lena]);
    const say = async () =>
      (await mei.envelope(ConversationMessagesResource.create, { conversation_id: id, text: 'Look' })).resource_response.http_status;
    expect(await say()).toBe(200);
    await sql`UPDATE limit_counters SET count = 600 WHERE key LIKE 'messages:%'`.execute(server.core.db);
    expect(await say()).toBe(429);
    await sql`DELETE FROM limit_counters`.execute(server.core.db);
    await write(tomas, [lena]);
    await sql`UPDATE limit_counters SET count = 20 WHERE key LIKE 'contact-requests:%'`.execute(server.core.db);
    await expect(write(tomas, [lena])).rejects.toThrow('too_many_requests');
  });

  it('of several are named so often an hour by a person', async () => {
    const { id } = await write(mei, [lena, tomas]);
    const name = () => mei.data(ConversationResource.update, { conversation_id: id, name: 'Hallway' });
    await name();
    await sql`UPDATE limit_counters SET count = 60 WHERE key LIKE 'group-names:%'`.execute(server.core.db);
    await expect(name()).rejects.toThrow('too_many_requests');
    await mei.data(ConversationResource.update, { conversation_id: id, muted: true });
  });

  it('take so many reactions and signs of typing of a person, and say when there is room', async () => {
    const { id, last_message } = await write(mei, [lena]);
    const acts = [
      ['message-reactions', () => mei.data(reactToMessage, { id: last_message!.id, reaction_type: 1 })],
      ['message-reactions', () => mei.data(unreactToMessage, { id: last_message!.id })],
      ['typing', () => mei.data(tellTyping, { id })],
    ] as const;
    for (const [name, act] of acts) {
      await sql`DELETE FROM limit_counters`.execute(server.core.db);
      await act();
      await sql`UPDATE limit_counters SET count = 1800 WHERE key LIKE ${`${name}:%`}`.execute(server.core.db);
      await expect(act()).rejects.toThrow('too_many_requests');
    }
  });
});
