import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

/** The screen that sets products on a picture; its words and code come with it. */
export const TagEditor = lazyPart(async () => (await import('./tag-editor.tsx')).TagEditor);
