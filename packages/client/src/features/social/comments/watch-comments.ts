import { AggregatedCommentFeedResource, CommentWatchResource } from '@bowerbird/contract/social/comments/calls.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk, RootState } from '../../../store/create-store.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { isAtEnd, selectResource } from '../../../store/resources.slice.ts';
import { commentOptions } from './comment-feeds.ts';
import { addSaid } from './comment-updates.ts';
import { takeBegun } from './fresh-comments.ts';
import { talkInput, type Talk } from './talk.ts';

/** Says that a talk is open, and takes in what began in it while nobody told the page. */
export function watchComments(talk: Talk): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { read_at } = listOf(getState(), talk).auxData;
    const input = { ...talkInput(talk), ...(typeof read_at === 'number' && { read_at }) };
    const { thread_ids: threadIds, begun_ids: begun } = await dispatch(call(CommentWatchResource.create, input));
    for (const commentId of takeBegun(talk.id, threadIds, { known: wholeList(getState(), talk), begun }))
      await dispatch(addSaid({ talkId: talk.id, commentId }));
  };
}

function listOf({ resources }: RootState, talk: Talk) {
  return selectResource(resources, { name: AggregatedCommentFeedResource.get.name, key: resourceKey(commentOptions(talk)) });
}

/** The threads of the list that stands there, where it is all of them. */
function wholeList(state: RootState, talk: Talk): readonly string[] | null {
  const list = listOf(state, talk);
  return isAtEnd(list) && Array.isArray(list.data) ? list.data.map(({ id }: { id: string }) => id) : null;
}
