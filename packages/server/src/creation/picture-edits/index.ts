import { PinPictureEditsResource } from '@bowerbird/contract/creation/picture-edits/calls.ts';
import { pictureEditSchemas } from '@bowerbird/contract/creation/picture-edits/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { changePictures, listEditable } from './change-pictures.service.ts';

export { keepEdits } from './keep-edits.service.ts';
export { makeEditedPicture } from './edit-picture.service.ts';
export { keepEditsOfDraft } from './edits-of-draft.service.ts';
export { changePicture, type EditedPicture } from './picture-edits.queries.ts';

/** Pictures of pins that are cut, turned and lit, with what they were kept beside them. */
export const pictureEditsFeature: Feature = {
  name: 'picture-edits',
  schemas: pictureEditSchemas,
  handlers: [
    handle(PinPictureEditsResource.get, listEditable),
    // The same edits of the same picture make the same picture, so a second call changes nothing.
    handle(PinPictureEditsResource.update, changePictures),
  ],
};
