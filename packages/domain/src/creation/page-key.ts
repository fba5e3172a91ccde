/** So many hexadecimal digits of the SHA-256 are a page's key. Two pages of one person hardly ever share it. */
export const PAGE_KEY_LENGTH = 16;

/** An address without its scheme, `www.`, fragment and last slashes, so that one page has one name. Null for what is no page of the web. */
export function pageName(address: string): string | null {
  const url = URL.parse(address);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}${url.search}`;
}
