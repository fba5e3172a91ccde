/** What a block list holds. */
export const blockKinds = ['domain', 'word', 'picture'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** Whether something is refused, or let through and put before a moderator. */
export const blockModes = ['refuse', 'review'] as const;
export type BlockMode = (typeof blockModes)[number];

/** So many entries of one kind are looked through with every text. */
export const mostBlocked = 5000;
/** The longest word or domain in a block list. */
export const longestBlocked = 253;

/** By this rule a field is wrong that links to a blocked domain, or holds a blocked word. */
export const blockedRules = { domain: 'blocked_link', word: 'blocked_word' } as const;

/** More alike than this, of 1, is a blocked picture again: saved smaller, with a narrow edge cut off, or a little brighter. */
export const blockedLikeness = 0.99;
