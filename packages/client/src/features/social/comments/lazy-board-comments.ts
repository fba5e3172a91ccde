import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

/** The talk of a board, which comes when somebody opens it. */
export const BoardComments = lazyPart(async () => (await import('./board-comments.tsx')).BoardComments);
