export { ReportDialog } from './lazy-report-dialog.ts';
export { REASONS } from './reason-words.ts';
