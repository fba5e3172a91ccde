/** The pin that an address of this instance leads to, or that a bare number names. */
export function pinIdIn(typed: string, origin: string): string | null {
  const given = typed.trim();
  if (/^\d{1,20}$/.test(given)) return given;
  try {
    const url = new URL(given, origin);
    if (url.origin !== origin) return null;
    return /^\/pin\/(\d{1,20})(?:\/|$)/.exec(url.pathname)?.[1] ?? null;
  } catch {
    return null;
  }
}
