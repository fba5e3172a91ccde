import { CookieConsentResource } from '@bowerbird/contract/identity/cookie-consent/calls.ts';
import type { ChooseCookiesInput, CookieConsent } from '@bowerbird/contract/identity/cookie-consent/schemas.ts';
import { useAppDispatch, useResource } from '../../../store/hooks.ts';
import { callAtOnce } from '../../../store/optimistic/at-once.ts';
import { failureShown } from '../../../store/failure-shown.ts';

const none = {};

/** Every kind at once (`C4.17`). */
export function everyKind(allowed: boolean): Required<ChooseCookiesInput> {
  return { allow_personalization_cookies: allowed, allow_analytic_cookies: allowed, allow_marketing_cookies: allowed };
}

/** What whoever looks allows, `null` until it is known, and how they change it: shown at once, put back when it cannot be kept. */
export function useConsent(): [CookieConsent | null, (choice: ChooseCookiesInput) => Promise<void>] {
  const dispatch = useAppDispatch();
  const { data } = useResource(CookieConsentResource.get, none);
  const change = async (choice: ChooseCookiesInput) => {
    try {
      await dispatch(callAtOnce(CookieConsentResource.update, choice, 'cookies'));
    } catch (error) {
      dispatch(failureShown(error, 'cookies.notKept'));
    }
  };
  return [data, change];
}
