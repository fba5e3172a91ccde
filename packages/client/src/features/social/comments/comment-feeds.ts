import { AggregatedCommentFeedResource, AggregatedCommentReplyFeedResource } from '@bowerbird/contract/social/comments/calls.ts';
import type { FeedPlace } from '../../../store/feeds/index.ts';
import { resourceKey } from '../../../store/resource-key.ts';

/** The orders of the threads of a pin; the first stands on a fresh page. */
export const COMMENT_SORTS = ['best', 'newest'] as const;
export type CommentSort = (typeof COMMENT_SORTS)[number];

const PAGE_SIZE = 10;

/** The options of a pin's threads, the same for preloading and for showing. */
export function commentOptions(pinId: string, sort: CommentSort = 'best') {
  return { pin_id: pinId, sort, page_size: PAGE_SIZE };
}

/** The options of the replies of a thread. */
export function replyOptions(threadId: string) {
  return { comment_id: threadId, page_size: PAGE_SIZE };
}

/** The lists of a pin's threads in the store, one an order. */
export function commentPlaces(pinId: string): FeedPlace[] {
  return COMMENT_SORTS.map((sort) => ({ name: AggregatedCommentFeedResource.get.name, key: resourceKey(commentOptions(pinId, sort)) }));
}

/** The list of the replies of a thread in the store. */
export function replyPlace(threadId: string): FeedPlace {
  return { name: AggregatedCommentReplyFeedResource.get.name, key: resourceKey(replyOptions(threadId)) };
}
