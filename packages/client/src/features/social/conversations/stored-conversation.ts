import type { Conversation, Message } from '@bowerbird/contract/social/conversations/schemas.ts';
import type { Stored } from '../../../store/stored.ts';

declare module '../../../store/stored.ts' {
  interface StoredRecords {
    conversation: StoredConversation;
    message: StoredMessage;
  }
}

export type StoredConversation = Stored<Conversation>;
export type StoredMessage = Stored<Message>;
