import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';

/** Comes with the dialog, and is there for what other sites may show. */
export const EmbedCode = lazyPart(async () => (await import('./embed-code.tsx')).EmbedCode);
