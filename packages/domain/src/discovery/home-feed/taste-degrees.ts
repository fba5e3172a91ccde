/** How much of what a taste leads to is wanted, in the order in which they are kept by number. */
export const tasteDegrees = ['off', 'less', 'as_it_is', 'more'] as const;
export type TasteDegree = (typeof tasteDegrees)[number];

/** What a vote of such a taste counts. */
export const degreeWeights: Readonly<Record<TasteDegree, number>> = { off: 0, less: 0.5, as_it_is: 1, more: 1.5 };
