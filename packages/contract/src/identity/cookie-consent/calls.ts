import { defineResource, verb } from '../../protocol/endpoint.ts';
import type { ChooseCookiesInput, CookieConsent } from './schemas.ts';

/** Which cookies somebody allows (`C4.17`): people in their settings, strangers in a cookie of their own. */
export const CookieConsentResource = defineResource('CookieConsentResource', {
  get: verb<Record<string, never>, CookieConsent>({ access: 'anyone' }),
  update: verb<ChooseCookiesInput, CookieConsent>({ access: 'anyone' }),
});
