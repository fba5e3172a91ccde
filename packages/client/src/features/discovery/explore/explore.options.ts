/** What is asked about people to follow. */
export const creatorOptions: Record<string, never> = {};
