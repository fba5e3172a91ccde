/** Where somebody stands who still owes their name. */
export interface Standing {
  readonly pathname: string;
  /** The page on which the present visit began. */
  readonly begunAt: string;
  readonly username: string;
  readonly hasPins: boolean;
}

/**
 * Whether to ask for the name now: once somebody looked around, where the name is to be seen. That is on a page of their
 * own, and elsewhere as soon as they keep a pin; a pin that they look at is not covered.
 */
export function isTimeToAsk({ pathname, begunAt, username, hasPins }: Standing): boolean {
  if (pathname === begunAt || pathname.startsWith('/pin/')) return false;
  return hasPins || pathname.startsWith(`/${username}/`);
}
