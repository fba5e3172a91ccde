import { makeId } from '../lib/make-id.ts';

/** Undoes of what was just done, by id; functions do not belong into the store. */
const undos = new Map<string, () => Promise<void> | void>();
const MOST_UNDOS = 20;

/** Keeps an undo and returns its id, for a toast to name. */
export function registerUndo(undo: () => Promise<void> | void): string {
  const id = makeId();
  undos.set(id, undo);
  const oldest = undos.keys().next().value;
  if (undos.size > MOST_UNDOS && oldest !== undefined) undos.delete(oldest);
  return id;
}

/** Runs an undo once. */
export async function runUndo(id: string): Promise<void> {
  const undo = undos.get(id);
  undos.delete(id);
  await undo?.();
}
