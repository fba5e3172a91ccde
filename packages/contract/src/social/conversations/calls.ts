import { defineResource, defineRest, forFullViewer } from '../../protocol/endpoint.ts';
import type {
  ContactRequestInput,
  Conversation,
  ConversationInput,
  ConversationListInput,
  CreateConversationInput,
  DeleteConversationInput,
  DeleteMessageInput,
  FoundMessage,
  Message,
  MessageInput,
  MessageListInput,
  MessageReactionInput,
  MessageSearchInput,
  SendMessageInput,
  ShareSuggestion,
  ShareSuggestionsInput,
  TypingInput,
  UpdateContactRequestInput,
  UpdateConversationInput,
} from './schemas.ts';

/** The viewer's conversations, the latest first (`C7.22`). To write to one person twice goes on in the same conversation. */
export const ConversationsResource = defineResource('ConversationsResource', {
  get: forFullViewer<ConversationListInput, Conversation[]>({ paged: true }),
  create: forFullViewer<CreateConversationInput, Conversation>({
    records: 'card',
    errors: ['user_not_found', 'pin_not_found', 'board_not_found', 'forbidden', 'too_many_requests'],
  }),
});

/** One conversation with its latest messages (`C7.23`); `delete` empties it for the viewer alone, or lets them leave a group. */
export const ConversationResource = defineResource('ConversationResource', {
  get: forFullViewer<ConversationInput, Conversation>({ records: 'card', errors: ['conversation_not_found'] }),
  update: forFullViewer<UpdateConversationInput, Conversation>({
    records: 'card',
    errors: ['conversation_not_found', 'forbidden', 'user_not_found', 'too_many_requests'],
  }),
  delete: forFullViewer<DeleteConversationInput, null>({ errors: ['conversation_not_found', 'forbidden'] }),
});

/** The messages of a conversation, the newest first (`C7.24`); their author deletes one for everybody. */
export const ConversationMessagesResource = defineResource('ConversationMessagesResource', {
  get: forFullViewer<MessageListInput, Message[]>({ paged: true, errors: ['conversation_not_found'] }),
  create: forFullViewer<SendMessageInput, Message>({
    records: 'card',
    errors: [
      'conversation_not_found',
      'message_not_found',
      'comment_not_found',
      'user_not_found',
      'pin_not_found',
      'board_not_found',
      'forbidden',
      'too_many_requests',
    ],
  }),
  delete: forFullViewer<DeleteMessageInput, null>({ errors: ['message_not_found'] }),
});

/** Conversations that somebody asks the viewer to join, the latest first; `delete` declines. */
export const ContactRequestsResource = defineResource('ContactRequestsResource', {
  get: forFullViewer<ConversationListInput, Conversation[]>({ paged: true }),
  update: forFullViewer<UpdateContactRequestInput, null>({ errors: ['conversation_not_found'] }),
  delete: forFullViewer<ContactRequestInput, null>({ errors: ['conversation_not_found'] }),
});

/** Messages of the viewer's conversations by any part of their words, whatever the case and the accents, the newest first. */
export const MessageSearchResource = defineResource('MessageSearchResource', {
  get: forFullViewer<MessageSearchInput, FoundMessage[]>({ paged: true, errors: ['too_many_requests'] }),
});

/** Whom the viewer may want to write to (`C7.30`, `B7.5`): people written to lately, groups, people followed; with a term, by name. */
export const ShareSuggestionsResource = defineResource('ShareSuggestionsResource', {
  get: forFullViewer<ShareSuggestionsInput, ShareSuggestion[]>(),
});

/** Reacts to a message, or changes how; doing it twice is doing it once. */
export const reactToMessage = defineRest(
  'POST',
  '/v3/conversation_messages/:id/react/',
  forFullViewer<MessageReactionInput, Message>({ records: 'card', errors: ['message_not_found', 'too_many_requests'] }),
);

/** Takes one's reaction to a message back. */
export const unreactToMessage = defineRest(
  'DELETE',
  '/v3/conversation_messages/:id/react/',
  forFullViewer<MessageInput, Message>({ records: 'card', errors: ['message_not_found', 'too_many_requests'] }),
);

/** Tells the others of a conversation that the viewer writes just now. Nothing of it is kept. */
export const tellTyping = defineRest(
  'POST',
  '/v3/conversations/:id/typing/',
  forFullViewer<TypingInput, null>({ errors: ['conversation_not_found', 'too_many_requests'] }),
);
