import { pinRatios } from '@bowerbird/domain/creation/drafts.ts';
import { largestCrop, noPictureEdits, turnedSize, type PictureEdits } from '@bowerbird/domain/media/picture-edits.ts';

/** A picture that may be changed, and how it is changed so far. */
export interface EditablePicture {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly edits: PictureEdits | null;
}

/** How each picture is changed, by their ids. */
export type EditsById = Readonly<Record<string, PictureEdits>>;

export function editsOf(pictures: readonly EditablePicture[]): EditsById {
  return Object.fromEntries(pictures.map(({ id, edits }) => [id, edits ?? noPictureEdits]));
}

export type Shape = PictureEdits['ratio'];

/** The edits with another shape, of which as much as there is is kept. */
export function withShape(picture: EditablePicture, edits: PictureEdits, ratio: Shape): PictureEdits {
  return { ...edits, ratio, crop: largestCrop(turnedSize(picture, edits.rotate), edits.straighten, pinRatios[ratio]) };
}

/** The shape of one picture, or of all of them. */
export function shapeAll(pictures: readonly EditablePicture[], edits: EditsById, ids: readonly string[], ratio: Shape): EditsById {
  const changed = pictures
    .filter(({ id }) => ids.includes(id))
    .map((picture) => [picture.id, withShape(picture, edits[picture.id]!, ratio)]);
  return { ...edits, ...Object.fromEntries(changed) };
}
