import { ConversationMessagesResource, reactToMessage, unreactToMessage } from '@bowerbird/contract/social/conversations/calls.ts';
import type { ReactionType } from '@bowerbird/domain/social/reactions.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { callAtOnce } from '../../../store/optimistic/at-once.ts';
import type { StoredMessage } from './stored-conversation.ts';

/** Reacts to a message at once, or takes the same reaction back; the server's refusal undoes it. */
export function toggleReaction({ id, reaction_by_me }: StoredMessage, type: ReactionType): AppThunk<Promise<void>> {
  const isOff = reaction_by_me === type;
  return async (dispatch) => {
    try {
      const subject = `reaction ${id}`;
      await dispatch(
        isOff ? callAtOnce(unreactToMessage, { id }, subject) : callAtOnce(reactToMessage, { id, reaction_type: type }, subject),
      );
    } catch (error) {
      dispatch(failureShown(error, 'messages.notDone'));
    }
  };
}

/** Takes a message of one's own away for everybody; that there was one stays. */
export function takeBack({ id }: StoredMessage): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      await dispatch(call(ConversationMessagesResource.delete, { message_id: id }));
    } catch (error) {
      dispatch(failureShown(error, 'messages.notDone'));
    }
  };
}
