import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { DidItCommentsResource } from '@bowerbird/contract/social/comments/calls.ts';
import type { PreloadInput, RouteInput } from '../../routing/define-route.ts';
import type { HeadTags, NoIndexReason } from '../../routing/head.ts';
import { ensureResource } from '../../store/call.ts';
import type { RootState } from '../../store/create-store.ts';
import { resourceKey } from '../../store/resource-key.ts';
import { selectResource } from '../../store/resources.slice.ts';
import type { EntityRef } from '../../store/stored.ts';
import type { StoredUser } from '../../features/people/users/index.ts';
import { triedOptions } from '../../features/social/comments/index.ts';
import { boardsOptions, pinsOptions, placeOf, profilePath } from './profile-place.ts';

/** Fetches a profile and the list that is shown first. */
export async function preloadProfile({ params, search, dispatch }: PreloadInput): Promise<void> {
  const username = params.username ?? '';
  const { tab, sort } = placeOf(search);
  const list =
    tab === 'boards'
      ? ensureResource(BoardsResource.get, boardsOptions(username, sort))
      : tab === 'tried'
        ? ensureResource(DidItCommentsResource.get, triedOptions(username))
        : ensureResource(UserPinsResource.get, pinsOptions(username, tab));
  await Promise.all([dispatch(ensureResource(UserResource.get, { username })), dispatch(list)]);
}

/** The resource that a profile stands on. */
export function selectProfile({ params }: RouteInput, state: RootState) {
  return selectResource(state.resources, { name: UserResource.get.name, key: resourceKey({ username: params.username ?? '' }) });
}

/** Where a former username, or one in other letters, leads. */
export function profileRedirect(input: RouteInput, state: RootState): string | null {
  const user = selectUser(input, state);
  return user && user.username !== input.params.username ? profilePath(user.username, placeOf(input.search)) : null;
}

/** What a profile says of itself to link previews and search engines. */
export function profileHead(input: RouteInput, state: RootState): HeadTags {
  const user = selectUser(input, state);
  if (!user) return { title: '', noIndex: true };
  const { fullName, username, about, imageLargeUrl } = user;
  return {
    title: `${fullName} (@${username})`,
    description: about === '' ? undefined : about,
    canonicalPath: profilePath(username),
    hasFeed: true,
    isEmbeddable: true,
    kind: 'profile',
    username,
    noIndex: noIndexReasonOf(user),
    image: imageLargeUrl ? { url: imageLargeUrl, alt: fullName } : undefined,
  };
}

function noIndexReasonOf(user: StoredUser): NoIndexReason | undefined {
  if (user.isPrivateProfile) return 'not_public';
  if (user.isHiddenFromSearch) return 'not_listed';
  return user.pinCount === 0 && user.boardCount === 0 ? 'empty' : undefined;
}

/** Whose profile an address names, once they are known. */
export function selectUser(input: RouteInput, state: RootState): StoredUser | undefined {
  const ref = selectProfile(input, state).data as EntityRef<'user'> | null;
  return ref ? state.entities.user[ref.id] : undefined;
}
