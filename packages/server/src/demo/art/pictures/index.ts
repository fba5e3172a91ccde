import type { PictureDefinition } from '../picture.ts';
import { COMPANY } from './company.ts';
import { LANDSCAPES } from './landscapes.ts';
import { LIVING } from './living.ts';
import { PAPER } from './paper.ts';
import { PATTERNS } from './patterns.ts';
import { PLACES } from './places.ts';
import { PRINTED } from './printed.ts';
import { ROOMS } from './rooms.ts';
import { TABLES } from './tables.ts';
import { THINGS } from './things.ts';

/** All pictures of the demo, table after table. */
export const PICTURES: readonly PictureDefinition[] = [
  ...LANDSCAPES,
  ...ROOMS,
  ...PRINTED,
  ...TABLES,
  ...PLACES,
  ...THINGS,
  ...PATTERNS,
  ...PAPER,
  ...LIVING,
  ...COMPANY,
];
