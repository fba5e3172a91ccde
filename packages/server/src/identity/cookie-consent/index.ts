import { CookieConsentResource } from '@bowerbird/contract/identity/cookie-consent/calls.ts';
import { viewerConsent } from '@bowerbird/contract/identity/cookie-consent/records.ts';
import { cookieConsentSchemas } from '@bowerbird/contract/identity/cookie-consent/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { consentOf } from './cookie-consent.queries.ts';
import { chooseCookies, findConsent } from './cookie-consent.service.ts';

export { bringConsent } from './cookie-consent.service.ts';

/** Consent to the three kinds of cookies (`C4.17`). */
export const cookieConsentFeature: Feature = {
  name: 'cookie-consent',
  schemas: cookieConsentSchemas,
  recordParts: [givePart(viewerConsent, (_context, { id }) => consentOf(id))],
  handlers: [
    handle(CookieConsentResource.get, (context) => findConsent(context)),
    handle(CookieConsentResource.update, (context, input) => chooseCookies(context, input)),
  ],
};
