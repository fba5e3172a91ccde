import { cycle, lighten } from '../drawing/colors.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, leaf, moved, rect, stroke, times } from '../drawing/shapes.ts';

export type LeafMosaicOptions = { mood: Mood; columns: number; form: 'petals' | 'sprigs' | 'seeds' };

/** A grid in which every field holds one leaf shape, turned by chance. */
export const drawLeafMosaic: Kind<LeafMosaicOptions> = ({ random, height }, { mood, columns, form }) => {
  const colors = PALETTES[mood];
  const side = WIDTH / columns;
  const rows = Math.round(height / side);
  const step = height / rows;
  const draw = { petals: drawPetals, sprigs: drawSprig, seeds: drawSeed }[form];
  return times(columns * rows, (cell) => {
    const [i, j] = [cell % columns, Math.floor(cell / columns)];
    const [ground, shape] = random.shuffle([colors.paper, colors.tint, ...lively(colors)]);
    const field = rect(i * side, j * step, side + 1, step + 1, cycle([ground ?? colors.paper], 0));
    return field + moved((i + 0.5) * side, (j + 0.5) * step, draw(shape ?? colors.main), random.integer(0, 3) * 90, side / 100);
  });
};

const drawPetals = (color: string): string => leaf(-48, 48, 134, 36, -Math.PI / 4, color, lighten(color, 0.45));

const drawSprig = (color: string): string =>
  stroke('M0 46V-40', color, 4) +
  times(8, (k) => leaf(0, 36 - Math.floor(k / 2) * 22, 36, 10, k % 2 ? -0.8 : -2.34, color)) +
  leaf(0, -30, 24, 9, -Math.PI / 2, color);

const drawSeed = (color: string): string =>
  leaf(-40, 0, 80, 30, 0, color) + leaf(-26, 0, 52, 14, 0, lighten(color, 0.4)) + times(4, (i) => circle(-12 + i * 9, 0, 2.5, color));
