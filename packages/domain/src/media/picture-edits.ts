import type { CropRegion } from './crop.ts';
import type { Dimensions } from './renditions.ts';

/** What is kept of the turned picture, in parts of its width and height. */
export interface CropBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** What a picture is changed by, in this order: mirrored, turned, straightened, cut, lit. */
export interface PictureEdits {
  readonly ratio: '2:3' | '3:4' | '1:1' | 'original';
  readonly crop: CropBox;
  /** Clockwise. */
  readonly rotate: 0 | 90 | 180 | 270;
  /** Clockwise, in degrees, about the middle; the frame stays where it is. */
  readonly straighten: number;
  readonly isFlipped: boolean;
  readonly brightness: number;
  readonly contrast: number;
}

const wholePicture: CropBox = { x: 0, y: 0, w: 1, h: 1 };

export const noPictureEdits: PictureEdits = {
  ratio: 'original',
  crop: wholePicture,
  rotate: 0,
  straighten: 0,
  isFlipped: false,
  brightness: 0,
  contrast: 0,
};

/** Bounds of the straighten dial, in degrees, and of light. */
export const editBounds = { straighten: 45, light: 100, leastPart: 0.05 } as const;

/** Rounding of parts must not make a picture count as changed. */
const NOTHING = 1e-4;

/** Whether these edits leave a picture as it came. */
export function changesPicture(edits: PictureEdits | null): edits is PictureEdits {
  if (!edits) return false;
  const { crop, rotate, straighten, isFlipped, brightness, contrast } = edits;
  const isCut = crop.w < 1 - NOTHING || crop.h < 1 - NOTHING;
  return isCut || rotate !== 0 || straighten !== 0 || isFlipped || brightness !== 0 || contrast !== 0;
}

/** The frame of a picture after its turn. */
export function turnedSize({ width, height }: Dimensions, rotate: PictureEdits['rotate']): Dimensions {
  return rotate % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** The cut in whole pixels of the turned picture. */
export function cutOf(turned: Dimensions, { x, y, w, h }: CropBox): CropRegion {
  const width = Math.max(1, Math.min(turned.width, Math.round(w * turned.width)));
  const height = Math.max(1, Math.min(turned.height, Math.round(h * turned.height)));
  return {
    x: Math.min(turned.width - width, Math.round(x * turned.width)),
    y: Math.min(turned.height - height, Math.round(y * turned.height)),
    width,
    height,
  };
}

/** The size of a picture once it is changed. */
export function editedSize(picture: Dimensions, edits: PictureEdits): Dimensions {
  const { width, height } = cutOf(turnedSize(picture, edits.rotate), edits.crop);
  return { width, height };
}

/** What each colour is multiplied by, and what contrast then stretches about the middle; as `brightness()` and `contrast()` in CSS. */
export function lightOf({ brightness, contrast }: Pick<PictureEdits, 'brightness' | 'contrast'>): { brightness: number; contrast: number } {
  return { brightness: 1 + brightness / 200, contrast: 1 + contrast / 200 };
}

interface Turn {
  readonly cos: number;
  readonly sin: number;
}

const turnOf = (degrees: number): Turn => {
  const angle = (degrees * Math.PI) / 180;
  return { cos: Math.cos(angle), sin: Math.sin(angle) };
};

/**
 * The cut that is nearest to the wished one and holds nothing but picture: smaller where it is too large for the straightened
 * picture, and moved towards its middle where it lies beside it. Its ratio stays.
 */
export function fitCrop(turned: Dimensions, straighten: number, crop: CropBox): CropBox {
  const { width, height } = turned;
  const { cos, sin } = turnOf(straighten);
  const [c, s] = [Math.abs(cos), Math.abs(sin)];
  let [a, b] = [(crop.w * width) / 2, (crop.h * height) / 2];
  // How far half a cut reaches along the sides of the tilted picture.
  const scale = Math.min(1, width / 2 / (a * c + b * s), height / 2 / (a * s + b * c), width / 2 / a, height / 2 / b);
  [a, b] = [a * scale, b * scale];
  const room = { x: Math.max(0, width / 2 - a), y: Math.max(0, height / 2 - b) };
  const tilted = { x: Math.max(0, width / 2 - (a * c + b * s)), y: Math.max(0, height / 2 - (a * s + b * c)) };
  let [u, v] = [(crop.x + crop.w / 2) * width - width / 2, (crop.y + crop.h / 2) * height - height / 2];
  // The middle has to lie in two boxes, one of which is tilted; going from one to the other ends where they overlap.
  for (let step = 0; step < 24; step += 1) {
    const [along, across] = [between(u * cos + v * sin, tilted.x), between(v * cos - u * sin, tilted.y)];
    [u, v] = [between(along * cos - across * sin, room.x), between(along * sin + across * cos, room.y)];
  }
  return { x: part((u - a) / width + 0.5), y: part((v - b) / height + 0.5), w: part((2 * a) / width), h: part((2 * b) / height) };
}

/** The largest cut of a ratio about the middle. */
export function largestCrop(turned: Dimensions, straighten: number, ratio: number | null): CropBox {
  const wished = ratio ?? turned.width / turned.height;
  const w = Math.min(1, (wished * turned.height) / turned.width);
  const h = Math.min(1, turned.width / wished / turned.height);
  return fitCrop(turned, straighten, { x: (1 - w) / 2, y: (1 - h) / 2, w, h });
}

/** A cut that is pulled at a side or a corner: -1, 0 or 1 across and down. What lies opposite stays, and the ratio does. */
export function pullCrop(
  turned: Dimensions,
  straighten: number,
  crop: CropBox,
  by: { x: number; y: number; dx: number; dy: number },
): CropBox {
  const aspect = (crop.w * turned.width) / (crop.h * turned.height);
  const byWidth = by.x * by.dx;
  const byHeight = (by.y * by.dy * turned.height * aspect) / turned.width;
  const growth = by.x === 0 ? byHeight : by.y === 0 ? byWidth : Math.abs(byWidth) > Math.abs(byHeight) ? byWidth : byHeight;
  const least = Math.max(editBounds.leastPart, (editBounds.leastPart * turned.height * aspect) / turned.width);
  const anchor = { x: crop.x + (crop.w * (1 - by.x)) / 2, y: crop.y + (crop.h * (1 - by.y)) / 2 };
  const sized = (w: number): CropBox => {
    const h = (w * turned.width) / aspect / turned.height;
    return { w, h, x: anchor.x - (w * (1 - by.x)) / 2, y: anchor.y - (h * (1 - by.y)) / 2 };
  };
  const wished = Math.max(least, crop.w + growth);
  if (isFitting(turned, straighten, sized(wished)) || wished <= crop.w) return fitCrop(turned, straighten, sized(wished));
  // It grows as far as there is picture.
  let [small, large] = [crop.w, wished];
  for (let step = 0; step < 24; step += 1) {
    const middle = (small + large) / 2;
    if (isFitting(turned, straighten, sized(middle))) small = middle;
    else large = middle;
  }
  return fitCrop(turned, straighten, sized(small));
}

/** A cut at another place, as far as there is picture. */
export function moveCrop(turned: Dimensions, straighten: number, crop: CropBox, x: number, y: number): CropBox {
  return fitCrop(turned, straighten, { ...crop, x, y });
}

/** Whether a cut holds nothing but picture. */
export function isFitting(turned: Dimensions, straighten: number, crop: CropBox): boolean {
  const fitted = fitCrop(turned, straighten, crop);
  return (['x', 'y', 'w', 'h'] as const).every((side) => Math.abs(fitted[side] - crop[side]) < 5 * NOTHING);
}

/** The edits with another turn: the cut begins anew, because its frame is another one. */
export function turnBy(picture: Dimensions, edits: PictureEdits, quarter: 90 | -90, ratio: number | null): PictureEdits {
  const rotate = ((edits.rotate + quarter + 360) % 360) as PictureEdits['rotate'];
  return { ...edits, rotate, crop: largestCrop(turnedSize(picture, rotate), edits.straighten, ratio) };
}

/** The edits with another tilt; a cut that was as large as it could be is so again. */
export function straightenTo(picture: Dimensions, edits: PictureEdits, degrees: number, ratio: number | null): PictureEdits {
  const straighten = Math.round(Math.max(-editBounds.straighten, Math.min(editBounds.straighten, degrees)) * 10) / 10;
  const turned = turnedSize(picture, edits.rotate);
  const before = largestCrop(turned, edits.straighten, ratio);
  const wasLargest =
    Math.abs(before.w - edits.crop.w) < 0.01 && Math.abs(before.x - edits.crop.x) < 0.01 && Math.abs(before.y - edits.crop.y) < 0.01;
  const crop = wasLargest ? largestCrop(turned, straighten, ratio) : fitCrop(turned, straighten, edits.crop);
  return { ...edits, straighten, crop };
}

function between(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}

/** Parts with six digits: the same on the wire, in the store and in comparisons. */
function part(value: number): number {
  return Math.round(Math.max(0, Math.min(1, value)) * 1e6) / 1e6;
}
