import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAppDispatch, useAppSelector, useEntity, useResource, useViewer } from '../../store/hooks.ts';
import { resourceInvalidated } from '../../store/resources.slice.ts';
import { profilePinsRefreshed } from './profile.store.ts';
import { TriedList } from '../../features/social/comments/index.ts';
import { PeopleYouMayKnow } from '../../features/social/people-you-may-know/index.ts';
import { isWholeUser } from '../../features/people/users/index.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { ProfileBoards } from './profile-boards.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { placeOf, profilePath } from './profile-place.ts';
import { ProfilePins } from './profile-pins.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import styles from './profile-page.module.css';

/** Somebody's page: who they are, what they made, what they keep. */
export function ProfilePage() {
  const text = useText();
  const { username = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const viewer = useViewer();
  const known = useEntity(useResource(UserResource.get, { username }).data);
  const user = isWholeUser(known) ? known : null;
  const place = placeOf(search);
  const isOwn = viewer !== null && viewer.id === user?.id;
  useStaleProfile(isOwn);

  const nameNow = user?.username;
  useEffect(() => {
    // A former username leads to the one that took its place.
    if (nameNow !== undefined && nameNow !== username) void navigate(profilePath(nameNow, placeOf(search)), { replace: true });
  }, [nameNow, username, search, navigate]);

  if (!user) {
    return (
      <div className={styles.skeleton} role="status" aria-label={text('app.routeLoading')}>
        <Skeleton shape="circle" width="112px" height="112px" />
        <Skeleton width="240px" height="40px" />
      </div>
    );
  }
  return (
    <>
      <ProfileHeader user={user} isOwn={isOwn} />
      <ProfileTabs user={user} place={place} isOwn={isOwn} />
      {place.tab === 'boards' ? (
        <ProfileBoards key={place.sort} user={user} sort={place.sort} isOwn={isOwn} />
      ) : place.tab === 'tried' ? (
        <TriedList username={user.username} empty={<NothingYet user={user} tab="tried" isOwn={isOwn} />} />
      ) : (
        <ProfilePins key={place.tab} user={user} tab={place.tab} isOwn={isOwn} />
      )}
      {isOwn && <PeopleYouMayKnow />}
    </>
  );
}

/** Fetches one's own profile anew after something on it was made, saved or deleted elsewhere (`C4.23`). */
function useStaleProfile(isOwn: boolean): void {
  const dispatch = useAppDispatch();
  const isStale = useAppSelector((state) => state.profilePins.isStale);
  useEffect(() => {
    if (!isOwn || !isStale) return;
    for (const { name } of [UserResource.get, BoardsResource.get, UserPinsResource.get]) dispatch(resourceInvalidated({ name }));
    dispatch(profilePinsRefreshed());
  }, [dispatch, isOwn, isStale]);
}
