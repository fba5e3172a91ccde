import { shallowEqual } from 'react-redux';
import { BoardFollowResource } from '@bowerbird/contract/pinning/board-follows/calls.ts';
import { UserFollowersResource, UserFollowingResource, UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { call } from '../../store/call.ts';
import type { AppDispatch, AppStore, RootState } from '../../store/create-store.ts';
import { entityPatched } from '../../store/entities/entities.slice.ts';
import { createToggle, type Toggle } from '../../store/optimistic/toggle.ts';
import { resourceInvalidated } from '../../store/resources.slice.ts';

/** What can be followed. */
export interface FollowTarget {
  readonly type: 'user' | 'board';
  readonly id: string;
}

/** Whether the viewer follows something, and how many people do. */
export interface FollowState {
  readonly following: boolean;
  readonly followerCount: number;
}

interface FollowToggle extends Toggle<boolean> {
  /** Shows again what is wanted. */
  readonly showAgain: () => void;
}

/** The toggles that are under way, one for each target of a store: two buttons for one person are one toggle. */
const running = new WeakMap<AppStore, Map<string, FollowToggle>>();

/** Reads what the store knows of following a target. */
export function selectFollow(state: RootState, { type, id }: FollowTarget): FollowState | null {
  if (type === 'user') {
    const user = state.entities.user[id];
    const { explicitlyFollowedByMe: following, followerCount } = user ?? {};
    // A card knows neither.
    return following === undefined || followerCount === undefined ? null : { following, followerCount };
  }
  const board = state.entities.board[id];
  return board ? { following: board.followedByMe ?? false, followerCount: board.followerCount ?? 0 } : null;
}

/**
 * Follows or leaves a person or a board: shown at once with the count of followers (`C4.17`), settled on the server's
 * truth, put back in silence when it fails (`C8.10`).
 */
export async function wantFollow(store: AppStore, target: FollowTarget, following: boolean): Promise<void> {
  const toggles = running.get(store) ?? new Map<string, FollowToggle>();
  running.set(store, toggles);
  const key = `${target.type}:${target.id}`;
  const toggle = toggles.get(key) ?? makeToggle(store, target);
  if (!toggle) return;
  toggles.set(key, toggle);
  // The reply of a read that began earlier would set it back.
  const stopWatching = store.subscribe(toggle.showAgain);
  await toggle.want(following);
  stopWatching();
  if (toggles.get(key) === toggle) toggles.delete(key);
}

function makeToggle(store: AppStore, target: FollowTarget): FollowToggle | null {
  const known = selectFollow(store.getState(), target);
  if (!known) return null;
  let confirmed = known;
  let shown = known;
  const show = () => void store.dispatch(patchOf(target, shown));
  const toggle = createToggle(known.following, {
    show: (following) => {
      shown = { following, followerCount: confirmed.followerCount + Number(following) - Number(confirmed.following) };
      show();
    },
    send: async (following) => {
      confirmed = await send(store.dispatch, target, following);
      return confirmed.following;
    },
    onRevert: () => undefined,
  });
  const showAgain = () => {
    const now = selectFollow(store.getState(), target);
    if (now && !shallowEqual(now, shown)) show();
  };
  return { ...toggle, showAgain };
}

async function send(dispatch: AppDispatch, { type, id }: FollowTarget, following: boolean): Promise<FollowState> {
  const verb = following ? 'create' : 'delete';
  if (type === 'board') {
    const board = await dispatch(call(BoardFollowResource[verb], { board_id: id }));
    return { following: board.followedByMe, followerCount: board.followerCount };
  }
  const user = await dispatch(call(UserFollowResource[verb], { user_id: id }));
  dispatch(resourceInvalidated({ name: UserFollowersResource.get.name }));
  dispatch(resourceInvalidated({ name: UserFollowingResource.get.name }));
  return { following: user.explicitlyFollowedByMe, followerCount: user.followerCount };
}

function patchOf({ type, id }: FollowTarget, { following, followerCount }: FollowState) {
  if (type === 'user')
    return entityPatched({ type, id, changes: { explicitlyFollowedByMe: following, followedByMe: following, followerCount } });
  return entityPatched({ type, id, changes: { followedByMe: following, followed_by_me: following, followerCount } });
}
