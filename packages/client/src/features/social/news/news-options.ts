import { NewsHubBadgeResource } from '@bowerbird/contract/social/news/calls.ts';
import { newsFilters, type NewsFilter } from '@bowerbird/domain/social/news-kinds.ts';
import { resourceKey } from '../../../store/resource-key.ts';

export const NEWS_PATH = '/news/';
const PAGE_SIZE = 20;

/** The options of a list of news, the same for preloading and for showing. */
export function newsOptions(filter?: NewsFilter) {
  return { page_size: PAGE_SIZE, ...(filter && { filter }) };
}

/** The name of the chosen filter in the address. */
export const FILTER = 'filter';

/** The filter that an address names; any other word chooses none. */
export function newsFilterOf(search: URLSearchParams): NewsFilter | undefined {
  const named = search.get(FILTER);
  return newsFilters.find((filter) => filter === named);
}

/** The page of news, with what was chosen. */
export function newsPath(filter: NewsFilter | undefined): string {
  return filter === undefined ? NEWS_PATH : `${NEWS_PATH}?${FILTER}=${filter}`;
}

export const badgeOptions = {};
export const badgePlace = { name: NewsHubBadgeResource.get.name, key: resourceKey(badgeOptions) };
