/** What a browser tells every page of itself: coarse, and nothing of the person. */
export type Traits = readonly (string | number)[];

/** Reads the traits; nothing is drawn, played or measured to learn more. */
export function readTraits(): Traits {
  const { userAgent, languages, hardwareConcurrency, maxTouchPoints } = navigator;
  const { width, height, colorDepth } = screen;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return [userAgent, languages.join(), hardwareConcurrency, maxTouchPoints, width, height, colorDepth, devicePixelRatio, timeZone];
}

/** One hash of the traits (SHA-256, hexadecimal). Rejects where a page has no cryptography: without TLS, off this machine. */
export async function fingerprintOf(traits: Traits): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(traits)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
