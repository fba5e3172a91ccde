import { facesOf, PeopleFace } from './people-face.tsx';
import type { StoredConversation } from './stored-conversation.ts';
import { usePeople } from './use-conversation-name.ts';

/** The picture of the other, or of two of a group. Decoration beside the name. */
export function ConversationFace({ conversation, size }: { conversation: StoredConversation; size: number }) {
  return <PeopleFace people={facesOf(usePeople(conversation), conversation.emails)} size={size} />;
}
