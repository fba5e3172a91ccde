export { MergeSectionDialog, SectionDialog } from './lazy-section-dialogs.ts';
