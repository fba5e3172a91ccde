import {
  InstanceResource,
  KeptMailsResource,
  OperatorLogResource,
  OperatorPeopleResource,
} from '@bowerbird/contract/operation/operator/calls.ts';
import type { PageInput } from '@bowerbird/contract/protocol/paging.ts';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { ensureResource, refreshResource } from '../../../store/call.ts';
import type { PreloadInput } from '../../../routing/define-route.ts';
import type { AppThunk, RootState } from '../../../store/create-store.ts';
import { resourceOf } from '../../../store/resource-of.ts';
import type { ResourceState } from '../../../store/resources.slice.ts';

/** The options of a call that has none. */
export const none: Record<string, never> = {};

/** What is shown of mails and of the log before somebody asks for more. */
export const firstLines: PageInput = { page_size: 10 };

/** Everybody, before somebody is looked for. */
export const everybody = { text: '' };

/** Fetches what the page stands on and its lists: for everybody but the owner it is not there. */
export async function preloadInstance({ dispatch, state }: PreloadInput): Promise<void> {
  await dispatch(ensureResource(InstanceResource.get, none));
  if (!state().session.viewer?.is_instance_owner) return;
  await Promise.all([
    dispatch(ensureResource(OperatorPeopleResource.get, everybody)),
    dispatch(ensureResource(KeptMailsResource.get, firstLines)),
    dispatch(ensureResource(OperatorLogResource.get, firstLines)),
  ]);
}

/** What the page stands on; nothing for a limited login, which gives the password first. */
export function instanceOf(state: RootState): ResourceState | null {
  return state.session.viewer?.login_state === loginStates.loggedIn ? resourceOf(state, InstanceResource.get, none) : null;
}

/** Reads anew what an act of the owner adds to. */
export function ownerActed(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await Promise.all([
      dispatch(refreshResource(OperatorLogResource.get, firstLines)),
      dispatch(refreshResource(KeptMailsResource.get, firstLines)),
    ]);
  };
}
