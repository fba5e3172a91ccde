/**
 * The size that a cover is drawn in, 9:16. It stands alone, because what decodes pictures of strangers forbids its process to
 * read drawings. The server draws some itself.
 */
export const storyPageSize = { width: 1080, height: 1920 } as const;
