import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import type { PreloadInput, RouteInput } from '../../routing/define-route.ts';
import { ensureResource } from '../../store/call.ts';
import type { RootState } from '../../store/create-store.ts';
import { isHomeKept } from '../../store/kept-home.ts';
import { resourceOf } from '../../store/resource-of.ts';
import { resourceInvalidated, type ResourceState } from '../../store/resources.slice.ts';
import { preloadRegistration } from '../../features/identity/sign-up/index.ts';
import { feedOptions, tabOf, wallOptions } from '../../features/discovery/home-feed/index.ts';

/** Fetches the home page's feed; one that was left too long ago is forgotten first. */
export async function preloadHome({ dispatch, state, search }: PreloadInput): Promise<void> {
  const { session, visits } = state();
  if (session.isAuthenticated && !isHomeKept(visits.homeLeft, Date.now()))
    dispatch(resourceInvalidated({ name: UserHomefeedResource.get.name }));
  const feed = dispatch(ensureResource(UserHomefeedResource.get, optionsOf(state(), search)));
  await Promise.all([feed, ...(session.isAuthenticated ? [] : [preloadRegistration({ dispatch })])]);
}

/** The feed that the home page stands on. */
export function homeResource({ search }: RouteInput, state: RootState): ResourceState {
  return resourceOf(state, UserHomefeedResource.get, optionsOf(state, search));
}

function optionsOf({ session }: RootState, search: URLSearchParams) {
  return session.isAuthenticated ? feedOptions(tabOf(search)) : wallOptions;
}
