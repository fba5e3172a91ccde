/** What a browser tells every page of itself: coarse, and nothing of the person. */
export type Traits = readonly (string | number)[];

/** Reads the traits; nothing is drawn, played or measured to learn more. */
export function readTraits(): Traits {
  const { userAgent, languages, hardwareConcurrency, maxTouchPoints } = navigator;
  const { width, height, colorDepth } = screen;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return [userAgent, languages.join(), hardwareConcurrency, maxTouchPoints, width, height, colorDepth, devicePixelRatio, timeZone];
}

/** Whether the page has the cryptography: browsers give it on secure origins alone. */
export function canFingerprint(): boolean {
  return 'subtle' in crypto;
}

/** One hash of the traits (SHA-256, hexadecimal). Only where `canFingerprint`. */
export async function fingerprintOf(traits: Traits): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(traits)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
