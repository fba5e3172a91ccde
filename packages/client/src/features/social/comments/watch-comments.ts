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
    const { thread_ids: threadIds } = await dispatch(call(CommentWatchResource.create, talkInput(talk)));
    for (const commentId of takeBegun(talk.id, threadIds, wholeList(getState(), talk)))
      await dispatch(addSaid({ talkId: talk.id, commentId }));
  };
}

/** The threads of the list that stands there, where it is all of them. */
function wholeList({ resources }: RootState, talk: Talk): readonly string[] | null {
  const list = selectResource(resources, { name: AggregatedCommentFeedResource.get.name, key: resourceKey(commentOptions(talk)) });
  return isAtEnd(list) && Array.isArray(list.data) ? list.data.map(({ id }: { id: string }) => id) : null;
}
