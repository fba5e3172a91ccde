import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

/** The dialog that comes when somebody reports something; its words and code come with it. */
export const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);
