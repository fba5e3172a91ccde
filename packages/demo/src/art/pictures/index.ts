import type { PictureDefinition } from '../drawing/picture.ts';
import { COMPANY } from './company.ts';
import { LANDSCAPES } from './landscapes.ts';
import { LIVING } from './living.ts';
import { OUTINGS } from './outings.ts';
import { PAPER } from './paper.ts';
import { PATTERNS } from './patterns.ts';
import { PLACES } from './places.ts';
import { POSTERS } from './posters.ts';
import { ROOMS } from './rooms.ts';
import { STILL_LIFES } from './still-lifes.ts';
import { SURFACES } from './surfaces.ts';
import { SWATCHES } from './swatches.ts';
import { TABLES } from './tables.ts';
import { THINGS } from './things.ts';
import { TILES } from './tiles.ts';
import { WILDLIFE } from './wildlife.ts';

/** All pictures of the demo, table after table. */
export const PICTURES: readonly PictureDefinition[] = [
  ...LANDSCAPES,
  ...ROOMS,
  ...STILL_LIFES,
  ...SWATCHES,
  ...POSTERS,
  ...SURFACES,
  ...TABLES,
  ...WILDLIFE,
  ...TILES,
  ...PLACES,
  ...OUTINGS,
  ...THINGS,
  ...PATTERNS,
  ...PAPER,
  ...LIVING,
  ...COMPANY,
];
