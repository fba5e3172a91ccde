export { ReportDialog } from './lazy-report-dialog.ts';
export { DETAILS, REASONS } from './reason-words.ts';
