export { hydratePin, hydratePins, type ViewContext } from './hydrate.ts';
export { guardPin, pinVisibleTo, type GuardedPin } from './pins.access.ts';
