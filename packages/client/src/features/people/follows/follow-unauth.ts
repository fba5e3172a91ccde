import type { AppStore } from '../../../store/create-store.ts';
import type { FollowKind } from './follow-kind.ts';
import { setFollowing } from './follow-toggles.ts';

/** Follows what made somebody come in: at once where the page shows it. Nothing is said where it is not theirs to follow. */
export async function followUnauth(store: AppStore, kind: FollowKind, id: string): Promise<void> {
  if (store.getState().session.viewer?.id === id) return;
  if (kind.select(store.getState(), id) !== null) return setFollowing(store, kind, id, true);
  await kind.send(store.dispatch, id, true).catch(() => undefined);
}
