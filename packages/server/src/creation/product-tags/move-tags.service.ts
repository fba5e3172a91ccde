import { tagLimits } from '@bowerbird/domain/creation/product-tags.ts';
import { onPicture, placeOnEdited, placeOnOriginal } from '@bowerbird/domain/media/edited-places.ts';
import type { PictureEdits } from '@bowerbird/domain/media/picture-edits.ts';
import type { Dimensions } from '@bowerbird/domain/media/renditions.ts';
import type { Database } from '../../core/database/database.ts';
import {
  forgetTagsOfSaves,
  keepTagsForSaves,
  placeTags,
  selectPlacedTags,
  type PlacedTag,
  type TaggedPicture,
} from './move-tags.queries.ts';

/** How a picture of a pin was changed, and how it is now. Both are counted from what it was. */
export interface EditsChange extends TaggedPicture {
  readonly original: Dimensions;
  readonly before: PictureEdits | null;
  readonly after: PictureEdits | null;
}

/** The picture that was shown, and the one that is shown now. */
export interface ShownChange {
  readonly beforeId: string;
  readonly afterId: string;
}

/** Has the tags of a published picture stay on what they point at. Saves that show the picture of before keep the tags of before. */
export async function moveTagsOfShown(trx: Database, change: EditsChange, { beforeId, afterId }: ShownChange): Promise<void> {
  if (beforeId === afterId) return;
  await keepTagsForSaves(trx, change, beforeId);
  await forgetTagsOfSaves(trx, change, afterId);
  await moveTags(trx, change);
}

/** Has tags stay on what they point at. One whose place is cut off is hidden until the place is shown again. */
export async function moveTags(trx: Database, change: EditsChange): Promise<void> {
  const { original, before, after } = change;
  const moved: PlacedTag[] = [];
  let room: number = tagLimits.tags;
  for (const tag of await selectPlacedTags(trx, change)) {
    const outside = tag.outside ?? placeOnOriginal(original, before, tag);
    const shown = room > 0 ? onPicture(placeOnEdited(original, after, outside)) : null;
    if (shown) room -= 1;
    moved.push(shown ? { id: tag.id, ...shown, outside: null } : { ...tag, outside });
  }
  await placeTags(trx, moved);
}
