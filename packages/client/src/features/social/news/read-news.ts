import { NewsHubBadgeResource, NewsHubResource } from '@bowerbird/contract/social/news/calls.ts';
import { newsFilters, type NewsFilter } from '@bowerbird/domain/social/news-kinds.ts';
import { call, refreshResource } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { resourceDataChanged, resourceInvalidated } from '../../../store/resources.slice.ts';
import { badgeOptions, badgePlace, newsOptions } from './news-options.ts';
import { listPlace } from './unread-news.ts';

/** Asks how much is new. */
export function learnBadge(): AppThunk<Promise<void>> {
  return (dispatch) => dispatch(refreshResource(NewsHubBadgeResource.get, badgeOptions));
}

/** What a page begins with some time after it stands: how much is new, and that this device still rings where it was asked to. */
export function beginNews(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(learnBadge());
    await dispatch((await import('../web-push/index.ts')).renewPush());
  };
}

/** Says that everything up to here was read; the marks stay until the list is shown anew. Failing changes nothing. */
export function markNewsRead(at: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      const data = await dispatch(call(NewsHubResource.update, { read_until: at }));
      dispatch(resourceDataChanged({ ...badgePlace, data }));
    } catch {
      // The next look says it again.
    }
  };
}

/** The largest id: whatever came until now is read. */
const ALL = '8999999999999999999';

/** Says that all news are read, of every filter. The open list stays while it is asked for anew; the others are forgotten. */
export function markAllRead(open: NewsFilter | undefined): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const data = await dispatch(call(NewsHubResource.update, { read_until: ALL }));
    dispatch(resourceDataChanged({ ...badgePlace, data }));
    await dispatch(refreshResource(NewsHubResource.get, newsOptions(open)));
    for (const filter of [undefined, ...newsFilters]) if (filter !== open) dispatch(resourceInvalidated(listPlace(filter)));
  };
}

/** What is shown next is asked for anew. */
export function forgetNews(): AppThunk {
  return (dispatch) => void dispatch(resourceInvalidated({ name: NewsHubResource.get.name }));
}
