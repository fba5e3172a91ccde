import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';

/** Comes when somebody is asked. */
export const QuestionDialog = lazyPart(async () => (await import('./question-dialog.tsx')).QuestionDialog);
