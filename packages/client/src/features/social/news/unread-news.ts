import { NewsHubResource } from '@bowerbird/contract/social/news/calls.ts';
import type { News, UnreadOfNews } from '@bowerbird/contract/social/news/schemas.ts';
import { newsFilters, type NewsFilter } from '@bowerbird/domain/social/news-kinds.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { selectResource, type ResourcesState } from '../../../store/resources.slice.ts';
import type { Stored } from '../../../store/stored.ts';
import { newsOptions } from './news-options.ts';

const none: UnreadOfNews = { read_until: '9223372036854775807', counts: {} };

export const listPlace = (filter: NewsFilter | undefined) => ({
  name: NewsHubResource.get.name,
  key: resourceKey(newsOptions(filter)),
});

/**
 * What the open list takes for unread. Showing all news marks them as read, so the list of all says how it was before. It
 * holds for the other lists as well, or their marks would go by a look at all.
 */
export function selectUnread(resources: ResourcesState, filter: NewsFilter | undefined): UnreadOfNews {
  const ofList = (one: NewsFilter | undefined) => selectResource(resources, listPlace(one)).auxData['unread'] as UnreadOfNews | undefined;
  return ofList(undefined) ?? ofList(filter) ?? none;
}

export function useUnreadNews(filter: NewsFilter | undefined): UnreadOfNews {
  return useAppSelector(({ resources }) => selectUnread(resources, filter));
}

/** Whether news came after their person read last. */
export function isUnread({ at }: Pick<Stored<News>, 'at'>, { read_until: readUntil }: UnreadOfNews): boolean {
  return BigInt(at) > BigInt(readUntil);
}

/** Whether anything is unread. */
export function hasUnread({ counts }: UnreadOfNews): boolean {
  return newsFilters.some((filter) => (counts[filter] ?? 0) > 0);
}
