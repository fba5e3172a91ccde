export const MESSAGES_PATH = '/messages/';

/** The page of a conversation. */
export function conversationPath(id: string): string {
  return `${MESSAGES_PATH}${id}/`;
}

/** The page of a conversation, open at a message. */
export function messagePath(conversationId: string, messageId: string): string {
  return `${conversationPath(conversationId)}?message=${messageId}`;
}
