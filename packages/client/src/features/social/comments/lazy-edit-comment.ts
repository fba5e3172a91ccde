import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

/** The form that comes when somebody changes their comment. */
export const EditComment = lazyPart(async () => (await import('./edit-comment.tsx')).EditComment);
