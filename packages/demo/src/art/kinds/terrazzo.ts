import { WIDTH, type Kind } from '../drawing/picture.ts';
import { polar, polygon, range, rect, TURN } from '../drawing/shapes.ts';

export type TerrazzoOptions = { background: string; colors: readonly string[] };

/** Chips of stone that never touch. */
export const drawTerrazzo: Kind<TerrazzoOptions> = ({ random, height }, options) => {
  const chips: { x: number; y: number; size: number }[] = [];
  for (let tries = 0; tries < 900 && chips.length < 150; tries++) {
    const chip = {
      x: random.between(0, WIDTH),
      y: random.between(0, height),
      size: random.between(8, random.chance(0.25) ? 52 : 26),
    };
    const free = chips.every((other) => Math.hypot(other.x - chip.x, other.y - chip.y) > other.size + chip.size + 4);
    if (free) chips.push(chip);
  }
  const stones = chips.map(({ x, y, size }) => {
    const corners = random.integer(4, 7);
    const start = random.between(0, TURN);
    const points = range(corners).map((i) =>
      polar(x, y, size * random.between(0.75, 1.05), start + (i / corners) * TURN + random.between(-0.25, 0.25)),
    );
    return polygon(points, random.pick(options.colors));
  });
  return rect(0, 0, WIDTH, height, options.background) + stones.join('');
};
