import type { Dimensions } from './renditions.ts';

/** A part of a picture, in whole pixels after orientation. */
export interface CropRegion extends Dimensions {
  readonly x: number;
  readonly y: number;
}

/** The two pictures of a profile: their ratio of width to height, and the widest that is kept. */
export const profilePictures = {
  avatar: { ratio: 1, mostWidth: 1000 },
  cover: { ratio: 3, mostWidth: 2400 },
} as const;
export type ProfilePicture = keyof typeof profilePictures;

/** Fewest pixels of a region's shorter side. */
const SMALLEST_CROP = 40;

/** The largest region of a ratio, in the middle of the picture. */
export function largestRegion(picture: Dimensions, ratio: number): CropRegion {
  const width = Math.max(1, Math.min(picture.width, Math.floor(picture.height * ratio)));
  const height = Math.max(1, Math.min(picture.height, Math.round(width / ratio)));
  return { x: Math.floor((picture.width - width) / 2), y: Math.floor((picture.height - height) / 2), width, height };
}

/** A region of another width about the same middle, within the picture and not too small. */
export function resizeRegion(picture: Dimensions, region: CropRegion, ratio: number, width: number): CropRegion {
  const largest = largestRegion(picture, ratio);
  const smallest = Math.min(largest.width, Math.ceil(SMALLEST_CROP * Math.max(1, ratio)));
  const fitting = Math.round(Math.min(largest.width, Math.max(smallest, width)));
  const height = Math.max(1, Math.min(picture.height, Math.round(fitting / ratio)));
  const middle = { x: region.x + region.width / 2, y: region.y + region.height / 2 };
  return moveRegion(picture, { x: 0, y: 0, width: fitting, height }, middle.x - fitting / 2, middle.y - height / 2);
}

/** The region with another corner, as far as the picture reaches. */
export function moveRegion(picture: Dimensions, region: CropRegion, x: number, y: number): CropRegion {
  return {
    ...region,
    x: Math.round(Math.min(picture.width - region.width, Math.max(0, x))),
    y: Math.round(Math.min(picture.height - region.height, Math.max(0, y))),
  };
}

/** Whether a region lies within a picture and has a ratio, to the pixel that rounding takes. */
export function isRegionOf(picture: Dimensions, region: CropRegion, ratio: number): boolean {
  const isWithin = region.x >= 0 && region.y >= 0 && region.x + region.width <= picture.width && region.y + region.height <= picture.height;
  return isWithin && region.width >= 1 && region.height >= 1 && Math.abs(region.width / ratio - region.height) <= 1;
}
