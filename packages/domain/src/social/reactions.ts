/** The kinds of reactions, in the order in which they are offered: love it, good idea, well made, wow, made me smile. */
export const reactionTypes = [1, 11, 7, 13, 5] as const;
export type ReactionType = (typeof reactionTypes)[number];

/** How many reacted in which way, by the type; a type that nobody chose is not there (`B4.12`). */
export type ReactionCounts = Readonly<Record<string, number>>;

/** The counts after somebody changes what they chose; 0 is no reaction. No count falls below 0, and an empty one goes. */
export function countReaction(counts: ReactionCounts, before: number, after: number): ReactionCounts {
  if (before === after) return counts;
  const changed: Record<string, number> = { ...counts, [after]: (counts[after] ?? 0) + 1, [before]: (counts[before] ?? 0) - 1 };
  return Object.fromEntries(Object.entries(changed).filter(([type, count]) => type !== '0' && count > 0));
}
