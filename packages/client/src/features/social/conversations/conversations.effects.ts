import type { ConversationMessagesResource, reactToMessage, unreactToMessage } from '@bowerbird/contract/social/conversations/calls.ts';
import { countReaction } from '@bowerbird/domain/social/reactions.ts';
import type { RootState } from '../../../store/create-store.ts';
import { afterReply, type Effect } from '../../../store/effects.ts';
import { entityPatched } from '../../../store/entities.slice.ts';
import { atOnce } from '../../../store/optimistic/at-once.ts';
import type { StoredMessage } from './stored-conversation.ts';

/** What is left of a message that its sender took away. */
const DELETED = { deleted: true, text: '', carries: null, pin: null, board: null, user: null, image: null } as const;

function patched({ entities }: RootState, id: string, changesOf: (message: StoredMessage) => Partial<StoredMessage>) {
  const message = entities.message[id];
  return message ? [entityPatched({ type: 'message', id, changes: changesOf(message) })] : [];
}

/** The viewer's reaction to a message, and how many there are of each kind then; 0 is none. */
function reacted(state: RootState, id: string, type: number) {
  return patched(state, id, ({ reaction_by_me, reaction_counts }) => ({
    reaction_by_me: type,
    reaction_counts: countReaction(reaction_counts, reaction_by_me, type),
  }));
}

/** The reaction that the viewer had before. What others did meanwhile stays. */
function asBefore(state: RootState, id: string, { entities }: RootState) {
  const former = entities.message[id];
  return former ? reacted(state, id, former.reaction_by_me) : [];
}

const effects: readonly Effect[] = [
  ...atOnce<typeof reactToMessage>('POST /v3/conversation_messages/:id/react/', {
    show: ({ input: { id, reaction_type } }, state) => reacted(state, id, Number(reaction_type)),
    takeBack: ({ input: { id } }, state, before) => asBefore(state, id, before),
  }),
  ...atOnce<typeof unreactToMessage>('DELETE /v3/conversation_messages/:id/react/', {
    show: ({ input: { id } }, state) => reacted(state, id, 0),
    takeBack: ({ input: { id } }, state, before) => asBefore(state, id, before),
  }),
  afterReply<typeof ConversationMessagesResource.delete>('ConversationMessagesResource.delete', ({ input }, before) =>
    patched(before, input.message_id, () => DELETED),
  ),
];
export default effects;
