import { ConversationMessagesResource, ConversationsResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import type { CarriedThing } from './conversations.store.ts';
import { addSent } from './refresh-conversation.ts';

/** Where something is sent: to a person, or to a group. */
export interface SendTarget {
  readonly kind: 'user' | 'conversation';
  readonly id: string;
  /** The same key sends it once. */
  readonly key: string;
}

/** Sends the same to several; tells which of them it did not reach, and why the first did not. */
export function sendToAll(
  targets: readonly SendTarget[],
  content: CarriedThing & { readonly text: string },
): AppThunk<Promise<{ readonly failed: readonly SendTarget[]; readonly error: unknown }>> {
  return async (dispatch) => {
    const results = await Promise.allSettled(targets.map((target) => dispatch(sendTo(target, content))));
    const failed = targets.filter((_target, index) => results[index]!.status === 'rejected');
    const error: unknown = results.find((result) => result.status === 'rejected')?.reason;
    return { failed, error };
  };
}

function sendTo({ kind, id, key }: SendTarget, content: CarriedThing & { readonly text: string }): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const options = { idempotencyKey: key };
    if (kind === 'user') {
      const made = await dispatch(call(ConversationsResource.create, { user_ids: [id], ...content }, options));
      if (made.last_message) dispatch(addSent(made.id, made.last_message.id));
      return;
    }
    const message = await dispatch(call(ConversationMessagesResource.create, { conversation_id: id, ...content }, options));
    dispatch(addSent(id, message.id));
  };
}
