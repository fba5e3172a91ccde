import { NewsHubBadgeResource } from '@bowerbird/contract/social/news/calls.ts';
import type { NewsFilter } from '@bowerbird/domain/social/news-kinds.ts';
import { resourceKey } from '../../../store/resource-key.ts';

export const NEWS_PATH = '/news/';
const PAGE_SIZE = 20;

/** The options of a list of news, the same for preloading and for showing. */
export function newsOptions(filter?: NewsFilter) {
  return { page_size: PAGE_SIZE, ...(filter && { filter }) };
}

export const badgeOptions = {};
export const badgePlace = { name: NewsHubBadgeResource.get.name, key: resourceKey(badgeOptions) };
