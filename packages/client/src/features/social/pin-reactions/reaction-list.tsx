import { ReactionsResource } from '@bowerbird/contract/social/pin-responses/calls.ts';
import type { PinReaction } from '@bowerbird/contract/social/pin-responses/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { troubleTitle } from '../../../store/failure-shown.ts';
import { useEntity, useNextPage, useResource } from '../../../store/hooks.ts';
import type { Stored } from '../../../store/stored.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { FollowUserButton } from '../../people/follows/index.ts';
import { reactionKinds } from '../reactions/index.ts';
import styles from './reaction-list.module.css';

/** Who reacted to a pin and how, newest first. */
export function ReactionList({ pinId, title, onClose }: { pinId: string; title: string; onClose: () => void }) {
  const text = useText();
  const input = { pin_id: pinId };
  const list = useResource(ReactionsResource.get, input);
  const fetchNext = useNextPage(ReactionsResource.get, input);
  return (
    <Dialog title={title} closeLabel={text('app.close')} onClose={onClose}>
      {list.error && !list.loaded && (
        <div className={styles.failed}>
          <p role="alert">{text(troubleTitle(list.error))}</p>
          <Button size="small" onClick={() => void list.refresh()}>
            {text('app.tryAgain')}
          </Button>
        </div>
      )}
      {list.data?.length === 0 && <p>{text('reactions.none')}</p>}
      {!list.data && !list.error && <SkeletonText lines={4} />}
      <ul className={styles.list}>
        {list.data?.map((one) => (
          <Person key={one.id} reaction={one} onLeave={onClose} />
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

function Person({ reaction, onLeave }: { reaction: Stored<PinReaction>; onLeave: () => void }) {
  const text = useText();
  const user = useEntity(reaction.user);
  const kind = reactionKinds.find(({ type }) => type === reaction.reaction_type);
  if (!user || !kind) return null;
  return (
    <li className={styles.row}>
      <Link href={user.profileUrl} className={styles.person} onClick={onLeave}>
        <span className={styles.face}>
          <Avatar name={user.fullName} src={user.imageSmallUrl} size={44} />
          <span className={styles.sign} role="img" aria-label={text(kind.name)}>
            {kind.sign(14)}
          </span>
        </span>
        <span className={styles.words}>
          <span className={styles.name} dir="auto">
            {user.fullName}
          </span>
          <bdi className={styles.username}>@{user.username}</bdi>
        </span>
      </Link>
      <FollowUserButton id={reaction.user.id} name={user.fullName} size="small" />
    </li>
  );
}
