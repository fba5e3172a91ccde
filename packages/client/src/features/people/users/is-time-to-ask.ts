/** Where somebody stands who still owes their name. */
export interface Standing {
  readonly pathname: string;
  /** The page on which the present visit began. */
  readonly begunAt: string;
  readonly username: string;
  readonly hasPins: boolean;
  /** Whether a conversation is open beside the page. */
  readonly isTalking: boolean;
}

const BUSY = /^\/(?:pin|messages|pin-builder|idea-pin-builder|settings|care)(?:\/|$)/u;
/** A profile or one of its tabs, which begin with a line that no board's name does. */
const PROFILE = /^\/[^/]+\/(?:_[^/]+\/?)?$/u;

/**
 * Whether to ask for the name now: once somebody looked around, where the name is to be seen. That is on their profile, and
 * elsewhere as soon as they keep a pin. A pin that they look at is not covered, nor a conversation. Their own boards and pages
 * to work in are not covered either, because people are busy there.
 */
export function isTimeToAsk({ pathname, begunAt, username, hasPins, isTalking }: Standing): boolean {
  if (isTalking || pathname === begunAt || BUSY.test(pathname)) return false;
  if (pathname.startsWith(`/${username}/`)) return PROFILE.test(pathname);
  return hasPins;
}
