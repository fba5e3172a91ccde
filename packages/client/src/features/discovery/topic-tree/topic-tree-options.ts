import { TopicTreeResource } from '@bowerbird/contract/discovery/topic-tree/calls.ts';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import type { PreloadInput } from '../../../routing/define-route.ts';
import { ensureResource } from '../../../store/call.ts';
import type { RootState } from '../../../store/create-store.ts';
import { resourceOf } from '../../../store/resource-of.ts';
import type { ResourceState } from '../../../store/resources.slice.ts';

/** The options of a call that has none. */
export const treeOptions: Record<string, never> = {};

export async function preloadTopicTree({ dispatch }: PreloadInput): Promise<void> {
  await dispatch(ensureResource(TopicTreeResource.get, treeOptions));
}

/** What the page stands on; nothing for a limited login, which gives the password first. */
export function topicTreeOf(state: RootState): ResourceState | null {
  return state.session.viewer?.login_state === loginStates.loggedIn ? resourceOf(state, TopicTreeResource.get, treeOptions) : null;
}
