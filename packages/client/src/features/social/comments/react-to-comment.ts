import { reactToComment, unreactToComment } from '@bowerbird/contract/social/comments/calls.ts';
import type { ReactionType } from '@bowerbird/domain/social/reactions.ts';
import { call } from '../../../store/call.ts';
import { entityPatched } from '../../../store/entities.slice.ts';
import { reactionSetter } from '../reactions/index.ts';

export const setCommentReaction = reactionSetter({
  read: ({ entities }, id) => entities.aggregatedcomment[id],
  show: (id, changes) => entityPatched({ type: 'aggregatedcomment', id, changes }),
  send: (store, id, type) =>
    store.dispatch(type === 0 ? call(unreactToComment, { id }) : call(reactToComment, { id, reaction_type: type as ReactionType })),
});
