import { AggregatedCommentFeedResource, AggregatedCommentReplyFeedResource } from '@bowerbird/contract/social/comments/calls.ts';
import { call, refreshResource } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { selectResource, type ResourcesState } from '../../../store/resources.slice.ts';
import { COMMENT_SORTS, commentOptions, replyOptions, replyPlace } from './comment-feeds.ts';
import { dropGone, refetchComment } from './comment-updates.ts';
import type { Talk } from './talk.ts';

/** Reads the beginning of an open talk anew, in each order. What changed shows in its place, what is gone leaves, and nothing else moves. */
export function refetchThreads(talk: Talk): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const lists = COMMENT_SORTS.flatMap((sort) => {
      const options = commentOptions(talk, sort);
      const shown = listed(getState().resources, { name: AggregatedCommentFeedResource.get.name, key: resourceKey(options) });
      return shown === null ? [] : [{ options, shown }];
    });
    for (const { options, shown } of lists) await dispatch(refetchList(options, shown));
    await dispatch(refetchReplies([...new Set(lists.flatMap(({ shown }) => shown))]));
  };
}

/** Reads the first page of one order anew. */
function refetchList(options: ReturnType<typeof commentOptions>, shown: readonly string[]): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const found = await dispatch(call(AggregatedCommentFeedResource.get, options));
    const living = new Set(found.map(({ id }) => id));
    const isWhole = found.length < options.page_size;
    const missing = (isWhole ? shown : shown.slice(0, options.page_size)).filter((id) => !living.has(id));
    for (const id of missing) {
      if (isWhole) dispatch(dropGone(id));
      else await dispatch(refetchComment(id));
    }
  };
}

/** Reads the replies that are open anew. Where somebody turned their pages, those stay. */
function refetchReplies(threadIds: readonly string[]): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    for (const id of threadIds) {
      const options = replyOptions(id);
      const shown = listed(getState().resources, replyPlace(id));
      if (shown !== null && shown.length <= options.page_size)
        await dispatch(refreshResource(AggregatedCommentReplyFeedResource.get, options));
    }
  };
}

/** The ids of a list that is there. */
function listed(resources: ResourcesState, place: { readonly name: string; readonly key: string }): readonly string[] | null {
  const { data } = selectResource(resources, place);
  return Array.isArray(data) ? data.map(({ id }: { id: string }) => id) : null;
}
