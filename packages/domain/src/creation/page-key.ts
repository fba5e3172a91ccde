/** So much of a page's SHA-256 names it, in hexadecimal: two of one person's pages hardly ever share it. */
export const PAGE_KEY_LENGTH = 16;

/**
 * What a page is known by, whichever way its address is written: without its scheme, `www.`, its fragment and a last slash.
 * Its SHA-256 names it where the address itself should not be told. Null for what is no page of the web.
 */
export function pageName(address: string): string | null {
  const url = URL.parse(address);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}${url.search}`;
}
