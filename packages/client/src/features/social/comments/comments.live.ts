import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { TalkTold } from '@bowerbird/contract/social/comments/live-updates.ts';
import { afterUpdate, type LiveEffect } from '../../../shared/live/live-effects.ts';
import { refetchRecords } from '../../../shared/live/refetch-records.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { addSaid, addShown, dropGone, refetchComment } from './comment-updates.ts';
import { isWatched, watchedTalk } from './fresh-comments.ts';
import { refetchThreads } from './refetch-threads.ts';
import { watchComments } from './watch-comments.ts';

/** Shows an open pin or board as its owner wants it now: with what people say, or without. */
function refetchTalk({ type, talkId }: TalkTold): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (!isWatched(talkId)) return;
    if (type === 'pin') await dispatch(refetchRecords(PinResource.get, [talkId], (id) => ({ id })));
    else await dispatch(refetchRecords(BoardResource.get, [talkId], (board_id) => ({ board_id })));
  };
}

/** What was said, changed and taken away in the open talk while nobody told the page. Its counts come last, so they are right. */
const catchUp = (): AppThunk<Promise<void>> => async (dispatch) => {
  const talk = watchedTalk();
  if (!talk) return;
  await dispatch(watchComments(talk));
  await dispatch(refetchThreads(talk));
  await dispatch(refetchTalk({ type: talk.type, talkId: talk.id }));
};

const effects: readonly LiveEffect[] = [
  afterUpdate('comment.said', addSaid),
  afterUpdate('comment.changed', ({ commentId }) => refetchComment(commentId)),
  afterUpdate('comment.gone', ({ commentId }) => dropGone(commentId)),
  afterUpdate('comment.shown', addShown),
  afterUpdate('comments.switched', refetchTalk),
  afterUpdate('ready', catchUp),
  afterUpdate('reset', catchUp),
];
export default effects;
