import type { TasteDegree } from './taste-degrees.ts';

/** Of how many bars a belief is at most. */
export const MOST_BARS = 5;

/** So many saves make two bars, three, four and five. */
const SAVES_FOR_BARS = [3, 6, 15, 40];
/** Whoever follows a topic said it themselves. */
const BARS_OF_FOLLOWED = 3;

interface Belief {
  readonly pinCount: number;
  readonly isFollowed?: boolean;
  readonly degree: TasteDegree;
}

/** How much a belief weighs in a home feed, from one bar to five; one that is turned off has one. */
export function barsOfTaste({ pinCount, isFollowed = false, degree }: Belief): number {
  if (degree === 'off') return 1;
  const learned = 1 + SAVES_FOR_BARS.filter((saves) => pinCount >= saves).length;
  const bars = isFollowed ? Math.max(BARS_OF_FOLLOWED, learned) : learned;
  const steered = { less: Math.ceil(bars / 2), as_it_is: bars, more: bars + 1 }[degree];
  return Math.min(MOST_BARS, steered);
}
