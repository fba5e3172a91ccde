import { Avatar } from '../../../ui/avatar/avatar.tsx';
import type { StoredConversation } from './stored-conversation.ts';
import styles from './conversation-list.module.css';
import { usePeople } from './use-conversation-name.ts';

/** The picture of the other, or of two of a group. Decoration beside the name. */
export function ConversationFace({ conversation, size }: { conversation: StoredConversation; size: number }) {
  const people = usePeople(conversation);
  const addressed = conversation.emails.map((email) => ({ fullName: email, imageSmallUrl: null }));
  const [first, second] = [...people, ...addressed];
  if (!first || !second) return <Avatar name={first?.fullName ?? ''} src={first?.imageSmallUrl} size={size} />;
  const part = Math.round(size * 0.66);
  return (
    <span className={styles.faces} style={{ inlineSize: `${size / 16}rem`, blockSize: `${size / 16}rem` }}>
      <Avatar name={first.fullName} src={first.imageSmallUrl} size={part} />
      <Avatar name={second.fullName} src={second.imageSmallUrl} size={part} />
    </span>
  );
}
