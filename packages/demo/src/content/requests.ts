import type { CastName } from './cast.ts';

/** Who asks whom to pay for a pin, and whether they agree. */
export interface DemoSponsorship {
  readonly work: string;
  readonly creator: CastName;
  readonly sponsor: CastName;
  readonly isAgreed: boolean;
}

/** The cast ask each other, so that there is news of every kind. */
export const SPONSORSHIPS: readonly DemoSponsorship[] = [
  { work: 'blue-jug-three-oranges', creator: 'ines', sponsor: 'mei', isAgreed: true },
  { work: 'shoyu-ramen-in-forty-minutes', creator: 'tomas', sponsor: 'priya', isAgreed: false },
];

/** Whom the owner of a board asks to keep it together, by the board. */
export const INVITES: Readonly<Record<string, readonly CastName[]>> = { birds: ['noor'], 'still-lifes': ['yuki'] };
