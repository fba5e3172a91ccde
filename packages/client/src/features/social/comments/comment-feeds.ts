import {
  AggregatedCommentFeedResource,
  AggregatedCommentReplyFeedResource,
  DidItCommentsResource,
} from '@bowerbird/contract/social/comments/calls.ts';
import type { FeedPlace } from '../../../store/feeds/index.ts';
import { resourceKey } from '../../../store/resource-key.ts';

/** The orders of the threads of a pin; the first stands on a fresh page. */
export const COMMENT_SORTS = ['best', 'newest'] as const;
export type CommentSort = (typeof COMMENT_SORTS)[number];

/** Everything that people said, or what they tried. */
export type CommentKind = 'all' | 'tried';

const PAGE_SIZE = 10;

/** The options of a pin's threads, the same for preloading and for showing. */
export function commentOptions(pinId: string, sort: CommentSort = 'best') {
  return { pin_id: pinId, sort, page_size: PAGE_SIZE };
}

/** The options of the replies of a thread. */
export function replyOptions(threadId: string) {
  return { comment_id: threadId, page_size: PAGE_SIZE };
}

/** The options of what somebody tried. */
export function triedOptions(username: string) {
  return { username, page_size: 24 };
}

/** The lists of a pin's threads in the store, one an order. */
export function commentPlaces(pinId: string): FeedPlace[] {
  return placesOf(AggregatedCommentFeedResource.get.name, pinId);
}

/** The lists of what people tried of a pin. */
export function triedPlaces(pinId: string): FeedPlace[] {
  return placesOf(DidItCommentsResource.get.name, pinId);
}

function placesOf(name: string, pinId: string): FeedPlace[] {
  return COMMENT_SORTS.map((sort) => ({ name, key: resourceKey(commentOptions(pinId, sort)) }));
}

/** The list of the replies of a thread in the store. */
export function replyPlace(threadId: string): FeedPlace {
  return { name: AggregatedCommentReplyFeedResource.get.name, key: resourceKey(replyOptions(threadId)) };
}
