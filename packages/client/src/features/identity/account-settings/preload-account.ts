import { AccountSettingsResource } from '@bowerbird/contract/identity/account-settings/calls.ts';
import { CountriesResource, LocalesResource } from '@bowerbird/contract/identity/regions/calls.ts';
import { ensureResource } from '../../../store/call.ts';
import type { AppDispatch } from '../../../store/create-store.ts';

/** Fetches the account's facts, for the pages that change them. */
export function preloadAccountFacts({ dispatch }: { dispatch: AppDispatch }): Promise<void> {
  return dispatch(ensureResource(AccountSettingsResource.get, {}));
}

/** Fetches the account's facts and what they are chosen from. */
export async function preloadAccount(input: { dispatch: AppDispatch }): Promise<void> {
  const { dispatch } = input;
  await Promise.all([
    preloadAccountFacts(input),
    dispatch(ensureResource(CountriesResource.get, {})),
    dispatch(ensureResource(LocalesResource.get, {})),
  ]);
}
