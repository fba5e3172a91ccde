import type { LookAlikes } from '@bowerbird/contract/discovery/looks/schemas.ts';
import type { StoredValue } from '../../../store/stored.ts';

/** A search with a picture of one's own. The history knows its id alone, and the picture goes with the window. */
export interface PictureSearched {
  readonly id: string;
  readonly file: File;
  readonly found: StoredValue<LookAlikes> | null;
}

const MOST_KEPT = 5;
const searches = new Map<string, PictureSearched>();
let count = 0;

/** Begins a search that Back can bring back; nothing for a file that was searched with already. */
export function beginSearch(file: File): string | null {
  if ([...searches.values()].some((search) => search.file === file)) return null;
  count += 1;
  // An entry of the history from before a reload means no search of now.
  const id = `${performance.timeOrigin}-${count}`;
  searches.set(id, { id, file, found: null });
  for (const old of [...searches.keys()].slice(0, -MOST_KEPT)) searches.delete(old);
  return id;
}

/** Keeps what was found, so that the picture is not sent again. */
export function keepFound(id: string, found: StoredValue<LookAlikes>): void {
  const search = searches.get(id);
  if (search) searches.set(id, { ...search, found });
}

export function searchOf(id: string): PictureSearched | undefined {
  return searches.get(id);
}

/** An id that the history kept, which anything may have written there. */
export function readSearchId(kept: unknown): string | null {
  return typeof kept === 'string' && searches.has(kept) ? kept : null;
}
