import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  ConversationMessagesResource,
  reactToMessage,
  tellTyping,
  unreactToMessage,
} from '@bowerbird/contract/social/conversations/calls.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { clearConversations, makeTalkers, write } from './testing/conversation-cast.ts';

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

  it('are told of typing by members alone', async () => {
    const { id } = await write(mei, [lena]);
    expect(await mei.data(tellTyping, { id })).toBeNull();
    await expect(tomas.data(tellTyping, { id })).rejects.toThrow('conversation_not_found');
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
