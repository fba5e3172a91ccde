import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

/** The dialog in which somebody says what they think; its words and code come with it. */
export const FeedbackDialog = lazyPart(async () => (await import('./feedback-dialog.tsx')).FeedbackDialog);
