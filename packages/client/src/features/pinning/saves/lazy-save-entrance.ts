import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

/** Asks strangers to sign in before they save; it comes when it is needed. */
export const SaveEntrance = lazyPart(async () => (await import('./save-entrance.tsx')).SaveEntrance);
