import type { RecentSearchesInput } from '@bowerbird/contract/discovery/recent-searches/schemas.ts';

const commonList: RecentSearchesInput = {};
const personalList: RecentSearchesInput = { personal: true };

/** The one of a person's two lists that an input is about, as the options of its call. */
export function listOf({ personal = false }: RecentSearchesInput): RecentSearchesInput {
  return personal ? personalList : commonList;
}

/** Most recent searches that are kept (`C9.11`, `B9.3`). */
export const MOST_RECENT_SEARCHES = 20;

/** Adds a search at the front; an earlier one of the same words, whatever their case, goes (`B5.7`). */
export function addRecent(recents: readonly string[], query: string): string[] {
  return [query, ...dropRecent(recents, query)].slice(0, MOST_RECENT_SEARCHES);
}

/** Takes a search out. */
export function dropRecent(recents: readonly string[], query: string): string[] {
  const dropped = query.toLowerCase();
  return recents.filter((recent) => recent.toLowerCase() !== dropped);
}

const STORAGE_KEY = 'recent-searches';

/** What a stranger's browser keeps of their searches. */
export function readRecents(storage: Pick<Storage, 'getItem'>): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MOST_RECENT_SEARCHES) : [];
  } catch {
    return [];
  }
}

/** Keeps them. */
export function writeRecents(storage: Pick<Storage, 'setItem'>, recents: readonly string[]): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(recents));
  } catch {
    // A browser that keeps nothing has no recent searches.
  }
}
