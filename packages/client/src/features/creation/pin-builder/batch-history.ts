import type { BatchField } from './batch.ts';
import type { Draft } from './draft.ts';

/** Parts of drafts by their ids. */
export type PartsById = Readonly<Record<string, Partial<Draft>>>;

/** One change of several drafts, whole. */
export interface BatchStep {
  /** What was changed; null for what no field stands for, such as the shape of pictures. */
  readonly field: BatchField | null;
  readonly before: PartsById;
  readonly after: PartsById;
}

export interface BatchHistory {
  readonly past: readonly BatchStep[];
  readonly future: readonly BatchStep[];
  /** When the last step was made. */
  readonly at: number;
}

export const noBatchHistory: BatchHistory = { past: [], future: [], at: 0 };

/** A pause in typing ends a step. */
const PAUSE = 1_500;
const MOST_STEPS = 100;
const TYPED: ReadonlySet<BatchField | null> = new Set(['title', 'description', 'link', 'altText']);

/** Remembers a change of several drafts; typing in one field in one go is one step. */
export function noteBatch({ past, at }: BatchHistory, step: BatchStep, now: number): BatchHistory {
  const last = past.at(-1);
  const goesOn = last && TYPED.has(step.field) && last.field === step.field && now - at <= PAUSE && isOfSame(last, step);
  const kept = goesOn ? [...past.slice(0, -1), { ...step, before: last.before }] : [...past, step].slice(-MOST_STEPS);
  return { past: kept, future: [], at: now };
}

/** One step back or forth, and the parts that each draft gets; null where there is none. */
export function stepBatch({ past, future }: BatchHistory, way: 'undo' | 'redo'): { history: BatchHistory; parts: PartsById } | null {
  const step = way === 'undo' ? past.at(-1) : future[0];
  if (!step) return null;
  const history =
    way === 'undo' ? { past: past.slice(0, -1), future: [step, ...future] } : { past: [...past, step], future: future.slice(1) };
  return { history: { ...history, at: 0 }, parts: way === 'undo' ? step.before : step.after };
}

function isOfSame(one: BatchStep, other: BatchStep): boolean {
  const ids = Object.keys(one.before);
  return ids.length === Object.keys(other.before).length && ids.every((id) => id in other.before);
}
