/** The services that give what they hold in pages. */
export type PagedService = 'arena' | 'pinry';

/** Which page of a service comes next: of which of its lists, and which one of that. */
export interface PagePosition {
  readonly list: number;
  readonly page: number;
}

/** How far the pages of a service were read, as the import's row keeps it. */
export interface Fetched {
  /** Null where it is not known yet what the address is. */
  readonly service: PagedService | null;
  readonly next: PagePosition | null;
  readonly bytes: number;
  readonly things: number;
  readonly pages: number;
  /** How often the service refused or failed since its last page. */
  readonly failures: number;
  /** Why the pages ended before the service did. */
  readonly stopped: 'stopped_early' | 'kept_waiting' | null;
}

export const NOTHING_FETCHED: Fetched = {
  service: null,
  next: { list: 0, page: 1 },
  bytes: 0,
  things: 0,
  pages: 0,
  failures: 0,
  stopped: null,
};
