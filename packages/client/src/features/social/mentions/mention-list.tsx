import { useText } from '../../../i18n/i18n.tsx';
import { useEntity } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './mention-list.module.css';
import type { Mentions } from './use-mentions.ts';

/** The people who may be meant, above the field; the field keeps the focus. */
export function MentionList({ id, mentions }: { id: string; mentions: Mentions }) {
  const text = useText();
  const { people, active, choose, setActive } = mentions;
  return (
    <>
      <ul id={id} role="listbox" aria-label={text('comments.people')} className={styles.list} hidden={people.length === 0}>
        {people.map((person, index) => (
          <Person
            key={person.id}
            id={`${id}-${index}`}
            person={person}
            isActive={index === active}
            onActive={() => setActive(index)}
            onChoose={choose}
          />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{people.length > 0 ? text('comments.peopleFound', { count: people.length }) : ''}</span>
      </VisuallyHidden>
    </>
  );
}

interface PersonProps {
  readonly id: string;
  readonly person: EntityRef<'user'>;
  readonly isActive: boolean;
  readonly onActive: () => void;
  readonly onChoose: (username: string) => void;
}

function Person({ id, person, isActive, onActive, onChoose }: PersonProps) {
  const user = useEntity(person);
  if (!user) return null;
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.person}
      onPointerMove={onActive}
      // The press must not take the focus away from the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(user.username)}
    >
      <Avatar name={user.fullName} src={user.imageSmallUrl} size={28} />
      <span className={styles.name} dir="auto">
        {user.fullName}
      </span>
      <bdi className={styles.username}>@{user.username}</bdi>
    </li>
  );
}
