import { useId, useState } from 'react';
import { PeopleYouMayKnowResource } from '@bowerbird/contract/social/people-you-may-know/calls.ts';
import type { PersonYouMayKnow } from '@bowerbird/contract/social/people-you-may-know/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { Words } from '../../../i18n/message-id.ts';
import { call } from '../../../store/call.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { useAppDispatch, useEntity, useResource } from '../../../store/hooks.ts';
import type { Stored } from '../../../store/stored.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { FollowUserButton } from '../../people/follows/index.ts';
import styles from './people-you-may-know.module.css';

const none = {};

/** People whom the viewer may know, each to follow or to leave out. Nothing where there is nobody. */
export function PeopleYouMayKnowSection() {
  const text = useText();
  const dispatch = useAppDispatch();
  const heading = useId();
  const { data } = useResource(PeopleYouMayKnowResource.get, none);
  const [left, setLeft] = useState<readonly string[]>([]);
  const people = data?.filter(({ user }) => !left.includes(user.id)) ?? [];
  if (people.length === 0) return null;
  const leaveOut = async (id: string) => {
    setLeft((ids) => [...ids, id]);
    try {
      await dispatch(call(PeopleYouMayKnowResource.delete, { user_id: id }));
    } catch (error) {
      setLeft((ids) => ids.filter((one) => one !== id));
      dispatch(failureShown(error, 'blocks.failed'));
    }
  };
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className="h4">
        {text('mayKnow.title')}
      </h2>
      <ul className={styles.list}>
        {people.map((one) => (
          <Person key={one.user.id} near={one} onLeaveOut={() => void leaveOut(one.user.id)} />
        ))}
      </ul>
    </section>
  );
}

function Person({ near, onLeaveOut }: { near: Stored<PersonYouMayKnow>; onLeaveOut: () => void }) {
  const text = useText();
  const user = useEntity(near.user);
  const reason = reasonOf(near);
  if (!user) return null;
  return (
    <li className={styles.row}>
      <Link href={user.profileUrl} className={styles.person}>
        <Avatar name={user.fullName} src={user.imageSmallUrl} size={44} />
        <span className={styles.words}>
          <span className={styles.name} dir="auto">
            {user.fullName}
          </span>
          <span className="small muted">{text(reason.id, reason.values)}</span>
        </span>
      </Link>
      <FollowUserButton id={user.id} name={user.fullName} size="small" />
      <IconButton
        icon={<Icon name="x" size={16} />}
        size="small"
        label={text('mayKnow.leaveOut', { name: user.fullName })}
        onClick={onLeaveOut}
      />
    </li>
  );
}

/** What is in common, the boards first; of who only follows the viewer it says so. */
function reasonOf({ boards_in_common: boards, follows_in_common: follows }: Stored<PersonYouMayKnow>): Words {
  if (boards > 0) return { id: 'mayKnow.boards', values: { count: boards } };
  if (follows > 0) return { id: 'mayKnow.follows', values: { count: follows } };
  return { id: 'mayKnow.followsYou' };
}
