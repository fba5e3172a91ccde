import { useReducer } from 'react';
import type { EditedTag } from './edited-tags.ts';

/** The tags of each picture. */
type Tags = readonly (readonly EditedTag[])[];

interface History {
  readonly past: readonly Tags[];
  readonly now: Tags;
  readonly future: readonly Tags[];
  /** What the last step was; steps of one name that follow each other are undone as one. */
  readonly step: string | null;
}

type Action =
  { readonly type: 'done'; readonly tags: Tags; readonly step: string | null } | { readonly type: 'undone' } | { readonly type: 'redone' };

/** So many steps can be undone. */
const MOST_STEPS = 100;

export function tagHistoryReducer(history: History, action: Action): History {
  const { past, now, future } = history;
  if (action.type === 'undone') {
    const before = past.at(-1);
    return before ? { past: past.slice(0, -1), now: before, future: [now, ...future], step: null } : history;
  }
  if (action.type === 'redone') {
    const [next, ...rest] = future;
    return next ? { past: [...past, now], now: next, future: rest, step: null } : history;
  }
  if (action.tags === now) return history;
  const isSameStep = action.step !== null && action.step === history.step;
  return { past: isSameStep ? past : [...past, now].slice(-MOST_STEPS), now: action.tags, future: [], step: action.step };
}

/** Tags that are being changed, with every step to undo and do again. */
export function useTagHistory(first: Tags) {
  const [{ past, now, future }, dispatch] = useReducer(tagHistoryReducer, { past: [], now: first, future: [], step: null });
  return {
    tags: now,
    /** What one step back or forth would bring; undefined where there is none. */
    before: past.at(-1),
    next: future[0],
    change: (tags: Tags, step: string | null = null) => dispatch({ type: 'done', tags, step }),
    undo: () => dispatch({ type: 'undone' }),
    redo: () => dispatch({ type: 'redone' }),
  };
}
