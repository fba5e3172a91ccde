import { stateReplaced, type AppStore, type RootState } from '../store/create-store.ts';

/** Asks for the viewer's own state and puts it in place of the cached render's (`C7.33`). */
export async function replaceCachedState(store: AppStore): Promise<void> {
  const sourceUrl = location.pathname + location.search;
  const response = await fetch(`/_/_/state?source_url=${encodeURIComponent(sourceUrl)}`, { credentials: 'same-origin' });
  if (!response.ok) return;
  const { state } = (await response.json()) as { state: RootState };
  store.dispatch(stateReplaced(keepInterface(state, store.getState())));
}

/** What the person did meanwhile in the interface stays. */
function keepInterface(fresh: RootState, current: RootState): RootState {
  return { ...fresh, appUi: current.appUi, toasts: current.toasts, visits: current.visits };
}
