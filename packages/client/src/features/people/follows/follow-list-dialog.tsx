import { UserFollowersResource, UserFollowingResource } from '@bowerbird/contract/people/follows/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useEntity, useNextPage, useResource } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { troubleTitle } from '../../../store/failure-shown.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { FollowUserButton } from './follow-user-button.tsx';
import styles from './follow-list-dialog.module.css';

export interface FollowListDialogProps {
  readonly username: string;
  readonly kind: 'followers' | 'following';
  /** A private profile keeps its lists to its followers. */
  readonly isClosed?: boolean;
  readonly onClose: () => void;
}

/** The people who follow somebody, or whom they follow, newest first. */
export function FollowListDialog({ username, kind, isClosed = false, onClose }: FollowListDialogProps) {
  const text = useText();
  const endpoint = kind === 'followers' ? UserFollowersResource.get : UserFollowingResource.get;
  const list = useResource(endpoint, { username });
  const fetchNext = useNextPage(endpoint, { username });
  return (
    <Dialog
      title={text(kind === 'followers' ? 'follow.followers' : 'follow.followingTitle')}
      closeLabel={text('app.close')}
      onClose={onClose}
    >
      {list.data && list.data.length === 0 && <p>{text(emptyWords(kind, isClosed))}</p>}
      {list.error && !list.loaded && (
        <div className={styles.failed}>
          <p role="alert">{text(troubleTitle(list.error))}</p>
          <Button size="small" onClick={() => void list.refresh()}>
            {text('app.tryAgain')}
          </Button>
        </div>
      )}
      {!list.data && !list.error && <SkeletonText lines={4} />}
      <ul className={styles.list}>
        {list.data?.map((ref) => (
          <PersonRow key={ref.id} person={ref} onLeave={onClose} />
        ))}
      </ul>
      {list.data && !list.isAtEnd && (
        <Button wide busy={list.fetching} onClick={fetchNext}>
          {text('follow.more')}
        </Button>
      )}
    </Dialog>
  );
}

function PersonRow({ person, onLeave }: { person: EntityRef<'user'>; onLeave: () => void }) {
  const user = useEntity(person);
  if (!user) return null;
  return (
    <li className={styles.row}>
      <Link href={user.profileUrl} className={styles.person} onClick={onLeave}>
        <Avatar name={user.fullName} src={user.imageSmallUrl} size={44} />
        <span className={styles.words}>
          <span className={styles.name} dir="auto">
            {user.fullName}
          </span>
          <bdi className={styles.username}>@{user.username}</bdi>
        </span>
      </Link>
      <FollowUserButton id={person.id} name={user.fullName} size="small" />
    </li>
  );
}

function emptyWords(kind: FollowListDialogProps['kind'], isClosed: boolean): MessageId {
  if (isClosed) return 'profile.privateTitle';
  return kind === 'followers' ? 'follow.noFollowers' : 'follow.noFollowing';
}
