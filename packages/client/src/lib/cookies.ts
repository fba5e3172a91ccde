/** Reads a cookie that scripts may read, such as the CSRF token. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps a preference, such as the theme, for the server to read with the next page. */
export function writePreferenceCookie(name: 'theme' | 'locale', value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
