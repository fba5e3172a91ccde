import type { CookieConsent } from '@bowerbird/contract/identity/cookie-consent/schemas.ts';

/** Nothing is allowed before somebody chose. */
export const unchosenConsent: CookieConsent = {
  allow_personalization_cookies: false,
  allow_analytic_cookies: false,
  allow_marketing_cookies: false,
  is_chosen: false,
};

/** A stranger's choice as their cookie keeps it: `p1a0m1`. */
export function writeConsent(consent: CookieConsent): string {
  const digit = (allowed: boolean) => (allowed ? '1' : '0');
  return `p${digit(consent.allow_personalization_cookies)}a${digit(consent.allow_analytic_cookies)}m${digit(consent.allow_marketing_cookies)}`;
}

/** Reads the cookie; anything else than what we write means that nothing was chosen. */
export function readConsent(cookie: string | undefined): CookieConsent {
  const [, personalization, analytic, marketing] = /^p([01])a([01])m([01])$/.exec(cookie ?? '') ?? [];
  if (personalization === undefined) return unchosenConsent;
  return {
    allow_personalization_cookies: personalization === '1',
    allow_analytic_cookies: analytic === '1',
    allow_marketing_cookies: marketing === '1',
    is_chosen: true,
  };
}
