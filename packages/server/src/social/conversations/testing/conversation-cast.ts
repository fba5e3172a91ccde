import { sql } from 'kysely';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import {
  ContactRequestsResource,
  ConversationMessagesResource,
  ConversationResource,
  ConversationsResource,
} from '@bowerbird/contract/social/conversations/calls.ts';
import type { CreateConversationInput } from '@bowerbird/contract/social/conversations/schemas.ts';
import { strangerViewer, type SignedInViewer } from '../../../endpoints/viewer.ts';
import type { TestCaller, TestPerson, TestServer } from '../../../testing/test-server.ts';
import { countUnseen } from '../conversations.queries.ts';

const CLEARED = ['push_outbox', 'message_addresses', 'conversations', 'blocks', 'limit_counters'];

/** Three people: Lena and Mei follow each other, Tomás follows Mei. */
export async function makeTalkers(server: TestServer): Promise<Record<'mei' | 'lena' | 'tomas', TestPerson>> {
  const mei = await server.person('mei_tan', 'Mei Tan');
  const lena = await server.person('lena_fjeld', 'Lena Fjeld');
  const tomas = await server.person('tomas_ibarra', 'Tomás Ibarra');
  for (const [one, other] of [
    [lena, mei],
    [mei, lena],
    [tomas, mei],
  ] as const)
    await follow(one, other);
  return { mei, lena, tomas };
}

/**
 * Takes away every conversation, block and count of a limit. Rows are deleted, because emptying whole tables at once locks them
 * against the server's own jobs. These hold some of them in another order.
 */
export async function clearConversations({ core: { db } }: TestServer): Promise<void> {
  for (const table of CLEARED) await sql`DELETE FROM ${sql.table(table)}`.execute(db);
}

export const follow = (one: TestPerson, other: TestPerson) => one.data(UserFollowResource.create, { user_id: other.userId });
export const write = (caller: TestCaller, others: readonly TestPerson[], content: Partial<CreateConversationInput> = { text: 'Hello' }) =>
  caller.data(ConversationsResource.create, { user_ids: others.map(({ userId }) => userId), ...content });
export const say = (caller: TestCaller, conversation_id: string, text: string) =>
  caller.data(ConversationMessagesResource.create, { conversation_id, text });
export const wordsIn = async (caller: TestCaller, conversation_id: string) =>
  (await caller.data(ConversationMessagesResource.get, { conversation_id })).map(({ text }) => text);
export const inboxOf = async (caller: TestCaller) => (await caller.data(ConversationsResource.get)).map(({ id }) => id);
export const requestsOf = async (caller: TestCaller) => (await caller.data(ContactRequestsResource.get)).map(({ id }) => id);
export const read = (caller: TestCaller, conversation_id: string) => caller.data(ConversationResource.get, { conversation_id });
export const answer = (caller: TestCaller, id: string, action: 'accept' | 'decline' | 'block') =>
  caller.data(ContactRequestsResource.update, { id, action });
export const block = (server: TestServer, by: TestPerson, whom: TestPerson) =>
  sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${by.userId}, ${whom.userId})`.execute(server.core.db);
export const unseenOf = (server: TestServer, { userId }: TestPerson) =>
  countUnseen(server.core.db, { ...strangerViewer, kind: 'AUTH', userId, sessionId: '1' } as unknown as SignedInViewer);
export const setAge = (server: TestServer, person: TestPerson, years: number) =>
  sql`UPDATE users SET birthday = (now() - make_interval(years => ${years}))::date WHERE id = ${person.userId}`.execute(server.core.db);
