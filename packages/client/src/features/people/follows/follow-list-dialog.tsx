import { UserFollowersResource, UserFollowingResource } from '@bowerbird/contract/people/follows/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useNextPage, useResource } from '../../../store/hooks.ts';
import { PeopleDialog, PersonRow } from './people-dialog.tsx';

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
    <PeopleDialog
      title={text(kind === 'followers' ? 'follow.followers' : 'follow.followingTitle')}
      list={list}
      empty={text(emptyWords(kind, isClosed))}
      onMore={fetchNext}
      onClose={onClose}
    >
      {(person) => <PersonRow key={person.id} person={person} onLeave={onClose} />}
    </PeopleDialog>
  );
}

function emptyWords(kind: FollowListDialogProps['kind'], isClosed: boolean): MessageId {
  if (isClosed) return 'profile.privateTitle';
  return kind === 'followers' ? 'follow.noFollowers' : 'follow.noFollowing';
}
