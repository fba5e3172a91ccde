import { defineResource, forAnyone } from '../../protocol/endpoint.ts';
import type { ChooseCookiesInput, CookieConsent } from './schemas.ts';

/** Which cookies somebody allows (`C4.17`): people in their settings, strangers in a cookie of their own. */
export const CookieConsentResource = defineResource('CookieConsentResource', {
  get: forAnyone<Record<string, never>, CookieConsent>(),
  update: forAnyone<ChooseCookiesInput, CookieConsent>(),
});
