import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import type { PreloadInput } from '../../../routing/define-route.ts';
import { ensureResource } from '../../../store/call.ts';

/** Fetches the viewer's own profile. */
export async function preloadOwnProfile({ dispatch, state }: PreloadInput): Promise<void> {
  const username = state().session.viewer?.username;
  if (username) await dispatch(ensureResource(UserResource.get, { username }));
}
