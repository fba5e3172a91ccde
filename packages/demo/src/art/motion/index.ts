import { BALLOONS_RISE } from './balloons-rise.ts';
import { BLOOM } from './bloom.ts';
import { BREATHING } from './breathing.ts';
import { CANDLE } from './candle.ts';
import { COFFEE } from './coffee.ts';
import { LIGHTHOUSE_BEAM } from './lighthouse-beam.ts';
import type { MovingPicture } from './moving-picture.ts';
import { NIGHT_TRAIN } from './night-train.ts';
import { ORBITS } from './orbits.ts';
import { PEDALLING } from './pedalling.ts';
import { RECORD } from './record.ts';
import { SPROUT } from './sprout.ts';
import { TIDE } from './tide.ts';
import { TURNED_TILES } from './turned-tiles.ts';
import { WINDOW_RAIN } from './window-rain.ts';

/** Everything of the demo that moves. */
export const MOVING_PICTURES: readonly MovingPicture[] = [
  TIDE,
  ORBITS,
  CANDLE,
  COFFEE,
  NIGHT_TRAIN,
  RECORD,
  BALLOONS_RISE,
  SPROUT,
  LIGHTHOUSE_BEAM,
  WINDOW_RAIN,
  TURNED_TILES,
  PEDALLING,
  BLOOM,
  BREATHING,
];
