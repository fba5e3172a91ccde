import { CookieConsentResource } from '@bowerbird/contract/identity/cookie-consent/calls.ts';
import type { ChooseCookiesInput, CookieConsent } from '@bowerbird/contract/identity/cookie-consent/schemas.ts';
import { useAction, useAppDispatch, useResource } from '../../../store/hooks.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceDataChanged } from '../../../store/resources.slice.ts';
import { failureShown } from '../../../store/failure-shown.ts';

const none = {};

/** Every kind at once (`C4.17`). */
export function everyKind(allowed: boolean): Required<ChooseCookiesInput> {
  return { allow_personalization_cookies: allowed, allow_analytic_cookies: allowed, allow_marketing_cookies: allowed };
}

/** What whoever looks allows, `null` until it is known, and how they change it: shown at once, put back when it cannot be kept. */
export function useConsent(): [CookieConsent | null, (choice: ChooseCookiesInput) => Promise<void>] {
  const dispatch = useAppDispatch();
  const choose = useAction(CookieConsentResource.update);
  const { data } = useResource(CookieConsentResource.get, none);
  const show = (consent: CookieConsent | null) =>
    dispatch(resourceDataChanged({ name: CookieConsentResource.get.name, key: resourceKey(none), data: consent }));
  const change = async (choice: ChooseCookiesInput) => {
    if (data) show({ ...data, ...choice });
    try {
      show(await choose(choice));
    } catch (error) {
      show(data);
      dispatch(failureShown(error, 'cookies.notKept'));
    }
  };
  return [data, change];
}
