export { EditPublished } from './edit-published.tsx';
export { EditedPicture } from './edited-picture.tsx';
export type { EditablePicture } from './editable-picture.ts';
export { PictureEditor } from './lazy-picture-editor.ts';
