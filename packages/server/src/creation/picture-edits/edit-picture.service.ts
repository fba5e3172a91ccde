import type { PictureEdits } from '@bowerbird/domain/media/picture-edits.ts';
import type { Core } from '../../core/core.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { receivePicture, toRefusal } from '../../pinning/pictures/index.ts';

/** Makes the changed picture of an original that this person may use, and keeps it beside it; gives its signature. */
export async function makeEditedPicture(core: Core, userId: string, original: string, edits: PictureEdits): Promise<string> {
  const bytes = await edit(core, original, edits);
  const { signature } = await receivePicture(core, userId, once(bytes));
  return signature;
}

async function edit(core: Core, original: string, edits: PictureEdits): Promise<Uint8Array> {
  try {
    const bytes = await core.media.editPicture(original, edits);
    if (!bytes) throw badField('image_signature', 'unknown_picture');
    return bytes;
  } catch (error) {
    throw toRefusal(error);
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
