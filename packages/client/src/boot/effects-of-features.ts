import type { Effect } from '../store/effects.ts';

const modules = import.meta.glob<readonly Effect[]>(['../features/*/*/*.effects.ts', '../pages/*/*.effects.ts'], {
  eager: true,
  import: 'default',
});

/** What calls change elsewhere, of every feature and page, found by the names of their files. */
export const effectsOfFeatures: readonly Effect[] = Object.values(modules).flat();
