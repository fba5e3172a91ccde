import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { ErrorName, ErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import {
  ConversationMessagesResource,
  ConversationsResource,
  ShareSuggestionsResource,
} from '@bowerbird/contract/social/conversations/calls.ts';
import { browserNetwork } from '../../../lib/loading/network.ts';
import { makeId } from '../../../lib/make-id.ts';
import { Turns } from '../../../lib/turns.ts';
import { call } from '../../../store/call.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { beginMessage, delayMessage, endMessage, refuseFirst, restoreMessage } from './change-talk.ts';
import type { Addressees, Enclosed, TempMessage } from './conversations.store.ts';
import { forgetSending, keepSending, readSending } from './kept-sending.ts';
import { messagesPlace } from './conversation-feeds.ts';
import { NEW_TALK } from './new-talk.ts';
import { refusalShown, refusalWords } from './refusal-shown.ts';
import { addSent, putFirst } from './refresh-conversation.ts';

/** What is being sent in each conversation: one message goes after the other, so that they arrive in their order. */
const turns = new Turns();

/** What a page sends that waits to hear of it, by key. */
const direct = new Set<string>();

/** Says something: it stands there at once, and stays until it has arrived or the server refused it (`C4.11`, `C8.7`). */
export function sendMessage(conversationId: string, text: string, enclosed: Enclosed = {}): AppThunk<Promise<void>> {
  return (dispatch) => {
    // What waits since a former visit goes before.
    dispatch(resumeSending());
    const message: TempMessage = {
      ...enclosed,
      type: 'tempMessage',
      key: makeId(),
      conversationId,
      text,
      createdAt: Date.now(),
      waits: null,
    };
    return dispatch(queue(message));
  };
}

/** Goes on with what a page that is gone was sending. What may have arrived long ago is there to be sent by hand. */
export function resumeSending(): AppThunk {
  return (dispatch, getState) => {
    const { userId } = getState().session;
    if (userId === null) return;
    const { fresh, old } = readSending(localStorage, userId, Date.now());
    const isUnderWay = ({ key }: TempMessage) => direct.has(key) || getState().talk.sending.some((message) => message.key === key);
    for (const message of fresh) {
      if (isUnderWay(message)) continue;
      if (message.refused) dispatch(refuseFirst(message, message.refused));
      else void dispatch(queue(message));
    }
    for (const message of old) {
      if (message.to) {
        if (!isUnderWay(message)) dispatch(refuseFirst(message, message.refused ?? { id: 'messages.mayHaveArrived' }));
        continue;
      }
      dispatch(endMessage(message.key));
      dispatch(restoreMessage(message));
    }
  };
}

/**
 * Says something from elsewhere than its conversation, and gives the id of that. Without a network it is kept until there is one,
 * and gives null. Throws what the server refuses.
 */
export function sendOrKeep(message: TempMessage): AppThunk<Promise<string | null>> {
  return async (dispatch, getState) => {
    const { key } = message;
    const { userId } = getState().session;
    const forget = () => userId !== null && forgetSending(localStorage, userId, key);
    if (userId !== null) keepSending(localStorage, userId, message);
    direct.add(key);
    try {
      const { conversationId, show } = await dispatch(sendOnce(message));
      forget();
      dispatch(show);
      return conversationId;
    } catch (error) {
      if (toCallError(error).record) {
        forget();
        throw error;
      }
      void dispatch(queue(message));
      return null;
    } finally {
      direct.delete(key);
    }
  };
}

/** Says the first thing to somebody, or to several; as `sendOrKeep` does. */
export function sendFirst(
  { userIds, emails }: Pick<Addressees, 'userIds' | 'emails'>,
  said: Pick<TempMessage, 'key' | 'text'> & Enclosed,
): AppThunk<Promise<string | null>> {
  return (dispatch, getState) => {
    const { user } = getState().entities;
    const name = [...userIds.map((id) => user[id]?.fullName ?? ''), ...emails].join(', ');
    const to = { userIds, emails, name };
    return dispatch(sendOrKeep({ ...said, type: 'tempMessage', conversationId: NEW_TALK, to, createdAt: Date.now(), waits: null }));
  };
}

interface Arrived {
  readonly conversationId: string;
  /** Puts it where it is shown. */
  readonly show: AppThunk;
}

/** Tries once. */
function sendOnce({ key, conversationId, to, text, pin, board, user, picture, replyTo }: TempMessage): AppThunk<Promise<Arrived>> {
  return async (dispatch) => {
    const options = { idempotencyKey: key };
    const content = { text, pin, board, user, image_signature: picture?.signature };
    if (!to) {
      const input = { conversation_id: conversationId, ...content, reply_to: replyTo };
      const { id } = await dispatch(call(ConversationMessagesResource.create, input, options));
      return { conversationId, show: addSent(conversationId, id) };
    }
    const emails = to.emails.length > 0 ? [...to.emails] : undefined;
    const { id } = await dispatch(call(ConversationsResource.create, { user_ids: [...to.userIds], emails, ...content }, options));
    return { conversationId: id, show: showBegun(id) };
  };
}

/** Shows a conversation with what was just said in it. */
function showBegun(id: string): AppThunk {
  return (dispatch) => {
    dispatch(resourceInvalidated(messagesPlace(id)));
    // Who was written to is suggested first from now on.
    dispatch(resourceInvalidated({ name: ShareSuggestionsResource.get.name }));
    dispatch(putFirst(id));
  };
}

function queue(message: TempMessage): AppThunk<Promise<void>> {
  return (dispatch, getState) => {
    dispatch(beginMessage(message));
    const { userId } = getState().session;
    return turns.run(message.conversationId, () => dispatch(deliver(message, userId)));
  };
}

/**
 * Sends one message; what does not get through is sent once it does, by the same key. Another account of the browser sends none
 * of it. It waits until its own is back.
 */
function deliver(message: TempMessage, userId: string | null): AppThunk<Promise<void>> {
  const { key } = message;
  return async (dispatch, getState) => {
    const isOwn = () => getState().session.userId === userId;
    const isWanted = () => isOwn() && getState().talk.sending.some((one) => one.key === key && !one.refused);
    while (isWanted()) {
      try {
        const { show } = await dispatch(sendOnce(message));
        if (!isOwn()) return;
        dispatch(show);
        dispatch(endMessage(key));
        return;
      } catch (error) {
        if (!isWanted()) return;
        const { record } = toCallError(error);
        // What it answers was taken away meanwhile.
        if (record?.name === 'message_not_found' && message.replyTo !== undefined) {
          await dispatch(deliverInstead(message, { ...message, key: makeId(), replyTo: undefined }, userId));
          return;
        }
        // Who comes in again goes on with it.
        if (record?.name === 'not_signed_in') return;
        const seconds = record && waitAskedBy(record);
        if (record && seconds === null) {
          dispatch(giveBack(message, record, error));
          return;
        }
        dispatch(delayMessage(key, record ? 'server' : 'network'));
        await (seconds === null ? untilAgain() : browserNetwork.sleep(seconds * 1000));
      }
    }
  };
}

/** Sends a message in the place of another. */
function deliverInstead({ key }: TempMessage, message: TempMessage, userId: string | null): AppThunk<Promise<void>> {
  return (dispatch) => {
    dispatch(endMessage(key));
    dispatch(beginMessage(message));
    return dispatch(deliver(message, userId));
  };
}

/** Sends a message no more that waits, and gives its words back. A first message stays with its people, to be gone on with. */
export function cancelMessage(message: TempMessage): AppThunk {
  return (dispatch) => {
    if (message.to) {
      dispatch(refuseFirst(message, { id: 'messages.stopped' }));
      return;
    }
    dispatch(endMessage(message.key));
    dispatch(restoreMessage(message));
  };
}

/** What was refused goes, its reason is told, and its words are there to be changed. A first message stays with its people. */
function giveBack(message: TempMessage, record: ErrorRecord, error: unknown): AppThunk {
  return (dispatch) => {
    dispatch(refusalShown(error));
    if (message.to) {
      dispatch(refuseFirst(message, refusalWords(record)));
      return;
    }
    dispatch(endMessage(message.key));
    dispatch(restoreMessage(message));
  };
}

const PATIENCE_SECONDS = 5;
const WAITED_FOR: readonly ErrorName[] = ['too_many_requests', 'locked_for_a_while', 'unavailable', 'conflict'];

/** How long the server wants to be left alone by what it did not refuse for good. */
function waitAskedBy({ name, extraData }: ErrorRecord): number | null {
  return WAITED_FOR.includes(name) ? (extraData?.retryAfter ?? PATIENCE_SECONDS) : null;
}

const NEXT_TRY_MILLISECONDS = 5_000;

/** Until there is a network again; where there seems to be one, some seconds. */
async function untilAgain(): Promise<void> {
  if (browserNetwork.isOnline()) return browserNetwork.sleep(NEXT_TRY_MILLISECONDS);
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}
