import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import {
  ConversationMessagesResource,
  ConversationResource,
  ConversationsResource,
} from '@bowerbird/contract/social/conversations/calls.ts';
import { conversationPath, inboxOptions, messageOptions, MESSAGES_PATH } from '../../features/social/conversations/index.ts';
import { logInFor } from '../../lib/next-path.ts';
import { defineRoute, type PreloadInput, type RouteInput } from '../../routing/define-route.ts';
import { ensureResource } from '../../store/call.ts';
import type { RootState } from '../../store/create-store.ts';
import { resourceOf } from '../../store/resource-of.ts';
import { MessagesPage } from './messages-page.tsx';

const optionsOf = (id: string) => ({ conversation_id: id });

/** The messages of a signed-in person; who came in without a password gives it first. */
export const messagesRoute = defineRoute({
  pageType: 'messages',
  Page: MessagesPage,
  messages: ['messages', 'closeup', 'together'],
  query: ['view', 'message', 'to', 'pin', 'board', 'user'],
  exists: ({ params }) => params.id === undefined || /^[1-9][0-9]{0,18}$/u.test(params.id),
  preload: async ({ dispatch, params, state }: PreloadInput) => {
    if (state().session.viewer?.login_state !== loginStates.loggedIn) return;
    const { id } = params;
    await Promise.all([
      dispatch(ensureResource(ConversationsResource.get, inboxOptions)),
      id !== undefined && dispatch(ensureResource(ConversationResource.get, optionsOf(id))),
      id !== undefined && dispatch(ensureResource(ConversationMessagesResource.get, messageOptions(id))),
    ]);
  },
  primary: ({ params }: RouteInput, state: RootState) =>
    params.id === undefined || state.session.viewer?.login_state !== loginStates.loggedIn
      ? null
      : resourceOf(state, ConversationResource.get, optionsOf(params.id)),
  redirect: ({ params, search }, state) =>
    state.session.isAuthenticated
      ? null
      : logInFor(params.id === undefined ? MESSAGES_PATH : (conversationPath(params.id) as `/${string}`), search),
  head: ({ params }, _state, text) => ({
    title: text('messages.title'),
    canonicalPath: params.id === undefined ? MESSAGES_PATH : conversationPath(params.id),
    noIndex: true,
  }),
});
