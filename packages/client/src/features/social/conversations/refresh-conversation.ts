import { ConversationResource, ContactRequestsResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { entityPatched } from '../../../store/entities.slice.ts';
import { addToFeed, removeFromFeed, removeFromFeeds } from '../../../store/feeds/index.ts';
import { resourceDataChanged, resourceInvalidated, selectResource } from '../../../store/resources.slice.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { messagesPlace } from './conversation-feeds.ts';
import { inboxPlace } from './inbox-place.ts';
import { joinMessages } from './join-messages.ts';

/** Looks a conversation up that something happened in, and puts what arrived where it is shown. */
export function refreshConversation(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const before = getState().entities.conversation[id]?.last_message?.id;
    try {
      const conversation = await dispatch(call(ConversationResource.get, { conversation_id: id }));
      dispatch(
        addMessages(
          id,
          conversation.messages.map((message) => message.id),
        ),
      );
      if (conversation.is_request) dispatch(resourceInvalidated({ name: ContactRequestsResource.get.name }));
      else if (conversation.last_message && conversation.last_message.id !== before) dispatch(putFirst(id));
    } catch (error) {
      if (toCallError(error).status === 404) dispatch(removeFromFeeds([id]));
    }
  };
}

/** Puts what the viewer sent into its conversation, which then stands before the others. */
export function addSent(conversationId: string, id: string): AppThunk {
  return (dispatch) => {
    dispatch(entityPatched({ type: 'conversation', id: conversationId, changes: { last_message: { type: 'message', id } } }));
    dispatch(addMessages(conversationId, [id]));
    dispatch(putFirst(conversationId));
  };
}

/** The latest conversation stands before the others. */
export function putFirst(id: string): AppThunk {
  return (dispatch) => {
    dispatch(removeFromFeed(inboxPlace, [id]));
    dispatch(addToFeed(inboxPlace, [{ type: 'conversation', id }]));
  };
}

/** Adds messages to a conversation that is shown. */
export function addMessages(conversationId: string, ids: readonly string[]): AppThunk {
  return (dispatch, getState) => {
    const place = messagesPlace(conversationId);
    const { data } = selectResource(getState().resources, place);
    if (!Array.isArray(data)) return;
    const refs = ids.map((id): EntityRef<'message'> => ({ type: 'message', id }));
    const joined = joinMessages(data as EntityRef<'message'>[], refs);
    dispatch(joined === null ? resourceInvalidated(place) : resourceDataChanged({ ...place, data: joined }));
  };
}
