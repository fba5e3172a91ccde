import { ContactRequestsResource, ConversationsResource } from '@bowerbird/contract/social/conversations/calls.ts';
import type { RequestAction } from '@bowerbird/domain/social/conversations.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { removeFromFeed, removeFromFeeds } from '../../../store/feeds/index.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { messagesPlace, requestsPlace } from './conversation-feeds.ts';
import { refreshConversation } from './refresh-conversation.ts';

const done: Readonly<Record<RequestAction, MessageId>> = {
  accept: 'messages.accepted',
  decline: 'messages.declined',
  block: 'messages.blocked',
};

/** Answers somebody who asks to write, and says what came of it; tells whether it did. */
export function answerRequest(id: string, action: RequestAction): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    try {
      await dispatch(call(ContactRequestsResource.update, { id, action }));
    } catch (error) {
      dispatch(failureShown(error, 'messages.answerFailed'));
      return false;
    }
    dispatch(toastShown({ kind: 'done', message: done[action] }));
    if (action === 'accept') {
      dispatch(removeFromFeed(requestsPlace, [id]));
      dispatch(resourceInvalidated({ name: ConversationsResource.get.name }));
      // What it carries was closed until now.
      dispatch(resourceInvalidated(messagesPlace(id)));
      await dispatch(refreshConversation(id));
    } else {
      dispatch(removeFromFeeds([id]));
    }
    return true;
  };
}
