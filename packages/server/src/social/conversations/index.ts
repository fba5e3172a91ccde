import {
  ContactRequestsResource,
  ConversationMessagesResource,
  ConversationResource,
  ConversationsResource,
  MessageSearchResource,
  reactToMessage,
  ShareSuggestionsResource,
  tellTyping,
  unreactToMessage,
} from '@bowerbird/contract/social/conversations/calls.ts';
import { userMessaging, viewerMessaging } from '@bowerbird/contract/social/conversations/records.ts';
import { conversationSchemas } from '@bowerbird/contract/social/conversations/schemas.ts';
import type { ReactionType } from '@bowerbird/domain/social/reactions.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { underField } from '../../endpoints/slots.queries.ts';
import { addressListener } from './deliver-to-address.service.ts';
import { isAskedByAddress } from './addresses.queries.ts';
import { mayWriteTo, takesMessages } from './conversations.access.ts';
import { deleteConversationsOf, selectConversationsForExport } from './conversations.queries.ts';
import {
  answer,
  createConversation,
  deleteForMe,
  readConversation,
  readConversations,
  updateConversation,
} from './conversations.service.ts';
import { showsPicture } from './messages.queries.ts';
import { suggestShares } from './suggestions.service.ts';
import { findMessages } from './message-search.service.ts';
import { countBeginning } from './recipients.service.ts';
import { react, readMessages, sendMessage, takeBack, tellOfTyping } from './messages.service.ts';

export { conversationOpenTo, messageVisibleTo, ownMembership, takesMessages } from './conversations.access.ts';
export { countUnseenConversations } from './conversations.service.ts';
export { reinstateMessage, removeMessage, withdrawMessage } from './messages.service.ts';
export { writeUnreadTalks, type ArrivedMessage } from './unread-talks.service.ts';

/** What people write to each other, alone and in groups, and requests from those whom one does not follow (`C3.17`, `C4.11`). */
export const conversationsFeature: Feature = {
  name: 'conversations',
  schemas: conversationSchemas,
  usesPicture: showsPicture,
  recordParts: [
    givePart(viewerMessaging, (_context, { id }) => underField('should_show_messaging', takesMessages(id))),
    givePart(userMessaging, ({ viewer, isAlone }, { id }) =>
      viewer.kind === 'UNAUTH' || !isAlone ? null : underField('writableByMe', mayWriteTo(viewer, id)),
    ),
  ],
  handlers: [
    handle(ConversationsResource.get, async (context, input) => readConversations(context, input, 'inbox')),
    handleAtomically(ConversationsResource.create, async (context, input) => createConversation(context, input), countBeginning),
    handle(ConversationResource.get, async (context, { conversation_id }) => readConversation(context, conversation_id)),
    handleAtomically(
      ConversationResource.update,
      async (context, input) => updateConversation(context, input),
      async (context, input) => (input.user_ids === undefined ? input : countBeginning(context, input)),
    ),
    handleAtomically(ConversationResource.delete, async (context, input) => {
      await deleteForMe(context, input);
      return null;
    }),
    handle(ConversationMessagesResource.get, async (context, input) => readMessages(context, input)),
    handleAtomically(ConversationMessagesResource.create, async (context, input) => sendMessage(context, input)),
    handleAtomically(ConversationMessagesResource.delete, async (context, { message_id }) => {
      await takeBack(context, message_id);
      return null;
    }),
    handle(ContactRequestsResource.get, async (context, input) => readConversations(context, input, 'requests')),
    handleAtomically(ContactRequestsResource.update, async (context, input) => {
      await answer(context, input);
      return null;
    }),
    handleAtomically(ContactRequestsResource.delete, async (context, { id }) => {
      await answer(context, { id, action: 'decline' });
      return null;
    }),
    handleAtomically(reactToMessage, async (context, { id, reaction_type }) => react(context, id, Number(reaction_type) as ReactionType)),
    handleAtomically(unreactToMessage, async (context, { id }) => react(context, id, null)),
    handleAtomically(tellTyping, async (context, { id }) => {
      await tellOfTyping(context, id);
      return null;
    }),
    handle(MessageSearchResource.get, async (context, input) => findMessages(context, input)),
    handle(ShareSuggestionsResource.get, async (context, input) => suggestShares(context, input)),
  ],
  listeners: (core) => [addressListener(core)],
  hidesBlock: isAskedByAddress,
  personalData: {
    tables: ['conversation_members', 'messages', 'message_reactions', 'message_addresses'],
    erase: (core, userId) => deleteConversationsOf(core.db, userId),
    export: (core, userId) => selectConversationsForExport(core.db, userId),
    // What was written opens nothing, and its person takes it back by hand.
    revertIntrusion: nothingToRevert,
  },
};
