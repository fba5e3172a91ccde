export { makeEditedPicture } from './edit-picture.service.ts';
export { insertEdits, type EditedPicture } from './picture-edits.queries.ts';
