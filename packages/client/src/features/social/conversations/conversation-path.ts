export const MESSAGES_PATH = '/messages/';

/** The page of a conversation. */
export function conversationPath(id: string): string {
  return `${MESSAGES_PATH}${id}/`;
}
