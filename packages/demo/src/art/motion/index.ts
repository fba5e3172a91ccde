import { BLOOM } from './bloom.ts';
import { BREATHING } from './breathing.ts';
import type { MovingPicture } from './moving-picture.ts';
import { ORBITS } from './orbits.ts';
import { TIDE } from './tide.ts';

/** Everything of the demo that moves. */
export const MOVING_PICTURES: readonly MovingPicture[] = [TIDE, ORBITS, BLOOM, BREATHING];
