/** Who may do something towards a person: anybody, those whom they follow, or nobody. */
export const audiences = ['everyone', 'followed', 'nobody'] as const;
export type Audience = (typeof audiences)[number];

/** What becomes of a message: it is in the inbox, waits among the requests, or is not taken. */
export const deliveries = ['inbox', 'requests', 'off'] as const;
export type Delivery = (typeof deliveries)[number];

/** Most words that a person hides comments by, and the longest of them in characters. */
export const hiddenWordLimits = { count: 100, length: 50 } as const;

/** Until this age a profile is private and strangers cannot write (`is_under_16`). */
export const OPEN_PROFILE_AGE = 16;

/** The words of a comma- or line-separated list, each once, as they are compared: lower case, single spaces. */
export function readHiddenWords(text: string): string[] {
  const words = text
    .split(/[,\n]/)
    .map((word) => word.trim().replace(/\s+/g, ' ').toLowerCase())
    .filter((word) => word !== '');
  return [...new Set(words)];
}
