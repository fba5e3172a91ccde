declare module '../../protocol/live-updates.ts' {
  interface LiveUpdates {
    /** A message arrived in a conversation of the person. */
    'message.arrived': { readonly conversationId: string };
    /** Somebody read a conversation of the person, or changed it. */
    'conversation.changed': { readonly conversationId: string };
  }
}

export type MessageUpdate = 'message.arrived';
export type ConversationUpdate = 'conversation.changed';
