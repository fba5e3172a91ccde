import { useRef } from 'react';
import { useCountText } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useEntity } from '../../../store/hooks.ts';
import { type EntityRef } from '../../../store/stored.ts';
import { isListedUser } from '../../people/users/index.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { useNearEnd } from '../../../ui/grid/use-near-end.ts';
import { Link } from '../../../ui/link/link.tsx';
import { FollowUserButton } from '../../people/follows/index.ts';
import styles from './search-page.module.css';

/** The people who were found, one a row. */
export function PeopleResults({ people, onEnd }: { people: readonly EntityRef<'user'>[]; onEnd: (() => void) | undefined }) {
  const text = useText();
  const end = useRef<HTMLDivElement>(null);
  useNearEnd(end, people.length, onEnd);
  return (
    <>
      <ul className={styles.people} aria-label={text('search.people')}>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </ul>
      <div ref={end} />
    </>
  );
}

function PersonRow({ person }: { person: EntityRef<'user'> }) {
  const countText = useCountText();
  const user = useEntity(person);
  if (!isListedUser(user)) return null;
  return (
    <li className={styles.person}>
      <Link href={user.profileUrl} className={styles.personLink}>
        <Avatar name={user.fullName} src={user.imageMediumUrl} size={56} />
        <span className={styles.personWords}>
          <span className={styles.personName} dir="auto">
            {user.fullName}
          </span>
          <span className="small muted" dir="auto">
            {user.about || `@${user.username}`}
          </span>
          <span className="small muted">{countText('search.followers', user.followerCount)}</span>
        </span>
      </Link>
      <FollowUserButton id={user.id} name={user.fullName} size="small" />
    </li>
  );
}
