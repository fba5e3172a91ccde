import type { TalkTold } from '@bowerbird/contract/social/comments/live-updates.ts';
import { afterUpdate, type LiveEffect } from '../../../shared/live/live-effects.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { addSaid, addShown, dropGone, refetchComment } from './comment-updates.ts';
import { isWatched, noteTalkGone, watchedTalk } from './fresh-comments.ts';
import { refetchThreads } from './refetch-threads.ts';
import { refetchTalk } from './talk-count.ts';
import { watchComments } from './watch-comments.ts';

/** Shows an open pin or board as its owner wants it now: with what people say, or without. */
function showSwitched({ type, talkId }: TalkTold): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (isWatched(talkId)) await dispatch(refetchTalk({ type, id: talkId }));
  };
}

/** What was said, changed and taken away in the open talk while nobody told the page. Its counts come last, so they are right. */
const catchUp = (): AppThunk<Promise<void>> => async (dispatch) => {
  const talk = watchedTalk();
  if (!talk) return;
  await dispatch(watchComments(talk));
  await dispatch(refetchThreads(talk));
  if (isWatched(talk.id)) await dispatch(refetchTalk(talk));
};

const effects: readonly LiveEffect[] = [
  afterUpdate('comment.said', addSaid),
  afterUpdate('comment.changed', ({ commentId }) => refetchComment(commentId)),
  afterUpdate('comment.gone', ({ commentId }) => dropGone(commentId)),
  afterUpdate('comment.shown', addShown),
  afterUpdate('comments.switched', showSwitched),
  afterUpdate(
    'talk.gone',
    ({ talkId }) =>
      () =>
        noteTalkGone(talkId),
  ),
  afterUpdate('ready', catchUp),
  afterUpdate('reset', catchUp),
];
export default effects;
