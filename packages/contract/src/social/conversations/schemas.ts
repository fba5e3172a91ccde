import { Type, type Static } from 'typebox';
import { GROUP_NAME_LENGTH, MOST_PEOPLE, requestActions } from '@bowerbird/domain/social/conversations.ts';
import { reactionTypes, type ReactionType } from '@bowerbird/domain/social/reactions.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { NamedUserSchema } from '../../people/users/schemas.ts';
import { BoardCardSchema } from '../../pinning/boards/records.ts';
import { PinCardSchema } from '../../pinning/pins/records.ts';
import { CommentImageSchema } from '../comments/schemas.ts';
import { IdSchema, NothingSchema, Nullable, defineSchemas, pageFields } from '../../protocol/schemas.ts';
import {
  ContactRequestsResource,
  ConversationMessagesResource,
  ConversationResource,
  ConversationsResource,
  MessageSearchResource,
  reactToMessage,
  ShareSuggestionsResource,
  tellTyping,
  unreactToMessage,
} from './calls.ts';

/** A message (`C3.17`). */
export const MessageSchema = Type.Object({
  type: Type.Literal('message'),
  id: IdSchema,
  conversation_id: IdSchema,
  text: Type.String(),
  sender: NamedUserSchema,
  created_at: Type.String(),
  created_ms: Type.Integer(),
  /** Its author took it away for everybody. */
  deleted: Type.Boolean(),
  /** What it carries. The record beside it is empty where that is gone, or not for the viewer. */
  carries: Nullable(Type.Union([Type.Literal('pin'), Type.Literal('board'), Type.Literal('user'), Type.Literal('picture')])),
  pin: Nullable(PinCardSchema),
  board: Nullable(BoardCardSchema),
  user: Nullable(NamedUserSchema),
  image: Nullable(CommentImageSchema),
  /** What it answers; words of a message that is gone are none. */
  reply_to: Nullable(Type.Object({ message_id: IdSchema, name: Type.String(), text: Type.String() })),
  /** How many reacted in which way, by the type of reaction. */
  reaction_counts: Type.Record(Type.String(), Type.Integer()),
  /** The viewer's own reaction; 0 is none. */
  reaction_by_me: Type.Integer(),
});
export type Message = Static<typeof MessageSchema>;

/** How far somebody else has read. */
const ReadMarkSchema = Type.Object({ user_id: IdSchema, message_id: IdSchema, read_at: Type.String() });

/** A conversation (`C3.17`). */
export const ConversationSchema = Type.Object({
  type: Type.Literal('conversation'),
  id: IdSchema,
  created_at: Type.String(),
  /** Of a group, where it was given one. */
  name: Nullable(Type.String()),
  is_group: Type.Boolean(),
  /** What it is about just now: the board of its last message, as far as the viewer may see it. */
  board: Nullable(BoardCardSchema),
  /** The others. */
  users: Type.Array(NamedUserSchema),
  /** Those whom the viewer wrote to by an address, and who have not accepted; whether somebody has it is not told. */
  emails: Type.Array(Type.String()),
  /** Those who were asked and have not joined, or have not let the viewer in. */
  asked: Type.Array(IdSchema),
  /** How many messages the viewer has not read, 100 at most. */
  unread: Type.Integer(),
  muted: Type.Boolean(),
  /** Whether the viewer was asked and has not answered: pictures and links stay closed. */
  is_request: Type.Boolean(),
  /** Who asks. */
  requested_by: Nullable(IdSchema),
  read_marks: Type.Array(ReadMarkSchema),
  last_message: Nullable(MessageSchema),
  /** The latest, the newest first; of a list the last one alone. */
  messages: Type.Array(MessageSchema),
});
export type Conversation = Static<typeof ConversationSchema>;

/** What a message says and carries. */
const content = {
  text: Type.Optional(Type.String({ maxLength: textLimits.message })),
  pin: Type.Optional(IdSchema),
  board: Type.Optional(IdSchema),
  user: Type.Optional(IdSchema),
  /** A picture that its author uploaded. */
  image_signature: Type.Optional(Type.String({ pattern: '^[0-9a-f]{32,128}$' })),
};

export const ConversationListInputSchema = Type.Object({ ...pageFields });
export type ConversationListInput = Static<typeof ConversationListInputSchema>;

export const CreateConversationInputSchema = Type.Object({
  user_ids: Type.Optional(Type.Array(IdSchema, { maxItems: MOST_PEOPLE - 1 })),
  /** Addresses beside people, or instead of them. */
  emails: Type.Optional(Type.Array(Type.String({ maxLength: textLimits.email }), { maxItems: MOST_PEOPLE - 1 })),
  ...content,
});
export type CreateConversationInput = Static<typeof CreateConversationInputSchema>;

export const ConversationInputSchema = Type.Object({ conversation_id: IdSchema });
export type ConversationInput = Static<typeof ConversationInputSchema>;

export const DeleteConversationInputSchema = Type.Object({
  conversation_id: IdSchema,
  /** Leaves a group besides. */
  leave: Type.Optional(Type.Boolean()),
});
export type DeleteConversationInput = Static<typeof DeleteConversationInputSchema>;

export const UpdateConversationInputSchema = Type.Object({
  conversation_id: IdSchema,
  /** Of a group; nothing takes it away. */
  name: Type.Optional(Type.String({ maxLength: GROUP_NAME_LENGTH })),
  muted: Type.Optional(Type.Boolean()),
  /** The newest message that was read. */
  read_until: Type.Optional(IdSchema),
  /** More people of a group; each is asked, and reads what is said from now on. */
  user_ids: Type.Optional(Type.Array(IdSchema, { minItems: 1, maxItems: MOST_PEOPLE - 1 })),
});
export type UpdateConversationInput = Static<typeof UpdateConversationInputSchema>;

export const MessageListInputSchema = Type.Object({
  conversation_id: IdSchema,
  /** Begins with this message, or where it stood, and goes back from it. */
  up_to: Type.Optional(IdSchema),
  /** What was said after this message, the oldest first. */
  newer_than: Type.Optional(IdSchema),
  ...pageFields,
});
export type MessageListInput = Static<typeof MessageListInputSchema>;

export const SendMessageInputSchema = Type.Object({
  conversation_id: IdSchema,
  ...content,
  reply_to: Type.Optional(IdSchema),
  /** A comment that says what came of trying a pin: the message carries that pin. */
  user_did_it_data: Type.Optional(IdSchema),
  /** Where it was sent from, and what a page measured (`C7.24`). Neither is kept. */
  source: Type.Optional(Type.String({ maxLength: 100 })),
  client_tracking_params: Type.Optional(Type.String({ maxLength: 1000 })),
});
export type SendMessageInput = Static<typeof SendMessageInputSchema>;

export const DeleteMessageInputSchema = Type.Object({ message_id: IdSchema });
export type DeleteMessageInput = Static<typeof DeleteMessageInputSchema>;

export const MessageReactionInputSchema = Type.Object({
  id: IdSchema,
  /** Also as the text that a form sends. */
  reaction_type: Type.Unsafe<ReactionType | `${ReactionType}`>({ enum: [...reactionTypes, ...reactionTypes.map(String)] }),
});
export type MessageReactionInput = Static<typeof MessageReactionInputSchema>;

export const MessageInputSchema = Type.Object({ id: IdSchema });
export type MessageInput = Static<typeof MessageInputSchema>;

export const TypingInputSchema = Type.Object({ id: IdSchema });
export type TypingInput = Static<typeof TypingInputSchema>;

/** A request by the id of its conversation. */
export const ContactRequestInputSchema = Type.Object({ id: IdSchema });
export type ContactRequestInput = Static<typeof ContactRequestInputSchema>;

export const UpdateContactRequestInputSchema = Type.Object({ id: IdSchema, action: Type.Enum([...requestActions]) });
export type UpdateContactRequestInput = Static<typeof UpdateContactRequestInputSchema>;

export const ShareSuggestionsInputSchema = Type.Object({
  term: Type.Optional(Type.String({ maxLength: textLimits.fullName })),
  suggestion_type: Type.Optional(Type.Literal('share')),
  hide_group_conversations: Type.Optional(Type.Boolean()),
});
export type ShareSuggestionsInput = Static<typeof ShareSuggestionsInputSchema>;

/** Somebody to write to, or a group; `id` is of the person or of the conversation. */
export const ShareSuggestionSchema = Type.Object({
  kind: Type.Union([Type.Literal('user'), Type.Literal('conversation')]),
  id: IdSchema,
  /** Of a group, where it has one. */
  name: Nullable(Type.String()),
  users: Type.Array(NamedUserSchema),
});
export type ShareSuggestion = Static<typeof ShareSuggestionSchema>;

/** Less than two letters find too much to be of use. */
export const MessageSearchInputSchema = Type.Object({
  term: Type.String({ minLength: 2, maxLength: textLimits.searchQuery }),
  ...pageFields,
});
export type MessageSearchInput = Static<typeof MessageSearchInputSchema>;

/** A message that was looked for, with whom it was said. */
export const FoundMessageSchema = Type.Object({
  id: IdSchema,
  conversation_id: IdSchema,
  text: Type.String(),
  sender: NamedUserSchema,
  created_at: Type.String(),
  /** Of a group, where it was given one. */
  conversation_name: Nullable(Type.String()),
  /** The others of the conversation. */
  users: Type.Array(NamedUserSchema),
  emails: Type.Array(Type.String()),
});
export type FoundMessage = Static<typeof FoundMessageSchema>;

const Conversations = Type.Array(ConversationSchema);

export const conversationSchemas = [
  defineSchemas(ConversationsResource.get, { input: ConversationListInputSchema, output: Conversations }),
  defineSchemas(ConversationsResource.create, { input: CreateConversationInputSchema, output: ConversationSchema }),
  defineSchemas(ConversationResource.get, { input: ConversationInputSchema, output: ConversationSchema }),
  defineSchemas(ConversationResource.update, { input: UpdateConversationInputSchema, output: ConversationSchema }),
  defineSchemas(ConversationResource.delete, { input: DeleteConversationInputSchema, output: NothingSchema }),
  defineSchemas(ConversationMessagesResource.get, { input: MessageListInputSchema, output: Type.Array(MessageSchema) }),
  defineSchemas(ConversationMessagesResource.create, { input: SendMessageInputSchema, output: MessageSchema }),
  defineSchemas(ConversationMessagesResource.delete, { input: DeleteMessageInputSchema, output: NothingSchema }),
  defineSchemas(ContactRequestsResource.get, { input: ConversationListInputSchema, output: Conversations }),
  defineSchemas(ContactRequestsResource.update, { input: UpdateContactRequestInputSchema, output: NothingSchema }),
  defineSchemas(ContactRequestsResource.delete, { input: ContactRequestInputSchema, output: NothingSchema }),
  defineSchemas(MessageSearchResource.get, { input: MessageSearchInputSchema, output: Type.Array(FoundMessageSchema) }),
  defineSchemas(ShareSuggestionsResource.get, { input: ShareSuggestionsInputSchema, output: Type.Array(ShareSuggestionSchema) }),
  defineSchemas(reactToMessage, { input: MessageReactionInputSchema, output: MessageSchema }),
  defineSchemas(unreactToMessage, { input: MessageInputSchema, output: MessageSchema }),
  defineSchemas(tellTyping, { input: TypingInputSchema, output: NothingSchema }),
];
