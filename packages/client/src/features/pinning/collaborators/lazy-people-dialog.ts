import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

/** Comes when somebody asks who keeps a board. */
export const PeopleDialog = lazyPart(async () => (await import('./people-dialog.tsx')).PeopleDialog);
