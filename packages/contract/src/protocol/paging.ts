/** The bookmark that says: there is no more. */
export const END_BOOKMARK = '-end-';
/** Page size when the caller names none, and the largest one. */
export const DEFAULT_PAGE_SIZE = 25;
export const MAX_PAGE_SIZE = 250;

/** What every paged call takes. */
export interface PageInput {
  readonly page_size?: number;
  readonly bookmarks?: readonly string[];
}
