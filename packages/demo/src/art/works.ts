import { MOVING_PICTURES } from './motion/index.ts';
import type { MovingPicture } from './motion/moving-picture.ts';
import type { PictureDefinition } from './drawing/picture.ts';
import { PICTURES } from './pictures/index.ts';

/** Everything that the demo pins, still or moving. */
export const WORKS: readonly (PictureDefinition | MovingPicture)[] = [...PICTURES, ...MOVING_PICTURES];
