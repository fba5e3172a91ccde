import type { SearchScope } from './search-scopes.ts';

/** Scopes of everybody's pins, whose searches can be saved. */
export const savableScopes = ['pins', 'videos', 'buyable_pins'] as const satisfies readonly SearchScope[];

export type SavableScope = (typeof savableScopes)[number];

export function isSavableScope(scope: SearchScope): scope is SavableScope {
  return savableScopes.some((savable) => savable === scope);
}
