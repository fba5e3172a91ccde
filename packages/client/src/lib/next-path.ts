import { isOwnPath } from '@bowerbird/domain/own-path.ts';

/** Topics to choose from, above the feed that they change. */
export const CHOOSE_TOPICS_PATH = '/topics/';

/** Where a person goes after signing in: the `next` parameter when it is a path of ours, else home or another page. */
export function nextPathOf(search: string, otherwise = '/'): string {
  const next = new URLSearchParams(search).get('next');
  return next !== null && isOwnPath(next) ? next : otherwise;
}

/** A path with the way back in it: `/login/?next=…`; pages of signing in themselves are no way back. */
export function withNext(path: string, current: string): string {
  const isEntrance = /^\/(login|signup)?\/?(\?|$)/.test(current);
  return isEntrance || !isOwnPath(current) ? path : `${path}?next=${encodeURIComponent(current)}`;
}

/** The log-in page, with the way back to the page that needs an account. */
export function logInFor(path: `/${string}`, search: URLSearchParams): string {
  return withNext('/login/', search.size > 0 ? `${path}?${search.toString()}` : path);
}

/** Whether somebody signs in beside the account that is signed in already. */
export function addsAccount(search: string): boolean {
  return new URLSearchParams(search).has('add_account');
}

/** The pin that somebody wanted to save when they were asked to come in. */
export function savedPinOf(search: string): string | null {
  const id = new URLSearchParams(search).get('save_pin');
  return id !== null && /^\d{1,20}$/.test(id) ? id : null;
}

/** Whether the account that somebody makes is a business's. */
export function isForBusiness(search: string): boolean {
  return new URLSearchParams(search).has('business');
}
