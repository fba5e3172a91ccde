import type { ChooseCookiesInput, CookieConsent } from '@bowerbird/contract/identity/cookie-consent/schemas.ts';
import type { Core } from '../../core/core.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { cookieNames } from '../../http/cookies.ts';
import { readConsent, unchosenConsent, writeConsent } from './consent.cookie.ts';
import { saveConsent, saveFirstConsent, selectConsent } from './cookie-consent.queries.ts';

/** A year; then a stranger is asked again. */
const CONSENT_SECONDS = 365 * 24 * 60 * 60;

/** What a person or a stranger allows. */
export async function findConsent({ core, viewer, cookies }: CallContext): Promise<CookieConsent> {
  return viewer.userId === null ? readConsent(cookies[cookieNames.consent]) : findConsentOf(core, viewer.userId);
}

/** What a person allows; nothing before they chose. */
async function findConsentOf(core: Core, userId: string): Promise<CookieConsent> {
  const row = await selectConsent(core.db, userId);
  if (!row) return unchosenConsent;
  const { cookies_chosen_at: chosenAt, ...kinds } = row;
  return { ...kinds, is_chosen: chosenAt !== null };
}

/** Keeps a choice (`C4.17`): a person's with their settings, a stranger's in their browser. */
export async function chooseCookies(context: CallContext, choice: ChooseCookiesInput): Promise<CookieConsent> {
  const { core, viewer } = context;
  if (viewer.userId !== null) {
    await saveConsent(core.db, viewer.userId, choice);
    return findConsentOf(core, viewer.userId);
  }
  const consent = { ...(await findConsent(context)), ...choice, is_chosen: true };
  context.cookieEffects.push({ name: cookieNames.consent, value: writeConsent(consent), maxAgeSeconds: CONSENT_SECONDS });
  return consent;
}

/** What a stranger chose stays theirs when they come in: an account that has no choice of its own takes it over. */
export async function bringConsent({ core, cookies }: CallContext, userId: string): Promise<void> {
  const { is_chosen: isChosen, ...kinds } = readConsent(cookies[cookieNames.consent]);
  if (isChosen) await saveFirstConsent(core.db, userId, kinds);
}
