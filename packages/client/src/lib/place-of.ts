/** An address that leads to a pin or a board as somebody pasted it. */
export type Place = { readonly pin: string } | { readonly username: string; readonly slug: string };

/** The pin or the board that an address of this instance names; `null` for anything else. A number alone is a pin. */
export function placeOf(typed: string): Place | null {
  const path = typed
    .trim()
    .replace(/^https?:\/\/[^/]+/u, '')
    .replace(/[?#].*$/u, '');
  const pin = /^(?:\/pin\/)?([1-9][0-9]{0,18})\/?$/u.exec(path)?.[1];
  if (pin !== undefined) return { pin };
  const [, username, slug] = /^\/([^/]+)\/([^/]+)\/?$/u.exec(path) ?? [];
  const decoded = slug === undefined ? null : decode(slug);
  return username && decoded ? { username, slug: decoded } : null;
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
