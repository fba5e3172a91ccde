/** The options of a call that has none. */
export const noticeOptions: Record<string, never> = {};
