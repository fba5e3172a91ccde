import { useEntity } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { FollowUserButton } from '../../people/follows/index.ts';
import styles from './people-strip.module.css';

/** People side by side, that scroll sideways. */
export function PeopleStrip({ people }: { people: readonly EntityRef<'user'>[] }) {
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <Person key={person.id} person={person} />
      ))}
    </ul>
  );
}

function Person({ person: ref }: { person: EntityRef<'user'> }) {
  const person = useEntity(ref);
  if (!person) return null;
  return (
    <li className={styles.person}>
      <Link href={person.profileUrl} className={styles.personLink}>
        <Avatar name={person.fullName} src={person.imageMediumUrl} size={72} />
        <bdi className={styles.personName}>{person.fullName}</bdi>
      </Link>
      <FollowUserButton id={person.id} name={person.fullName} size="small" asks />
    </li>
  );
}
