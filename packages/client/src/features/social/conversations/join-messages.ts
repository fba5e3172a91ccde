import type { EntityRef } from '../../../store/stored.ts';

type MessageRef = EntityRef<'message'>;

/**
 * Puts messages that arrived among those that are known, each once, the newest first. `null` where some between the two are
 * missing: then everything is read anew.
 */
export function joinMessages(known: readonly MessageRef[], arrived: readonly MessageRef[]): MessageRef[] | null {
  const ids = new Set(known.map(({ id }) => id));
  const fresh = arrived.filter(({ id }) => !ids.has(id));
  if (known.length > 0 && arrived.length > 1 && fresh.length === arrived.length) return null;
  return [...fresh, ...known].toSorted((one, other) => compareIds(other.id, one.id));
}

/** Ids grow with time, so a longer one is later. */
export function compareIds(one: string, other: string): number {
  if (one.length !== other.length) return one.length - other.length;
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
