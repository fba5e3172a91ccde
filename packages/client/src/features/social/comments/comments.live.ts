import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import type { CommentTold, TalkTold } from '@bowerbird/contract/social/comments/live-updates.ts';
import { afterUpdate, type LiveEffect } from '../../../shared/live/live-effects.ts';
import { refetchRecords } from '../../../shared/live/refetch-records.ts';
import { refreshResource } from '../../../store/call.ts';
import type { AppThunk, RootState } from '../../../store/create-store.ts';
import { entityCounted } from '../../../store/entities.slice.ts';
import { removeFromFeeds } from '../../../store/feeds/index.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { selectResource } from '../../../store/resources.slice.ts';
import { talkOf } from './talk.ts';
import { addFresh, dropFresh, isNewUpdate, isWatched, noteGone } from './fresh-comments.ts';

const COMMENT_GONE = 404;

function lookUp(id: string): AppThunk<Promise<ReturnType<typeof selectResource>>> {
  return async (dispatch, getState) => {
    await dispatch(refreshResource(AggregatedCommentResource.get, { id }));
    return selectResource(getState().resources, { name: AggregatedCommentResource.get.name, key: resourceKey({ id }) });
  };
}

const known = ({ entities }: RootState, id: string) => entities.aggregatedcomment[id];

/** Counts at once what the viewer may see. A new thread waits behind a bar; a reply is counted in its thread. */
export function addSaid({ talkId, commentId }: CommentTold): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!isWatched(talkId) || known(getState(), commentId) || !isNewUpdate(commentId)) return;
    await dispatch(lookUp(commentId));
    const comment = known(getState(), commentId);
    if (!comment) return;
    dispatch(entityCounted({ ...talkOf(comment), by: { comment_count: 1 } }));
    if (comment.parent_id === null) addFresh(talkId, commentId);
    else dispatch(entityCounted({ type: 'aggregatedcomment', id: comment.parent_id, by: { comment_count: 1 } }));
  };
}

/** Shows a known comment as it is now, or takes it off the page. */
function refetchComment({ commentId }: CommentTold): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const before = known(getState(), commentId);
    if (!before) return;
    const { error } = await dispatch(lookUp(commentId));
    if (error?.record?.http_status !== COMMENT_GONE || !noteGone(commentId, true)) return;
    dropFresh(commentId);
    dispatch(removeFromFeeds([commentId]));
    dispatch(entityCounted({ ...talkOf(before), by: { comment_count: -(1 + before.comment_count) } }));
    if (before.parent_id !== null) dispatch(entityCounted({ type: 'aggregatedcomment', id: before.parent_id, by: { comment_count: -1 } }));
  };
}

/** Counts what is seen again with its replies. A thread waits behind the bar, as a new one does. */
function addShown({ talkId, commentId }: CommentTold): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!isWatched(talkId)) return;
    if (known(getState(), commentId) && !noteGone(commentId, false)) return;
    await dispatch(lookUp(commentId));
    const comment = known(getState(), commentId);
    if (!comment) return;
    dispatch(entityCounted({ ...talkOf(comment), by: { comment_count: 1 + comment.comment_count } }));
    if (comment.parent_id === null) addFresh(talkId, commentId);
    else dispatch(entityCounted({ type: 'aggregatedcomment', id: comment.parent_id, by: { comment_count: 1 } }));
  };
}

/** Shows an open pin or board as its owner wants it now: with what people say, or without. */
function refetchTalk({ type, talkId }: TalkTold): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (!isWatched(talkId)) return;
    if (type === 'pin') await dispatch(refetchRecords(PinResource.get, [talkId], (id) => ({ id })));
    else await dispatch(refetchRecords(BoardResource.get, [talkId], (board_id) => ({ board_id })));
  };
}

const effects: readonly LiveEffect[] = [
  afterUpdate('comment.said', addSaid),
  afterUpdate('comment.changed', refetchComment),
  afterUpdate('comment.shown', addShown),
  afterUpdate('comments.switched', refetchTalk),
];
export default effects;
