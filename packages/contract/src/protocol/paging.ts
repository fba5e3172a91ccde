/** The bookmark that says: there is no more. */
export const END_BOOKMARK = '-end-';
/** Page size when the caller names none, and the largest one. */
export const DEFAULT_PAGE_SIZE = 25;
export const MAX_PAGE_SIZE = 250;

/** What every paged call takes; one that takes nothing else is tied to `pageFields` by this type. */
export interface PageInput {
  page_size?: number;
  bookmarks?: string[];
  /** `detailed` asks for whole records instead of cards. */
  field_set_key?: string;
  /** Names the fields that each record is narrowed to, such as `pin.id,pin.title`. */
  fields?: string;
}
