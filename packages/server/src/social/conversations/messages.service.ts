import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type {
  ConversationUpdate,
  LeavingUpdate,
  MessageChange,
  MessageUpdate,
  TypingUpdate,
} from '@bowerbird/contract/social/conversations/live-updates.ts';
import type { Message, MessageListInput, SendMessageInput } from '@bowerbird/contract/social/conversations/schemas.ts';
import { cleanText, countCharacters } from '@bowerbird/domain/clean-text.ts';
import { memberStates } from '@bowerbird/domain/social/member-states.ts';
import type { ReactionType } from '@bowerbird/domain/social/reactions.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import type { Database } from '../../core/database/database.ts';
import { requireAllowedTexts } from '../../core/block-list/index.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { takeFromPerson } from '../../core/limits/limits.ts';
import { sendLiveUpdates } from '../../core/realtime/index.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { page, type Page } from '../../endpoints/handle.ts';
import { turnPage, type ListCursor } from '../../endpoints/read-page.ts';
import { readUserById } from '../../people/users/index.ts';
import { hydrateBoard } from '../../pinning/boards/index.ts';
import { hydratePin } from '../../pinning/pins/index.ts';
import { findPicture, readComment } from '../comments/index.ts';
import { acceptByAddress, renewWaiting } from './addresses.queries.ts';
import { findMembers, type Member, type Recipient } from './conversations.access.ts';
import { holdConversation, isJoined, selectTold, type HeldConversation } from './conversations.queries.ts';
import {
  type ChangedMessage,
  deleteMessage,
  eraseMessage,
  insertMessage,
  isAnswerable,
  selectMessages,
  selectMessagesByIds,
  setReaction,
  type MessageRow,
} from './messages.queries.ts';
import { keepRemovedMessage, refillMessage } from './removed-messages.queries.ts';
import { presentMessages, type TalkContext } from './present-messages.service.ts';

const MESSAGES_PER_HOUR = 600;
const REACTIONS_PER_HOUR = 600;
/** A page tells every few seconds while somebody types. */
const TYPING_PER_HOUR = 1_800;
const { joined, asked, declined, left, keptOut } = memberStates;

/** What somebody says, tidied: words, or one thing that they carry, or both. */
export interface Content {
  readonly text: string;
  readonly pinId: string | null;
  readonly boardId: string | null;
  readonly personId: string | null;
  readonly pictureId: string | null;
}

/** A message as it is said: it may answer another. */
type Saying = Content & { readonly replyToId?: string };

type ContentInput = Pick<SendMessageInput, 'text' | 'pin' | 'board' | 'user' | 'image_signature'>;

/** Tidies what is said; what it carries has to be there for who sends it. */
export async function readContent(context: TalkContext, input: ContentInput): Promise<Content> {
  const { text: typed = '', pin, board, user, image_signature: signature } = input;
  const text = cleanText(typed);
  const carried = [pin, board, user, signature].filter((id) => id !== undefined);
  if (carried.length > 1) throw badField('pin', 'only_one');
  if (text === '' && carried.length === 0) throw badField('text', 'required');
  if (countCharacters(text) > textLimits.message) throw badField('text', 'maxLength', textLimits.message);
  await requireAllowedTexts(context.core, { text });
  if (pin !== undefined) await hydratePin(context, pin);
  if (board !== undefined) await hydrateBoard(context, board);
  if (user !== undefined) await readUserById(context, user);
  const pictureId = await findPicture(context, signature);
  return { text, pinId: pin ?? null, boardId: board ?? null, personId: user ?? null, pictureId };
}

/** The pin of a comment that says what came of trying it. */
async function findTried(context: TalkContext, commentId: string | undefined): Promise<string | undefined> {
  if (commentId === undefined) return undefined;
  const { user_did_it: isTried, pin_id: pinId } = await readComment(context, commentId);
  if (!isTried || pinId === null) throw new ApiError('comment_not_found');
  return pinId;
}

/** Refuses who floods. */
export async function requireMessageRoom({ core, viewer }: TalkContext): Promise<void> {
  await takeFromPerson(core, { name: 'messages', subject: viewer.userId, most: MESSAGES_PER_HOUR });
}

/** A page of the messages of a conversation, the newest first. */
export async function readMessages(context: TalkContext, input: MessageListInput): Promise<Page<Message[]>> {
  const { core, viewer } = context;
  const { conversation_id: conversationId, up_to: upTo, newer_than: newerThan } = input;
  if (upTo !== undefined && newerThan !== undefined) throw badField('newer_than', 'unknown');
  const isUpward = newerThan !== undefined;
  const { data, bookmark } = await turnPage<MessageRow, MessageRow>(context, input, {
    purpose: `messages:${isUpward ? 'newer:' : ''}${conversationId}`,
    missing: 'conversation_not_found',
    load: (after, size) =>
      selectMessages(core.db, viewer, { conversationId, after: after ?? beginning({ upTo, newerThan }), size, isUpward }),
    cursorOf: ({ id }) => ({ at: id, id }),
    itemOf: (row) => [row],
  });
  return page({ data: await presentMessages(context, data), bookmark });
}

/** Where a list begins that does not begin with the newest message. */
function beginning({ upTo, newerThan }: { readonly upTo?: string; readonly newerThan?: string }): ListCursor | null {
  const id = upTo === undefined ? newerThan : String(BigInt(upTo) + 1n);
  return id === undefined ? null : { at: id, id };
}

/** Says something in a conversation. */
export async function sendMessage(context: TalkContext, input: SendMessageInput): Promise<Message> {
  const { core, viewer } = context;
  const content = await readContent(context, { ...input, pin: input.pin ?? (await findTried(context, input.user_did_it_data)) });
  await requireMessageRoom(context);
  const id = await inTransaction(core.db, (trx) =>
    say({ ...context, core: { ...core, db: trx } }, input.conversation_id, { ...content, replyToId: input.reply_to }),
  );
  const [message] = await presentMessages(context, await selectMessagesByIds(core.db, viewer, [id]));
  return message!;
}

/** Keeps a message in a conversation of the viewer's and tells those whom it reaches; inside a transaction. */
export async function say({ core, viewer }: TalkContext, conversationId: string, content: Saying): Promise<string> {
  const { db: trx } = core;
  const conversation = await holdConversation(trx, viewer, conversationId);
  if (!conversation) throw new ApiError('conversation_not_found');
  if (conversation.state === asked) await acceptByAddress(trx, conversationId, viewer.userId);
  const { replyToId = null } = content;
  if (replyToId !== null && !(await isAnswerable(trx, viewer, conversationId, replyToId))) throw new ApiError('message_not_found');
  const others = await findMembers(trx, viewer, conversationId);
  const { reached, withheldFrom } = planDelivery(conversation, others);
  if (conversation.writes_to_address) await renewWaiting(trx, viewer, conversationId);
  const id = await insertMessage(trx, viewer, { ...content, conversationId, replyToId, reached, withheldFrom });
  const told = reached.filter(({ state }) => state === joined).map((person) => person.id);
  await tell<MessageUpdate>(trx, 'message.arrived', [viewer.userId, ...told], conversationId);
  // Nothing rings for who is only asked, but their open page shows the request.
  const waiting = reached.filter(({ state }) => state === asked).map((person) => person.id);
  await tell<ConversationUpdate>(trx, 'conversation.changed', waiting, conversationId);
  for (const { sendMessages } of core.contributions) await sendMessages?.(core, trx, { conversationId, messageId: id, userIds: told });
  if (conversation.writes_to_address) await emitEvent(trx, 'message.addressed', { conversationId });
  return id;
}

/** Whom a message reaches. To who does not want it, it only looks sent. */
function planDelivery(conversation: HeldConversation, members: readonly Member[]) {
  const others = members.filter(({ state }) => state !== left);
  // A refusal would tell whether somebody has the address. Who answers has accepted, and is told like anybody else.
  const isUntold = conversation.awaits_address && conversation.state !== asked;
  if (others.length === 0 && !isUntold) throw new ApiError('forbidden', { extra: { reason: 'nobody_there' } });
  const [only] = others;
  // Who is blocked is told no more than anybody else.
  if (!conversation.is_group && only?.is_barred && !isUntold) throw new ApiError('forbidden', { extra: { reason: 'not_let' } });
  return {
    reached: others.filter(isReached).map((member) => ({ id: member.id, state: stateOf(member, conversation.is_group) })),
    withheldFrom: others.filter((member) => !isReached(member)).map(({ id }) => id),
  };
}

/** Whether somebody gets this at all. What began behind a block arrives only where anybody may begin. */
function isReached({ state, delivery, is_apart, is_barred }: Member): boolean {
  const isUnwanted = state === declined || (state === keptOut && delivery === 'off');
  return !is_apart && !is_barred && !isUnwanted;
}

/** Who was kept out while a block stood is asked like anybody else once it does not. */
function stateOf(member: Member, isGroup: boolean): number {
  return member.state === keptOut ? beginningOf(member, isGroup) : member.state;
}

/** What somebody is in a conversation that reaches them first. Of a group everybody is asked, because others write there too. */
export function beginningOf({ delivery }: Recipient, isGroup: boolean): number {
  return delivery === 'inbox' && !isGroup ? joined : asked;
}

/** Takes a message of one's own away for everybody. */
export async function takeBack({ core, viewer }: TalkContext, messageId: string): Promise<void> {
  const gone = await deleteMessage(core.db, viewer, messageId);
  if (!gone) throw new ApiError('message_not_found');
  const others = await selectTold(core.db, viewer, { conversationId: gone.conversation_id, messageId });
  await tell<ConversationUpdate>(core.db, 'conversation.changed', [viewer.userId, ...others], gone.conversation_id);
  await tellOfMessage(core.db, [viewer.userId, ...others], { conversationId: gone.conversation_id, messageId });
}

/** Takes a message away for everybody, whoever wrote it. */
export async function removeMessage(trx: Database, messageId: string): Promise<void> {
  await tellOfChange(trx, messageId, await eraseMessage(trx, messageId));
}

/** Takes a message away for everybody until its case is settled. */
export async function withdrawMessage(trx: Database, messageId: string, caseId: string): Promise<void> {
  await keepRemovedMessage(trx, messageId, caseId);
  await removeMessage(trx, messageId);
}

/** Brings back a message that a case took away, where it stood. */
export async function reinstateMessage(trx: Database, messageId: string, caseId: string): Promise<void> {
  await tellOfChange(trx, messageId, await refillMessage(trx, messageId, caseId));
}

async function tellOfChange(trx: Database, messageId: string, changed: ChangedMessage | undefined): Promise<void> {
  if (!changed) return;
  const { conversation_id: conversationId, told } = changed;
  await tell<ConversationUpdate>(trx, 'conversation.changed', told, conversationId);
  await tellOfMessage(trx, told, { conversationId, messageId });
}

/** Reacts to a message, or takes that back. */
export async function react(context: TalkContext, messageId: string, type: ReactionType | null): Promise<Message> {
  const { core, viewer } = context;
  await takeFromPerson(core, { name: 'message-reactions', subject: viewer.userId, most: REACTIONS_PER_HOUR });
  const found = await setReaction(core.db, viewer, messageId, type);
  if (!found) throw new ApiError('message_not_found');
  const others = await selectTold(core.db, viewer, { conversationId: found.conversation_id, messageId });
  await tellOfMessage(core.db, [viewer.userId, ...others], { conversationId: found.conversation_id, messageId });
  const [message] = await presentMessages(context, await selectMessagesByIds(core.db, viewer, [messageId]));
  return message!;
}

async function tellOfMessage(db: Database, userIds: readonly string[], data: { conversationId: string; messageId: string }): Promise<void> {
  await sendLiveUpdates<MessageChange>(
    db,
    'message.changed',
    userIds.map((to) => ({ to, data })),
  );
}

/** Tells the others that the viewer writes just now; those whom a block keeps apart are not told. */
export async function tellOfTyping({ core, viewer }: Pick<TalkContext, 'core' | 'viewer'>, conversationId: string): Promise<void> {
  await takeFromPerson(core, { name: 'typing', subject: viewer.userId, most: TYPING_PER_HOUR });
  // Said at every few letters, it reads nothing of the conversation but who is in it.
  if (!(await isJoined(core.db, viewer, conversationId))) throw new ApiError('conversation_not_found');
  const members = await findMembers(core.db, viewer, conversationId);
  const told = members.filter(({ state, is_apart, is_barred }) => state === joined && !is_apart && !is_barred);
  await sendLiveUpdates<TypingUpdate>(
    core.db,
    'conversation.typing',
    told.map(({ id }) => ({ to: id, data: { conversationId, userId: viewer.userId } })),
  );
}

/** Tells people that something happened in a conversation. */
export async function tell<Name extends MessageUpdate | ConversationUpdate | LeavingUpdate>(
  db: Database,
  name: Name,
  userIds: readonly string[],
  conversationId: string,
): Promise<void> {
  await sendLiveUpdates(
    db,
    name,
    userIds.map((to) => ({ to, data: { conversationId } })),
  );
}
