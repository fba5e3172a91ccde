import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

/** Who is in a group; it comes when somebody asks. */
export const GroupDialog = lazyPart(async () => (await import('./group-dialog.tsx')).GroupDialog);
