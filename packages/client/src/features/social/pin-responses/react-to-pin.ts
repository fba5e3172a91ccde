import { ReactionsResource } from '@bowerbird/contract/social/pin-responses/calls.ts';
import type { ReactionType } from '@bowerbird/domain/social/reactions.ts';
import { call } from '../../../store/call.ts';
import { entityPatched } from '../../../store/entities.slice.ts';
import { reactionSetter } from '../reactions/index.ts';

export const setPinReaction = reactionSetter({
  read: ({ entities }, id) => entities.pin[id],
  show: (id, changes) => entityPatched({ type: 'pin', id, changes }),
  send: (store, pin_id, type) =>
    store.dispatch(
      type === 0
        ? call(ReactionsResource.delete, { pin_id })
        : call(ReactionsResource.create, { pin_id, reaction_type: type as ReactionType }),
    ),
});
