import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

export const KeptCopyDialog = lazyPart(async () => (await import('./kept-copy-dialog.tsx')).KeptCopyDialog);
