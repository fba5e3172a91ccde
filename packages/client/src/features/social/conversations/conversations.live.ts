import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import {
  ContactRequestsResource,
  ConversationMessagesResource,
  ConversationsResource,
} from '@bowerbird/contract/social/conversations/calls.ts';
import { afterUpdate, type LiveEffect } from '../../../shared/live/live-effects.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { refreshResource } from '../../../store/call.ts';
import { removeFromFeeds } from '../../../store/feeds/index.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import { noteTyping } from './change-talk.ts';
import { inboxOptions, requestOptions } from './conversation-feeds.ts';
import { refreshConversation } from './refresh-conversation.ts';

/** Messages may have been missed: everything is read anew where it is shown. */
const forgetAll = (): AppThunk => (dispatch) => {
  for (const { name } of [ConversationsResource.get, ConversationMessagesResource.get, ContactRequestsResource.get])
    dispatch(resourceInvalidated({ name }));
};

/** What is not shown anywhere is looked up when somebody opens it. */
const refetch =
  ({ conversationId }: { readonly conversationId: string }): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { resources, entities } = getState();
    const isListed = resources[ConversationsResource.get.name] !== undefined;
    if (isListed || entities.conversation[conversationId]) await dispatch(refreshConversation(conversationId));
  };

/** What one has left is gone from the lists, and nothing is asked of it. */
const takeOut =
  ({ conversationId }: { readonly conversationId: string }): AppThunk =>
  (dispatch) => {
    dispatch(removeFromFeeds([conversationId]));
  };

/** A message that is known is looked up among those around it. */
const refetchMessage =
  ({ conversationId, messageId }: { readonly conversationId: string; readonly messageId: string }): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (getState().entities.message[messageId]) await dispatch(refreshConversation(conversationId));
  };

/** What arrived between the making of the page and the beginning of the stream. */
const catchUp = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { session, resources } = getState();
  if (session.viewer?.login_state !== loginStates.loggedIn) return;
  await dispatch(refreshResource(ConversationsResource.get, inboxOptions));
  if (resources[ContactRequestsResource.get.name]) await dispatch(refreshResource(ContactRequestsResource.get, requestOptions));
  const shown = Object.keys(resources[ConversationMessagesResource.get.name] ?? {});
  const ids = new Set(shown.map((key) => (JSON.parse(key) as { conversation_id: string }).conversation_id));
  for (const id of ids) await dispatch(refreshConversation(id));
};

const effects: readonly LiveEffect[] = [
  afterUpdate('message.arrived', (data) => async (dispatch) => {
    dispatch(noteTyping(data.conversationId, null));
    await dispatch(refetch(data));
  }),
  afterUpdate('message.changed', refetchMessage),
  afterUpdate('conversation.typing', ({ conversationId, userId }) => noteTyping(conversationId, userId)),
  afterUpdate('conversation.changed', refetch),
  afterUpdate('conversation.left', takeOut),
  afterUpdate('ready', catchUp),
  afterUpdate('reset', forgetAll),
];
export default effects;
