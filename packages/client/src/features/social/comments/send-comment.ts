import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import type { CreateCommentInput } from '@bowerbird/contract/social/comments/schemas.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { addToFeed } from '../../../store/feeds/index.ts';
import { resourceDataChanged, selectResource } from '../../../store/resources.slice.ts';
import { commentPlaces, replyPlace, triedPlaces } from './comment-feeds.ts';
import { whileSaying } from './saying.ts';
import { talkOf } from './talk.ts';
import { counting } from './talk-count.ts';

/** Says something and gives its id. What begins a thread stands first at once, a reply last in its thread. The same key says it once. */
export function sendComment(input: CreateCommentInput, idempotencyKey: string): AppThunk<Promise<string>> {
  return (dispatch) => whileSaying(() => dispatch(counting(sendAndShow(input, idempotencyKey))));
}

function sendAndShow(input: CreateCommentInput, idempotencyKey: string): AppThunk<Promise<string>> {
  return async (dispatch) => {
    const { id, pin_id, board_id, parent_id } = await dispatch(call(AggregatedCommentResource.create, input, { idempotencyKey }));
    if (parent_id !== null) {
      dispatch(appendReply(parent_id, id));
      return id;
    }
    const talk = talkOf({ pin_id, board_id });
    const places = [...commentPlaces(talk), ...(input.user_did_it ? triedPlaces(talk) : [])];
    for (const place of places) dispatch(addToFeed(place, [{ type: 'aggregatedcomment', id }]));
    return id;
  };
}

function appendReply(threadId: string, id: string): AppThunk {
  return (dispatch, getState) => {
    const place = replyPlace(threadId);
    const { data } = selectResource(getState().resources, place);
    if (Array.isArray(data)) dispatch(resourceDataChanged({ ...place, data: [...(data as unknown[]), { type: 'aggregatedcomment', id }] }));
  };
}
