import { stateReplaced, type AppThunk, type RootState } from './create-store.ts';
import type { ResourcesState, ResourceState } from './resources.slice.ts';

/**
 * Puts the viewer's own state in place of the cached render's, or of another account's (`C7.33`); false when the server
 * gives none for this page.
 */
export function fetchOwnState(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const sourceUrl = location.pathname + location.search;
    const response = await fetch(`/_/_/state?source_url=${encodeURIComponent(sourceUrl)}`, { credentials: 'same-origin' });
    if (!response.ok) return false;
    const { state } = (await response.json()) as { state: RootState };
    dispatch(stateReplaced(keepInterface(state, getState())));
    return true;
  };
}

/**
 * What the person did meanwhile in the interface stays; what another account looked at does not. A stranger also keeps the
 * order of the lists that they read: the server may choose another one, and then everything would move under their eyes.
 */
export function keepInterface(fresh: RootState, current: RootState): RootState {
  const former = current.session.userId;
  const isSamePerson = former === null || former === fresh.session.userId;
  const isStranger = former === null && fresh.session.userId === null;
  return {
    ...fresh,
    ...(isStranger && { resources: keepOrder(fresh.resources, current.resources) }),
    appUi: current.appUi,
    toasts: current.toasts,
    visits: isSamePerson ? current.visits : { ...fresh.visits, isPWA: current.visits.isPWA },
  };
}

/** Takes what is shown where the fresh one tells of the same records. */
function keepOrder(fresh: ResourcesState, shown: ResourcesState): ResourcesState {
  const kept: Record<string, Record<string, ResourceState>> = {};
  for (const name in fresh) {
    kept[name] = {
      ...fresh[name],
      ...Object.fromEntries(
        Object.entries(shown[name] ?? {}).filter(([key, former]) => idsIn(former) && idsIn(former) === idsIn(fresh[name]![key])),
      ),
    };
  }
  return kept;
}

function idsIn(resource: ResourceState | undefined): string | undefined {
  return JSON.stringify(resource?.data)
    ?.match(/"id":"\d+"/gu)
    ?.toSorted()
    .join();
}
