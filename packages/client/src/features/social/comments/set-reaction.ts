import { reactToComment, unreactToComment } from '@bowerbird/contract/social/comments/calls.ts';
import type { Comment } from '@bowerbird/contract/social/comments/schemas.ts';
import { countReaction, type ReactionType } from '@bowerbird/domain/social/reactions.ts';
import { call } from '../../../store/call.ts';
import type { AppStore } from '../../../store/create-store.ts';
import { entityPatched } from '../../../store/entities.slice.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { createToggle, type Toggle } from '../../../store/optimistic/toggle.ts';

/** The reactions that are under way, one toggle for each comment of a store. */
const running = new WeakMap<AppStore, Map<string, Toggle<number>>>();

/** Reacts to a comment, or takes that back with 0: shown at once with the counts, put back when it fails. */
export async function setReaction(store: AppStore, id: string, type: number): Promise<void> {
  const toggles = running.get(store) ?? new Map<string, Toggle<number>>();
  running.set(store, toggles);
  const toggle = toggles.get(id) ?? makeToggle(store, id);
  if (!toggle) return;
  toggles.set(id, toggle);
  await toggle.want(type);
  if (toggles.get(id) === toggle) toggles.delete(id);
}

function makeToggle(store: AppStore, id: string): Toggle<number> | null {
  const known = store.getState().entities.aggregatedcomment[id];
  if (!known) return null;
  let confirmed: Pick<Comment, 'reaction_counts' | 'reaction_by_me'> = known;
  return createToggle(known.reaction_by_me, {
    show: (type) => {
      const reaction_counts = countReaction(confirmed.reaction_counts, confirmed.reaction_by_me, type);
      store.dispatch(entityPatched({ type: 'aggregatedcomment', id, changes: { reaction_by_me: type, reaction_counts } }));
    },
    send: async (type) => {
      confirmed = await store.dispatch(
        type === 0 ? call(unreactToComment, { id }) : call(reactToComment, { id, reaction_type: type as ReactionType }),
      );
      return confirmed.reaction_by_me;
    },
    onRevert: (error) => void store.dispatch(failureShown(error, 'comments.actFailed')),
  });
}
