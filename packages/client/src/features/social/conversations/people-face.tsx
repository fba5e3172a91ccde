import { Avatar } from '../../../ui/avatar/avatar.tsx';
import styles from './conversation-list.module.css';

interface Faced {
  readonly fullName: string;
  readonly imageSmallUrl?: string | null;
}

/** The picture of one person, or of two of several. Decoration beside the name. */
export function PeopleFace({ people: [first, second], size }: { people: readonly Faced[]; size: number }) {
  if (!first || !second) return <Avatar name={first?.fullName ?? ''} src={first?.imageSmallUrl} size={size} />;
  const part = Math.round(size * 0.66);
  return (
    <span className={styles.faces} style={{ inlineSize: `${size / 16}rem`, blockSize: `${size / 16}rem` }}>
      <Avatar name={first.fullName} src={first.imageSmallUrl} size={part} />
      <Avatar name={second.fullName} src={second.imageSmallUrl} size={part} />
    </span>
  );
}

/** Addresses have no picture, and stand for whoever has not accepted. */
export const facesOf = (people: readonly Faced[], emails: readonly string[]): readonly Faced[] => [
  ...people,
  ...emails.map((email) => ({ fullName: email })),
];
