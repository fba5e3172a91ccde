import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import type { CommentTold } from '@bowerbird/contract/social/comments/live-updates.ts';
import { refreshResource } from '../../../store/call.ts';
import type { AppThunk, RootState } from '../../../store/create-store.ts';
import { entityCounted } from '../../../store/entities.slice.ts';
import { isInFeeds, removeFromFeeds } from '../../../store/feeds/index.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceInvalidated, selectResource } from '../../../store/resources.slice.ts';
import { addFresh, dropFresh, isNewUpdate, isWatched, noteGone } from './fresh-comments.ts';
import { holdThread, releaseThread } from './held-threads.ts';
import { isEmptyTalk, showFresh } from './show-fresh.ts';
import { isSaying } from './saying.ts';
import type { StoredComment } from './stored-comment.ts';
import { counting } from './talk-count.ts';
import { talkOf, type Talk } from './talk.ts';

const COMMENT_GONE = 404;

function lookUp(id: string): AppThunk<Promise<ReturnType<typeof selectResource>>> {
  return async (dispatch, getState) => {
    await dispatch(refreshResource(AggregatedCommentResource.get, { id }));
    return selectResource(getState().resources, { name: AggregatedCommentResource.get.name, key: resourceKey({ id }) });
  };
}

const known = ({ entities }: RootState, id: string) => entities.aggregatedcomment[id];

/** A new thread waits behind a bar. In an empty list nothing moves under a reader, so there it shows at once. */
function addThread(talk: Talk, commentId: string): AppThunk {
  return (dispatch, getState) => {
    const isEmpty = isEmptyTalk(getState(), talk);
    addFresh(talk.id, commentId);
    if (isEmpty) dispatch(showFresh(talk));
  };
}

/**
 * Whether the catch-up read a thread of somebody else before anybody told of it. It stands in no list then, and the catch-up
 * counts it.
 */
function isReadUnlisted(state: RootState, commentId: string): boolean {
  const comment = known(state, commentId);
  if (!comment || comment.parent_id !== null || comment.user.id === state.session.userId) return false;
  return !isInFeeds(state, commentId);
}

/** Counts at once what the viewer may see. A new thread waits behind a bar; a reply is counted in its thread. */
export function addSaid({ talkId, commentId }: CommentTold): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!isWatched(talkId) || !isNewUpdate(commentId)) return;
    const before = known(getState(), commentId);
    if (before) {
      if (isReadUnlisted(getState(), commentId)) dispatch(addThread(talkOf(before), commentId));
      return;
    }
    await dispatch(counting(countSaid(commentId)));
  };
}

function countSaid(commentId: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(lookUp(commentId));
    const comment = known(getState(), commentId);
    if (!comment || isShownByReply(getState(), comment)) return;
    dispatch(entityCounted({ ...talkOf(comment), by: { comment_count: 1 } }));
    if (comment.parent_id === null) dispatch(addThread(talkOf(comment), commentId));
    else dispatch(entityCounted({ type: 'aggregatedcomment', id: comment.parent_id, by: { comment_count: 1 } }));
  };
}

/** Whether the reader said it just now. The reply to that counts it and puts it into the list. */
function isShownByReply(state: RootState, { id, user }: StoredComment): boolean {
  return user.id === state.session.userId && (isSaying() || isInFeeds(state, id));
}

/** Shows a known comment as it is now, or takes it off the page. */
export function refetchComment(commentId: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!known(getState(), commentId)) return;
    const { error } = await dispatch(lookUp(commentId));
    if (error?.record?.http_status === COMMENT_GONE) dispatch(dropGone(commentId));
  };
}

/** Takes a comment off the page without asking for it. A thread that the reader answers just now stays with their words. */
export function dropGone(commentId: string): AppThunk {
  return (dispatch, getState) => {
    const before = known(getState(), commentId);
    if (!before || !noteGone(commentId, true)) return;
    dropFresh(commentId);
    if (!holdThread(commentId)) dispatch(removeFromFeeds([commentId]));
    // Where an address leads to it, its place says that it is gone.
    dispatch(resourceInvalidated({ name: AggregatedCommentResource.get.name, key: resourceKey({ id: commentId }) }));
    dispatch(entityCounted({ ...talkOf(before), by: { comment_count: -(1 + before.comment_count) } }));
    if (before.parent_id !== null) dispatch(entityCounted({ type: 'aggregatedcomment', id: before.parent_id, by: { comment_count: -1 } }));
  };
}

/** Counts what is seen again with its replies. A thread waits behind the bar, as a new one does. */
export function addShown({ talkId, commentId }: CommentTold): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!isWatched(talkId)) return;
    if (known(getState(), commentId) && !noteGone(commentId, false)) return;
    await dispatch(lookUp(commentId));
    const comment = known(getState(), commentId);
    if (!comment) return;
    dispatch(entityCounted({ ...talkOf(comment), by: { comment_count: 1 + comment.comment_count } }));
    if (releaseThread(commentId)) return;
    if (comment.parent_id === null) dispatch(addThread(talkOf(comment), commentId));
    else dispatch(entityCounted({ type: 'aggregatedcomment', id: comment.parent_id, by: { comment_count: 1 } }));
  };
}
