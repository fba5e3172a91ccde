declare module '../../protocol/live-updates.ts' {
  interface LiveUpdates {
    /** A message arrived in a conversation of the person. */
    'message.arrived': { readonly conversationId: string };
    /** Somebody read a conversation of the person, or changed it. */
    'conversation.changed': { readonly conversationId: string };
    /** The person left a conversation, or declined it, here or on another page. */
    'conversation.left': { readonly conversationId: string };
    /** A message was reacted to, or taken away. */
    'message.changed': { readonly conversationId: string; readonly messageId: string };
    /** Somebody else writes just now. */
    'conversation.typing': { readonly conversationId: string; readonly userId: string };
  }
}

export type MessageUpdate = 'message.arrived';
export type ConversationUpdate = 'conversation.changed';
export type LeavingUpdate = 'conversation.left';
export type MessageChange = 'message.changed';
export type TypingUpdate = 'conversation.typing';
