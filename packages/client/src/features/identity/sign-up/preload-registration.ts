import { RegistrationResource } from '@bowerbird/contract/identity/registration/calls.ts';
import { ensureResource } from '../../../store/call.ts';
import type { AppDispatch } from '../../../store/create-store.ts';

/** Asks whether anybody may sign up, before the form is drawn. */
export function preloadRegistration({ dispatch }: { dispatch: AppDispatch }): Promise<void> {
  return dispatch(ensureResource(RegistrationResource.get, {}));
}
