export { FeedbackDialog } from './lazy-feedback-dialog.ts';
export { FeedbackSection } from './feedback-section.tsx';
export { feedbackOptions } from './feedback-options.ts';
