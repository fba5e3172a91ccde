import { Type, type Static } from 'typebox';
import { defineSchemas, NoInputSchema } from '../../protocol/schemas.ts';
import { CookieConsentResource } from './calls.ts';

const kinds = {
  allow_personalization_cookies: Type.Boolean(),
  allow_analytic_cookies: Type.Boolean(),
  allow_marketing_cookies: Type.Boolean(),
};

/** The three kinds, none allowed until somebody chose. */
export const CookieConsentSchema = Type.Object({ ...kinds, is_chosen: Type.Boolean() });
export type CookieConsent = Static<typeof CookieConsentSchema>;

/** The kinds to change; the others stay. */
export const ChooseCookiesInputSchema = Type.Partial(Type.Object(kinds));
export type ChooseCookiesInput = Static<typeof ChooseCookiesInputSchema>;

export const cookieConsentSchemas = [
  defineSchemas(CookieConsentResource.get, { input: NoInputSchema, output: CookieConsentSchema }),
  defineSchemas(CookieConsentResource.update, { input: ChooseCookiesInputSchema, output: CookieConsentSchema }),
];
