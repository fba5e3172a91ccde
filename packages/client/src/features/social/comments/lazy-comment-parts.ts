import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

const parts = () => import('./comment-parts.ts');

/** The form that comes when somebody changes their comment. */
export const EditComment = lazyPart(async () => (await parts()).EditComment);
/** The talk of a board, which comes when somebody opens it. */
export const BoardComments = lazyPart(async () => (await parts()).BoardComments);
