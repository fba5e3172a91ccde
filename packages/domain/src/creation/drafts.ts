/** The shapes that the pin builder offers (`B5.8`), as width by height; `original` leaves a picture as it is. */
export const pinRatios = { '2:3': 2 / 3, '3:4': 3 / 4, '1:1': 1, original: null } as const;

/** A carousel has at least two pictures; with one it is a single pin again (`B4.8`). */
export const carouselItems = { least: 2, most: 5 } as const;

/** Most drafts that a person keeps, and scheduled ones beside them. */
export const draftLimits = { drafts: 200, scheduled: 1_000, daysAhead: 366 } as const;

const DAY = 24 * 60 * 60 * 1000;

/** Why a pin cannot wait for a moment; `null` when it can. A pin waits a year at most. */
export function wrongMoment(moment: number, now: number): 'past' | 'too_far' | null {
  if (moment <= now) return 'past';
  return moment > now + draftLimits.daysAhead * DAY ? 'too_far' : null;
}

/** What kind of pin a draft becomes: a second picture turns it into a carousel, and taking away all but one turns it back. */
export function draftType(items: number): 'single' | 'carousel' {
  return items >= carouselItems.least ? 'carousel' : 'single';
}
