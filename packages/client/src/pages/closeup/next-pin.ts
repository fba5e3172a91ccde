/** What the history keeps of a walk by swiping: the pins passed so far, oldest first. */
export interface SwipeTrail {
  readonly swiped: readonly string[];
}

/** Reads the walk from the state of a history entry, which anything may have written. */
export function readTrail(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('swiped' in state) || !Array.isArray(state.swiped)) return [];
  return state.swiped.filter((id): id is string => typeof id === 'string');
}

/** The first related pin that the walk has not passed; two pins that lead to each other end no walk. */
export function nextPinOf(pinId: string, related: readonly { readonly id: string }[], trail: readonly string[]): string | null {
  return related.find(({ id }) => id !== pinId && !trail.includes(id))?.id ?? null;
}
