/** What is known of a page behind pins, in the order of their numbers. */
export const linkStates = ['works', 'moved', 'gone'] as const;
export type LinkState = (typeof linkStates)[number];

/** What one look at a page found. A site that refuses servers says nothing of its pages. */
export type LookOutcome = 'works' | 'moved' | 'refused' | 'not_found' | 'no_answer';

export interface LinkHealth {
  readonly state: LinkState;
  /** Looks that failed, one after the other. */
  readonly failures: number;
}

/** So many looks on as many days have to fail before a page counts as gone. */
const FAILURES_UNTIL_GONE = { not_found: 3, no_answer: 5 } as const;
const DAYS_UNTIL_NEXT = { not_found: 3, no_answer: 7, gone: 60 } as const;

/** What is known after another look, and in how many days the next one is due. `null` leaves that to what the page says. */
export function afterLook(before: LinkHealth, outcome: LookOutcome): LinkHealth & { readonly nextDays: number | null } {
  if (outcome === 'refused') return { ...before, nextDays: DAYS_UNTIL_NEXT.no_answer };
  if (outcome === 'works' || outcome === 'moved') return { state: outcome, failures: 0, nextDays: null };
  const failures = before.failures + 1;
  if (before.state === 'gone' || failures >= FAILURES_UNTIL_GONE[outcome])
    return { state: 'gone', failures, nextDays: DAYS_UNTIL_NEXT.gone };
  return { state: before.state, failures, nextDays: DAYS_UNTIL_NEXT[outcome] };
}

/** Whether another address is the same page written otherwise: with `www`, by HTTPS, or with a slash more. */
export function isSamePage(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

function bare(address: string): string {
  const url = URL.parse(address);
  return url ? `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}${url.search}` : address;
}
