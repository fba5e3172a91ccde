import { ConversationMessagesResource, reactToMessage, unreactToMessage } from '@bowerbird/contract/social/conversations/calls.ts';
import { countReaction, type ReactionType } from '@bowerbird/domain/social/reactions.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { entityPatched } from '../../../store/entities.slice.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import type { StoredMessage } from './stored-conversation.ts';

/** Reacts to a message at once, or takes the same reaction back; the server's refusal undoes it. */
export function toggleReaction(message: StoredMessage, type: ReactionType): AppThunk<Promise<void>> {
  const { id, reaction_by_me: before, reaction_counts: counts } = message;
  const after = before === type ? 0 : type;
  const show = (changes: Pick<StoredMessage, 'reaction_by_me' | 'reaction_counts'>) => entityPatched({ type: 'message', id, changes });
  return async (dispatch) => {
    dispatch(show({ reaction_by_me: after, reaction_counts: countReaction(counts, before, after) }));
    try {
      await dispatch(after === 0 ? call(unreactToMessage, { id }) : call(reactToMessage, { id, reaction_type: type }));
    } catch (error) {
      dispatch(show({ reaction_by_me: before, reaction_counts: counts }));
      dispatch(failureShown(error, 'messages.notDone'));
    }
  };
}

/** Takes a message of one's own away for everybody; that there was one stays. */
export function takeBack({ id }: StoredMessage): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      await dispatch(call(ConversationMessagesResource.delete, { message_id: id }));
      dispatch(
        entityPatched({
          type: 'message',
          id,
          changes: { deleted: true, text: '', carries: null, pin: null, board: null, user: null, image: null },
        }),
      );
    } catch (error) {
      dispatch(failureShown(error, 'messages.notDone'));
    }
  };
}
