import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

/** Dialogs that come when somebody opens one. */
export const MergeSectionDialog = lazyPart(async () => (await import('./merge-section-dialog.tsx')).MergeSectionDialog);
export const SectionDialog = lazyPart(async () => (await import('./section-dialog.tsx')).SectionDialog);
