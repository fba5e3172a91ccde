import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createEffectTable } from '../store/effects.ts';
import { createStore, type AppStore, type RootState } from '../store/create-store.ts';
import type { StorePart } from '../store/store-part.ts';

const modules = import.meta.glob<StorePart>(['../features/*/*/*.store.ts', '../pages/*/*.store.ts'], { eager: true, import: 'default' });

/** What every feature and page brings to the store, found by the names of their files. */
export const storeParts: readonly StorePart[] = Object.values(modules);

/** Makes the store of a page with all that features bring. */
export function createAppStore(transport: Transport, preloadedState?: RootState): AppStore {
  const effects = createEffectTable(async () => (await import('./effects-of-features.ts')).effectsOfFeatures);
  return createStore(transport, storeParts, effects, preloadedState);
}
