import { turnedSize, type PictureEdits } from './picture-edits.ts';
import type { Dimensions } from './renditions.ts';

/** A place on a picture, in parts of its width and height. Outside of it they are below 0 or above 1. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Rounding must not push a place off the picture. */
const NEARLY = 1e-4;

/** Where a place of the picture as it came lies once the picture is changed. */
export function placeOnEdited(picture: Dimensions, edits: PictureEdits | null, place: Place): Place {
  if (!edits) return place;
  const { crop, rotate, straighten, isFlipped } = edits;
  const mirrored = isFlipped ? { x: 1 - place.x, y: place.y } : place;
  const { x, y } = tilt(turnedSize(picture, rotate), straighten, quarters(mirrored, rotate));
  return { x: (x - crop.x) / crop.w, y: (y - crop.y) / crop.h };
}

/** Where a place of the changed picture lies on the picture as it came. */
export function placeOnOriginal(picture: Dimensions, edits: PictureEdits | null, place: Place): Place {
  if (!edits) return place;
  const { crop, rotate, straighten, isFlipped } = edits;
  const cut = { x: crop.x + place.x * crop.w, y: crop.y + place.y * crop.h };
  const upright = quarters(tilt(turnedSize(picture, rotate), -straighten, cut), (360 - rotate) % 360);
  return isFlipped ? { x: 1 - upright.x, y: upright.y } : upright;
}

/** The place itself where it is on the picture; `null` where it is beside it. */
export function onPicture({ x, y }: Place): Place | null {
  const isThere = [x, y].every((part) => part >= -NEARLY && part <= 1 + NEARLY);
  return isThere ? { x: clamp(x), y: clamp(y) } : null;
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part));
}

/** Turned clockwise by quarters. */
function quarters({ x, y }: Place, degrees: number): Place {
  if (degrees === 90) return { x: 1 - y, y: x };
  if (degrees === 180) return { x: 1 - x, y: 1 - y };
  if (degrees === 270) return { x: y, y: 1 - x };
  return { x, y };
}

/** Turned clockwise by a few degrees about the middle of a frame that stays. */
function tilt({ width, height }: Dimensions, degrees: number, { x, y }: Place): Place {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [u, v] = [(x - 0.5) * width, (y - 0.5) * height];
  return { x: (u * cos - v * sin) / width + 0.5, y: (u * sin + v * cos) / height + 0.5 };
}
