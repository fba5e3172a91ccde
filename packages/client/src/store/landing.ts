import { nextPathOf } from '../lib/next-path.ts';
import type { AppThunk } from './create-store.ts';
import { visitKnown } from './visits.slice.ts';

/** Where a tab keeps how its visit began: it outlives a trip to a provider's page. */
const LANDING = 'landing';
/** Advertisers call what they paid for by these names in the address that they link to. */
const PAID_MEDIUM = /^(cpc|ppc|cpm|paid)/i;

/** How a stranger's visit began: the address, the kind of its page, and when (epoch seconds). */
export interface Landing {
  readonly address: string;
  readonly pageType: string;
  readonly ts: number;
}

/** Notes how a visit began, once a visit, and tells the page what follows from it (`C3.11`). Who is signed in does not land. */
export function noteLanding(): AppThunk {
  return (dispatch, getState) => {
    const isPWA = window.matchMedia('(display-mode: standalone)').matches;
    const { session, visits } = getState();
    const first = visits.visitedPages[0];
    if (session.isAuthenticated || !first) return void dispatch(visitKnown({ isPWA }));
    const { pageType, address } = readLanding() ?? keepLanding({ address: firstAddress(), pageType: first.pageType, ts: first.ts });
    dispatch(visitKnown({ isPWA, landingPageType: pageType, isPaidTraffic: isPaid(address) }));
  };
}

/** How this visit began; `null` where that was not noted. */
export function readLanding(): Landing | null {
  const kept = sessionStorage.getItem(LANDING);
  return kept === null ? null : (JSON.parse(kept) as Landing);
}

/** The next visit in this tab begins anew. */
export function forgetLanding(): void {
  sessionStorage.removeItem(LANDING);
}

/** The parameters of an address, and those of the page that it leads on to. */
export function parametersOf(address: string): URLSearchParams[] {
  const { searchParams, search } = new URL(address, 'http://page');
  return [searchParams, new URL(nextPathOf(search), 'http://page').searchParams];
}

function isPaid(address: string): boolean {
  return parametersOf(address).some((parameters) => PAID_MEDIUM.test(parameters.get('utm_medium') ?? ''));
}

/** The address that the browser loaded, whatever the page has made of it since. */
export function firstAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;
}

function keepLanding(landing: Landing): Landing {
  sessionStorage.setItem(LANDING, JSON.stringify(landing));
  return landing;
}
