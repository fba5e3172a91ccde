import type { UnknownAction } from 'redux';
import { countReaction, type ReactionCounts } from '@bowerbird/domain/social/reactions.ts';
import type { AppStore, RootState } from '../../../store/create-store.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { createToggle, type Toggle } from '../../../store/optimistic/toggle.ts';

/** What a record says of reactions to it. */
export interface Reacted {
  readonly reaction_counts: ReactionCounts;
  readonly reaction_by_me: number;
}

/** A kind of record that people react to. */
interface ReactedKind {
  /** What is known of a record; undefined where nothing is. */
  readonly read: (state: RootState, id: string) => Partial<Reacted> | undefined;
  readonly show: (id: string, reacted: Reacted) => UnknownAction;
  /** Sends a reaction, 0 for none. */
  readonly send: (store: AppStore, id: string, type: number) => Promise<Reacted>;
}

/**
 * Makes what reacts to records of one kind, or takes that back with 0. It is shown at once with the counts, and put back when it
 * fails. The reactions under way are one toggle for each record of a store.
 */
export function reactionSetter(kind: ReactedKind) {
  const running = new WeakMap<AppStore, Map<string, Toggle<number>>>();
  return async (store: AppStore, id: string, type: number): Promise<void> => {
    const toggles = running.get(store) ?? new Map<string, Toggle<number>>();
    running.set(store, toggles);
    const toggle = toggles.get(id) ?? makeToggle(kind, store, id);
    if (!toggle) return;
    toggles.set(id, toggle);
    await toggle.want(type);
    if (toggles.get(id) === toggle) toggles.delete(id);
  };
}

function makeToggle({ read, show, send }: ReactedKind, store: AppStore, id: string): Toggle<number> | null {
  const { reaction_counts, reaction_by_me } = read(store.getState(), id) ?? {};
  // Of a pin that a list showed, its reactions are not known.
  if (reaction_counts === undefined || reaction_by_me === undefined) return null;
  let confirmed: Reacted = { reaction_counts, reaction_by_me };
  return createToggle(reaction_by_me, {
    show: (type) => {
      const counts = countReaction(confirmed.reaction_counts, confirmed.reaction_by_me, type);
      store.dispatch(show(id, { reaction_by_me: type, reaction_counts: counts }));
    },
    send: async (type) => {
      confirmed = await send(store, id, type);
      return confirmed.reaction_by_me;
    },
    onRevert: (error) => void store.dispatch(failureShown(error, 'comments.actFailed')),
  });
}
