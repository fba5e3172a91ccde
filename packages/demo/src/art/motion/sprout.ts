import { darken, lighten } from '../drawing/colors.ts';
import { PALETTES } from '../drawing/palettes.ts';
import { circle, ellipse, leaf, num, path, rect, shadow, stroke, times, UP } from '../drawing/shapes.ts';
import { frameOf, type MovingPicture } from './moving-picture.ts';

const SIZE = { width: 540, height: 720 };
const { apricot, moss } = PALETTES;
const TALL = 330;

/** A plant that grows, stands, and goes back the same way, so that the loop has no seam. */
export const SPROUT: MovingPicture = {
  ...SIZE,
  id: 'a-week-in-five-seconds',
  kind: 'plant-shelves',
  form: 'video',
  seconds: 5,
  framesPerSecond: 24,
  title: 'A week in five seconds',
  description: 'It does this whether or not you talk to it. Talk to it anyway.',
  alt: 'A seedling in a terracotta pot grows leaf by leaf and shrinks again',
  topics: ['plants', 'house plants', 'garden', 'growing', 'motion'],
  frame: (moment) => {
    const grown = 0.06 + 0.94 * (0.5 - 0.5 * Math.cos(Math.min(1, Math.abs(moment * 2 - 1) * 1.25) * Math.PI));
    const open = 1.06 - grown;
    return frameOf(SIZE, rect(0, 0, 540, 720, moss.paper) + circle(270, 300, 210, moss.tint) + drawShelf() + drawPlant(open) + drawPot());
  },
};

const drawShelf = (): string =>
  rect(0, 616, 540, 104, apricot.tint) + rect(0, 616, 540, 12, darken(apricot.tint, 0.12)) + shadow(270, 630, 130, 14);

const drawPot = (): string =>
  path('M182 478H358L336 622H204Z', apricot.main) +
  path('M182 478H226L238 622H204Z', darken(apricot.main, 0.14)) +
  rect(168, 456, 204, 36, lighten(apricot.main, 0.12), 8) +
  ellipse(270, 458, 92, 10, darken(apricot.third, 0.3));

/** Leaves open in pairs, the lowest first. */
function drawPlant(grown: number): string {
  const top = 460 - TALL * grown;
  const bend = Math.sin(grown * 4) * 12;
  const stem = stroke(`M270 462Q${num(270 + bend)} ${num((462 + top) / 2)} 270 ${num(top)}`, moss.main, 7);
  const leaves = times(6, (pair) => {
    const size = Math.max(0, Math.min(1, (grown - pair * 0.14) * 2.6));
    if (size === 0) return '';
    const y = 430 - pair * 54;
    const length = (112 - pair * 11) * size;
    const lean = 0.35 + pair * 0.1;
    const green = pair % 2 ? moss.second : moss.main;
    return [1, -1]
      .map((side) => leaf(270, y, length, length * 0.3, side > 0 ? -lean : Math.PI + lean, green, lighten(green, 0.35)))
      .join('');
  });
  const tip = [0.5, -0.5].map((turn) => leaf(270, top + 4, 46, 15, UP + turn, moss.second, lighten(moss.second, 0.3))).join('');
  return stem + leaves + tip;
}
