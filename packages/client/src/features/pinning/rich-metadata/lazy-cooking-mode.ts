import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

/** Comes when somebody begins to cook. */
export const CookingMode = lazyPart(async () => (await import('./cooking-mode.tsx')).CookingMode);
