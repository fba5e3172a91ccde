import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { ConversationUpdate, LeavingUpdate } from '@bowerbird/contract/social/conversations/live-updates.ts';
import type {
  Conversation,
  ConversationListInput,
  CreateConversationInput,
  DeleteConversationInput,
  UpdateContactRequestInput,
  UpdateConversationInput,
} from '@bowerbird/contract/social/conversations/schemas.ts';
import { cleanLine } from '@bowerbird/domain/clean-text.ts';
import { memberStates } from '@bowerbird/domain/social/member-states.ts';
import { requireAllowedTexts } from '../../core/block-list/index.ts';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { takeFromPerson } from '../../core/limits/limits.ts';
import { page, type Page } from '../../endpoints/handle.ts';
import { turnPage } from '../../endpoints/read-page.ts';
import { keepApart } from '../../people/blocks/index.ts';
import { acceptByAddress, insertAddresses, openAlone } from './addresses.queries.ts';
import { readAddressees, type Addressees } from './addresses.service.ts';
import { askIn } from './group-members.service.ts';
import {
  holdConversation,
  answerRequest,
  clearConversation,
  countUnseen,
  insertGroup,
  leaveGroup,
  markRead,
  openPair,
  selectConversation,
  selectConversations,
  selectJoined,
  selectTold,
  setMuted,
  setName,
  type ConversationRow,
} from './conversations.queries.ts';
import { presentConversation } from './conversations.views.ts';
import { selectMessages, selectMessagesByIds } from './messages.queries.ts';
import { readContent, requireMessageRoom, say, tell } from './messages.service.ts';
import { requireConversationRoom, requireKnown, requireRecipients, stateFor } from './recipients.service.ts';
import { presentMessages, type TalkContext } from './present-messages.service.ts';

/** How many messages come with one conversation. */
const LATEST_SIZE = 20;
/** So often a person names groups. */
const NAMES_PER_HOUR = 60;
const { joined, asked, declined } = memberStates;

/** A page of the viewer's conversations, or of those that they are asked to join, the latest first. */
export async function readConversations(
  context: TalkContext,
  input: ConversationListInput,
  list: 'inbox' | 'requests',
): Promise<Page<Conversation[]>> {
  const { core, viewer } = context;
  const { data: rows, bookmark } = await turnPage<ConversationRow, ConversationRow>(context, input, {
    purpose: `conversations:${list}:${viewer.userId}`,
    load: (after, size) => selectConversations(core.db, viewer, { state: list === 'inbox' ? joined : asked, after, size }),
    cursorOf: ({ last_id }) => ({ at: last_id, id: last_id }),
    itemOf: (row) => [row],
  });
  const lastIds = rows.flatMap(({ last_message_id }) => last_message_id ?? []);
  const messages = await presentMessages(context, await selectMessagesByIds(core.db, viewer, lastIds));
  const byId = new Map(messages.map((message) => [message.id, message]));
  const lastOf = ({ last_message_id: id }: ConversationRow) => (id === null ? undefined : byId.get(id));
  return page({ data: rows.map((row) => presentConversation(row, [lastOf(row) ?? []].flat(), context)), bookmark });
}

/** One conversation with its latest messages. */
export async function readConversation(context: TalkContext, id: string): Promise<Conversation> {
  const { core, viewer } = context;
  const row = await selectConversation(core.db, viewer, id);
  const messages = row && (await selectMessages(core.db, viewer, { conversationId: id, after: null, size: LATEST_SIZE }));
  if (!row || !messages) throw new ApiError('conversation_not_found');
  return presentConversation(row, await presentMessages(context, messages), context);
}

/** How many conversations have something new for the viewer. */
export async function countUnseenConversations({ core, viewer }: TalkContext): Promise<number> {
  return countUnseen(core.db, viewer);
}

/** Writes to people and to addresses: to one in the conversation that the two have, to several in a new group. */
export async function createConversation(context: TalkContext, input: CreateConversationInput): Promise<Conversation> {
  const { core, viewer } = context;
  const content = await readContent(context, input);
  const { userIds, addresses } = await readAddressees(context, input);
  const others = await requireRecipients(context, userIds);
  await requireKnown(context, others);
  await requireMessageRoom(context);
  await requireConversationRoom(context, { others, addresses });
  const id = await inTransaction(core.db, async (trx) => {
    const isGroup = others.length + addresses.length > 1;
    const invited = others.map((person) => ({ id: person.id, state: stateFor(person, isGroup) }));
    const conversationId = await openConversation(trx, viewer.userId, { invited, addresses });
    await say({ ...context, core: { ...core, db: trx } }, conversationId, content);
    return conversationId;
  });
  return readConversation(context, id);
}

interface Invited {
  readonly invited: readonly { readonly id: string; readonly state: number }[];
  readonly addresses: Addressees['addresses'];
}

async function openConversation(trx: Database, ownId: string, { invited, addresses }: Invited): Promise<string> {
  if (invited.length + addresses.length > 1) {
    const id = await insertGroup(trx, ownId, invited);
    await insertAddresses(trx, ownId, id, addresses);
    return id;
  }
  const [address] = addresses;
  return address ? openAlone(trx, ownId, address) : openPair(trx, ownId, invited[0]!);
}

/** Names a group, asks more people into it, mutes a conversation, or keeps how far it was read. */
export async function updateConversation(context: TalkContext, input: UpdateConversationInput): Promise<Conversation> {
  const { core, viewer } = context;
  const id = input.conversation_id;
  if (input.name !== undefined) await takeFromPerson(core, { name: 'group-names', subject: viewer.userId, most: NAMES_PER_HOUR });
  await inTransaction(core.db, async (trx) => {
    const conversation = await selectConversation(trx, viewer, id);
    if (!conversation) throw new ApiError('conversation_not_found');
    if (input.muted !== undefined) await setMuted(trx, viewer, id, input.muted);
    const isFurther = input.read_until !== undefined && (await markRead(trx, viewer, id, input.read_until));
    if (input.name !== undefined) {
      if (!conversation.is_group || conversation.state !== joined) throw new ApiError('forbidden');
      const name = cleanLine(input.name);
      await requireAllowedTexts({ ...core, db: trx }, { name });
      await setName(trx, id, name || null);
    }
    const invited = input.user_ids ? await askIn({ ...context, core: { ...core, db: trx } }, id, input.user_ids) : [];
    const isShared = input.name !== undefined || input.user_ids !== undefined;
    const readers = isFurther ? await selectTold(trx, viewer, { conversationId: id }) : [];
    const others = isShared ? await selectJoined(trx, viewer, id) : readers;
    await tell<ConversationUpdate>(trx, 'conversation.changed', [viewer.userId, ...others, ...invited], id);
  });
  return readConversation(context, id);
}

/** Empties a conversation for the viewer alone, who may leave a group besides. */
export async function deleteForMe({ core, viewer }: TalkContext, { conversation_id: id, leave }: DeleteConversationInput): Promise<void> {
  await inTransaction(core.db, async (trx) => {
    const conversation = await selectConversation(trx, viewer, id);
    if (!conversation) throw new ApiError('conversation_not_found');
    if (leave && !conversation.is_group) throw new ApiError('forbidden');
    await clearConversation(trx, viewer, id);
    if (leave) await leaveGroup(trx, viewer, id);
    // Of who has not answered, the others may not know.
    const others = leave && conversation.state === joined ? await selectJoined(trx, viewer, id) : [];
    // Who left cannot read it any more, so their pages ask for nothing.
    if (leave) await tell<LeavingUpdate>(trx, 'conversation.left', [viewer.userId], id);
    await tell<ConversationUpdate>(trx, 'conversation.changed', leave ? others : [viewer.userId], id);
  });
}

/** Accepts a request, or declines it without a word to who asked; `block` keeps them away for good. */
export async function answer({ core, viewer }: TalkContext, { id, action }: UpdateContactRequestInput): Promise<void> {
  await inTransaction(core.db, async (trx) => {
    // The conversation is locked first, as by whoever writes there.
    if (!(await holdConversation(trx, viewer, id))) throw new ApiError('conversation_not_found');
    const request = await answerRequest(trx, viewer, id, action === 'accept' ? joined : declined);
    if (!request) throw new ApiError('conversation_not_found');
    if (action === 'accept') await acceptByAddress(trx, id, viewer.userId);
    if (action === 'block' && request.invited_by !== null) await keepApart({ core, db: trx }, viewer.userId, request.invited_by);
    // Who declined cannot read it any more, so their pages ask for nothing.
    if (action !== 'accept') return tell<LeavingUpdate>(trx, 'conversation.left', [viewer.userId], id);
    const others = await selectJoined(trx, viewer, id);
    await tell<ConversationUpdate>(trx, 'conversation.changed', [viewer.userId, ...others], id);
  });
}
