/**
 * How much a pin is held back (`pins.held_back`). A waiting one stays out of feeds until a moderator looked. SQL takes these as
 * literals, because a bound number may keep a plan from the partial index `pins_waiting`.
 */
export const heldBack = { not: 0, fromFeeds: 1, removed: 2, waiting: 3 } as const;
