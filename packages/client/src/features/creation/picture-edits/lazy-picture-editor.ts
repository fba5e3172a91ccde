import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

export const PictureEditor = lazyPart(async () => (await import('./picture-editor.tsx')).PictureEditor);
