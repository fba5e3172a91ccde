import { shallowEqual } from 'react-redux';
import type { AppStore } from '../../../store/create-store.ts';
import { createToggle, type Toggle } from '../../../store/optimistic/toggle.ts';
import type { FollowKind } from './follow-kind.ts';

interface FollowToggle extends Toggle<boolean> {
  /** Shows again what is wanted. */
  readonly showAgain: () => void;
}

/** The toggles that are under way, one for each target of a store: two buttons for one person are one toggle. */
const running = new WeakMap<AppStore, Map<string, FollowToggle>>();

/**
 * Follows or leaves something: shown at once with the count of followers (`C4.17`), settled on the server's
 * truth, put back in silence when it fails (`C8.10`).
 */
export async function setFollowing(store: AppStore, kind: FollowKind, id: string, following: boolean): Promise<void> {
  const toggles = running.get(store) ?? new Map<string, FollowToggle>();
  running.set(store, toggles);
  const key = `${kind.type}:${id}`;
  const toggle = toggles.get(key) ?? makeToggle(store, kind, id);
  if (!toggle) return;
  toggles.set(key, toggle);
  // The reply of a read that began earlier would set it back.
  const stopWatching = store.subscribe(toggle.showAgain);
  await toggle.want(following);
  stopWatching();
  if (toggles.get(key) === toggle) toggles.delete(key);
}

function makeToggle(store: AppStore, kind: FollowKind, id: string): FollowToggle | null {
  const known = kind.select(store.getState(), id);
  if (!known) return null;
  let confirmed = known;
  let shown = known;
  const show = () => void store.dispatch(kind.patch(id, shown));
  const toggle = createToggle(known.following, {
    show: (following) => {
      shown = { following, followerCount: confirmed.followerCount + Number(following) - Number(confirmed.following) };
      show();
    },
    send: async (following) => {
      confirmed = await kind.send(store.dispatch, id, following);
      return confirmed.following;
    },
    onRevert: () => undefined,
  });
  const showAgain = () => {
    const now = kind.select(store.getState(), id);
    if (now && !shallowEqual(now, shown)) show();
  };
  return { ...toggle, showAgain };
}
