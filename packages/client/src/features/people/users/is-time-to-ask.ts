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

/**
 * Whether to ask for the name now: once somebody looked around, where the name is to be seen. That is on a page of their
 * own, and elsewhere as soon as they keep a pin. A pin that they look at is not covered, and neither is a conversation.
 */
export function isTimeToAsk({ pathname, begunAt, username, hasPins, isTalking }: Standing): boolean {
  if (isTalking || pathname === begunAt || /^\/(pin|messages)\//u.test(pathname)) return false;
  return hasPins || pathname.startsWith(`/${username}/`);
}
