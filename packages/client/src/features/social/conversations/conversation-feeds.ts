import { ContactRequestsResource, ConversationMessagesResource } from '@bowerbird/contract/social/conversations/calls.ts';
import type { FeedPlace } from '../../../store/feeds/index.ts';
import { resourceKey } from '../../../store/resource-key.ts';

const MESSAGES_SIZE = 30;

/** The options of the list of conversations, the same wherever it is read. */
export const inboxOptions = {};
export const requestOptions = {};

/** The options of whom the dialog of sharing offers first. */
export const shareOptions = { suggestion_type: 'share' } as const;

/** The options of the messages of a conversation. */
export function messageOptions(conversationId: string) {
  return { conversation_id: conversationId, page_size: MESSAGES_SIZE };
}

/** The options of what was said up to a message, with it, the newest first. */
export function upToOptions(conversationId: string, messageId: string) {
  return { ...messageOptions(conversationId), up_to: messageId };
}

/** The options of what was said after a message, the oldest first. */
export function newerOptions(conversationId: string, messageId: string) {
  return { ...messageOptions(conversationId), newer_than: messageId };
}

export const requestsPlace: FeedPlace = { name: ContactRequestsResource.get.name, key: resourceKey(requestOptions) };

/** The list of the messages of a conversation in the store, the newest first. */
export function messagesPlace(conversationId: string): FeedPlace {
  return { name: ConversationMessagesResource.get.name, key: resourceKey(messageOptions(conversationId)) };
}
