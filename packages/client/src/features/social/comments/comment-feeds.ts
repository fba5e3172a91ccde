import {
  AggregatedCommentFeedResource,
  AggregatedCommentReplyFeedResource,
  DidItCommentsResource,
} from '@bowerbird/contract/social/comments/calls.ts';
import type { FeedPlace } from '../../../store/feeds/index.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { talkInput, type Talk } from './talk.ts';

/** The orders of threads; the first stands on a fresh page. */
export const COMMENT_SORTS = ['best', 'newest'] as const;
export type CommentSort = (typeof COMMENT_SORTS)[number];

/** Everything that people said, or what they tried. */
export type CommentKind = 'all' | 'tried';

const PAGE_SIZE = 10;

/** The options of the threads of a pin or a board, the same for preloading and for showing. */
export function commentOptions(talk: Talk, sort: CommentSort = 'best') {
  return { ...talkInput(talk), sort, page_size: PAGE_SIZE };
}

/** The options of the replies of a thread. */
export function replyOptions(threadId: string) {
  return { comment_id: threadId, page_size: PAGE_SIZE };
}

/** The options of what somebody tried. */
export function triedOptions(username: string) {
  return { username, page_size: 24 };
}

/** The lists of the threads of a pin or a board in the store, one an order. */
export function commentPlaces(talk: Talk): FeedPlace[] {
  return placesOf(AggregatedCommentFeedResource.get.name, talk);
}

/** The lists of what people tried of a pin. */
export function triedPlaces(talk: Talk): FeedPlace[] {
  return placesOf(DidItCommentsResource.get.name, talk);
}

function placesOf(name: string, talk: Talk): FeedPlace[] {
  return COMMENT_SORTS.map((sort) => ({ name, key: resourceKey(commentOptions(talk, sort)) }));
}

/** The list of the replies of a thread in the store. */
export function replyPlace(threadId: string): FeedPlace {
  return { name: AggregatedCommentReplyFeedResource.get.name, key: resourceKey(replyOptions(threadId)) };
}
