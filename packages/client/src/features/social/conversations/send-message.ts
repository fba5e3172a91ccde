import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { ConversationMessagesResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { browserNetwork } from '../../../lib/loading/network.ts';
import { makeId } from '../../../lib/make-id.ts';
import { Turns } from '../../../lib/turns.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { beginMessage, delayMessage, endMessage, keepDraft } from './change-talk.ts';
import type { CarriedThing, TempMessage } from './conversations.store.ts';
import { refusalShown } from './refusal-shown.ts';
import { addSent } from './refresh-conversation.ts';

/** What is being sent in each conversation: one message goes after the other, so that they arrive in their order. */
const turns = new Turns();

/** Says something: it stands there at once, and stays until it has arrived or the server refused it (`C4.11`, `C8.7`). */
export function sendMessage(
  conversationId: string,
  text: string,
  carries: CarriedThing & Pick<TempMessage, 'replyTo'> = {},
): AppThunk<Promise<void>> {
  return (dispatch) => {
    const message: TempMessage = {
      ...carries,
      type: 'tempMessage',
      key: makeId(),
      conversationId,
      text,
      createdAt: Date.now(),
      waits: false,
    };
    dispatch(beginMessage(message));
    return turns.run(conversationId, () => dispatch(deliver(message)));
  };
}

/** Sends one message; without a network it waits and is sent once, by the same key. */
function deliver(message: TempMessage): AppThunk<Promise<void>> {
  const { key, conversationId, text, pin, board, user, replyTo } = message;
  return async (dispatch) => {
    for (;;) {
      try {
        const input = { conversation_id: conversationId, text, pin, board, user, reply_to: replyTo };
        const { id } = await dispatch(call(ConversationMessagesResource.create, input, { idempotencyKey: key }));
        dispatch(addSent(conversationId, id));
        dispatch(endMessage(key));
        return;
      } catch (error) {
        if (toCallError(error).record !== null) {
          dispatch(giveBack(message, error));
          return;
        }
        dispatch(delayMessage(key));
        await untilAgain();
      }
    }
  };
}

/** What was refused goes, its reason is told, and its words are there to be changed. */
function giveBack({ key, conversationId, text }: TempMessage, error: unknown): AppThunk {
  return (dispatch, getState) => {
    dispatch(endMessage(key));
    dispatch(refusalShown(error));
    if (!getState().talk.drafts[conversationId]) dispatch(keepDraft(conversationId, text));
  };
}

const NEXT_TRY_MILLISECONDS = 5_000;

/** Until there is a network again; where there seems to be one, some seconds. */
async function untilAgain(): Promise<void> {
  if (browserNetwork.isOnline()) return browserNetwork.sleep(NEXT_TRY_MILLISECONDS);
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}
