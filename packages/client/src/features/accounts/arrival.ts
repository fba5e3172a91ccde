import type { LandingSignalsInput } from '@bowerbird/contract/identity/landing-signals/schemas.ts';
import { nextPathOf } from '../../routing/next-path.ts';
import type { VisitedPage } from '../../store/visits.slice.ts';

/** Advertisers call what they paid for by these names in the address that they link to. */
const PAID_MEDIUM = /^(cpc|ppc|cpm|paid)/i;

/** What led somebody in (`C7.9`, `B3.21`): the pages that they saw, and the invitation or advertisement by which they came. */
export function arrivalOf(how: {
  isRegistration: boolean;
  visited: readonly VisitedPage[];
  /** The address that the visit began with, and the present one: what it says, or the next page's, counts too. */
  addresses: readonly string[];
  now: number;
}): LandingSignalsInput {
  const parameters = how.addresses.flatMap((address) => {
    const { searchParams, search } = new URL(address, 'http://page');
    return [searchParams, new URL(nextPathOf(search), 'http://page').searchParams];
  });
  const ts = Math.floor(how.now / 1000);
  const inviteCode = parameters.map((given) => given.get('invite_code')).find(Boolean);
  const campaignId = parameters
    .filter((given) => PAID_MEDIUM.test(given.get('utm_medium') ?? ''))
    .map((given) => given.get('utm_campaign'))
    .find(Boolean);
  return {
    is_register: how.isRegistration,
    ...(how.visited.length > 0 ? { unauth_visited_pages: JSON.stringify(how.visited) } : {}),
    ...(inviteCode ? { invite_redemption: JSON.stringify({ inviteCode, ts }) } : {}),
    ...(campaignId ? { paid_landing: JSON.stringify({ campaignId, ts }) } : {}),
  };
}
