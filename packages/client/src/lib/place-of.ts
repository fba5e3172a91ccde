/** An address that leads to a pin or a board as somebody pasted it. */
export type Place = { readonly pin: string } | { readonly username: string; readonly slug: string };

/** The pin or the board that an address of this instance names; `null` for anything else. A number alone is a pin. */
export function placeOf(typed: string, origin: string): Place | null {
  const path = pathIn(typed.trim(), origin);
  if (path === null) return null;
  const pin = /^(?:\/pin\/)?([1-9][0-9]{0,17}|[1-8][0-9]{18})\/?$/u.exec(path)?.[1];
  if (pin !== undefined) return { pin };
  const [, username, slug] = /^\/([^/]+)\/([^/]+)\/?$/u.exec(path) ?? [];
  const decoded = slug === undefined ? null : decode(slug);
  return username && username !== 'pin' && decoded ? { username, slug: decoded } : null;
}

/** The path of an address without what stands behind it; `null` for an address of another site. */
function pathIn(typed: string, origin: string): string | null {
  const [, host] = /^https?:\/\/([^/?#]+)/iu.exec(typed) ?? [];
  if (host !== undefined && host.toLowerCase() !== new URL(origin).host) return null;
  return typed.replace(/^https?:\/\/[^/?#]+/iu, '').replace(/[?#].*$/u, '');
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
