import type { LandingSignalsInput } from '@bowerbird/contract/identity/landing-signals/schemas.ts';
import { parametersOf, type Landing } from '../../../store/landing.ts';
import { MOST_VISITED_PAGES, type InviteRecord, type VisitsState } from '../../../store/visits.slice.ts';

/** What led somebody in (`C7.9`, `B3.21`): the pages that they saw, and the invitation or advertisement by which they came. */
export function arrivalOf(how: {
  isRegistration: boolean;
  visits: Pick<VisitsState, 'visitedPages' | 'isPaidTraffic'>;
  landing: Landing | null;
  /** The link by which somebody came before this visit. */
  invite?: InviteRecord | undefined;
  /** The present address: what it says, or the next page's, counts too. */
  address: string;
  now: number;
}): LandingSignalsInput {
  const given = [...(how.landing ? [how.landing.address] : []), how.address].flatMap(parametersOf);
  const valueOf = (name: string) => given.map((parameters) => parameters.get(name)).find(Boolean);
  const visited = pagesOf(how.visits.visitedPages, how.landing);
  const ts = Math.floor(how.now / 1000);
  const inviteCode = valueOf('invite_code');
  const invite = inviteCode ? { inviteCode, ts } : how.invite;
  const campaignId = how.visits.isPaidTraffic ? valueOf('utm_campaign') : undefined;
  // Advertisers name the picture that was pressed.
  const picture = valueOf('ad_image_url');
  const adImageUrl = picture && URL.canParse(picture) ? new URL(picture).href : undefined;
  return {
    is_register: how.isRegistration,
    ...(visited.length > 0 ? { unauth_visited_pages: JSON.stringify(visited) } : {}),
    ...(invite ? { invite_redemption: JSON.stringify(invite) } : {}),
    ...(campaignId ? { paid_landing: JSON.stringify({ campaignId, ...(adImageUrl ? { adImageUrl } : {}), ts }) } : {}),
  };
}

/** Who comes back from a provider's page has the pages since then alone; where they landed is still known. */
function pagesOf(visited: VisitsState['visitedPages'], landing: Landing | null): VisitsState['visitedPages'] {
  if (landing === null) return visited;
  const path = new URL(landing.address).pathname;
  const [first] = visited;
  if (first?.path === path && first.ts === landing.ts) return visited;
  return [{ path, pageType: landing.pageType, ts: landing.ts }, ...visited].slice(0, MOST_VISITED_PAGES);
}
