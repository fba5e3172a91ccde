/** Apart from the limits of other texts, which every page carries. */
export const savedSearchLimits = { name: 60 } as const;
