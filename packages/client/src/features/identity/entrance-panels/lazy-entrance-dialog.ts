import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

/** The ways in over a page; they come when somebody needs them. */
export const lazyEntranceDialog = lazyPart(async () => (await import('./entrance-dialog.tsx')).EntranceDialog);
