import type { ReactNode } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { troubleTitle } from '../../../store/failure-shown.ts';
import { useEntity, type ResourceView } from '../../../store/hooks.ts';
import type { EntityRef, StoredValue } from '../../../store/stored.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { FollowUserButton } from './follow-user-button.tsx';
import styles from './people-dialog.module.css';

export interface PeopleDialogProps<Item> {
  readonly title: string;
  readonly list: ResourceView<Item[]>;
  /** Said where the list names nobody. */
  readonly empty: string;
  readonly onMore: () => void;
  readonly onClose: () => void;
  readonly children: (item: StoredValue<Item>) => ReactNode;
}

/** A list of people, a page at a time; each item draws a `PersonRow`. */
export function PeopleDialog<Item>({ title, list, empty, onMore, onClose, children }: PeopleDialogProps<Item>) {
  const text = useText();
  return (
    <Dialog title={title} closeLabel={text('app.close')} onClose={onClose}>
      {list.data?.length === 0 && <p>{empty}</p>}
      {list.error && !list.loaded && (
        <div className={styles.failed}>
          <p role="alert">{text(troubleTitle(list.error))}</p>
          <Button size="small" onClick={() => void list.refresh()}>
            {text('app.tryAgain')}
          </Button>
        </div>
      )}
      {!list.data && !list.error && <SkeletonText lines={4} />}
      <ul className={styles.list}>{list.data?.map(children)}</ul>
      {list.data && !list.isAtEnd && (
        <Button wide busy={list.fetching} onClick={onMore}>
          {text('follow.more')}
        </Button>
      )}
    </Dialog>
  );
}

export interface PersonRowProps {
  readonly person: EntityRef<'user'>;
  /** What stands at the edge of the person's picture. */
  readonly sign?: ReactNode;
  readonly onLeave: () => void;
}

/** A person of a list, with the way to follow them. */
export function PersonRow({ person, sign, onLeave }: PersonRowProps) {
  const user = useEntity(person);
  if (!user) return null;
  return (
    <li className={styles.row}>
      <Link href={user.profileUrl} className={styles.person} onClick={onLeave}>
        <span className={styles.face}>
          <Avatar name={user.fullName} src={user.imageSmallUrl} size={44} />
          {sign}
        </span>
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
