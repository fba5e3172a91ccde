/** What news are filtered by. */
export const newsFilters = ['comments', 'boards', 'people', 'pins'] as const;
export type NewsFilter = (typeof newsFilters)[number];

/** On so many boards a pin is worth a word to who made it. */
export const boardMilestones = [10, 50, 100, 500, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000] as const;
