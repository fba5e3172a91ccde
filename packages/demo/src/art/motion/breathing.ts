import { cycle, lighten } from '../drawing/colors.ts';
import { lively, PALETTES } from '../drawing/palettes.ts';
import { circle, gradient, num, rect, times, TURN } from '../drawing/shapes.ts';
import { frameOf, type MovingPicture } from './moving-picture.ts';

const SIZE = { width: 480, height: 480 };
const colors = PALETTES.lagoon;

/** Dots that breathe in a wave from the middle. */
export const BREATHING: MovingPicture = {
  ...SIZE,
  id: 'breathing-dots',
  kind: 'breathing',
  form: 'animation',
  seconds: 2.5,
  framesPerSecond: 12,
  title: 'Breathing dots',
  description: 'In for four, out for four. The dots know how.',
  alt: 'A grid of turquoise and coral dots that swell and shrink in a wave',
  topics: ['pattern', 'geometry', 'motion', 'sea'],
  frame: (moment) => {
    const dots = times(81, (cell) => {
      const [i, j] = [cell % 9, Math.floor(cell / 9)];
      const wave = Math.sin(moment * TURN - Math.hypot(i - 4, j - 4) * 0.9);
      const color = cycle(lively(colors), Math.round(Math.hypot(i - 4, j - 4)));
      return circle(40 + i * 50, 40 + j * 50, num(13 + wave * 9), wave > 0 ? color : lighten(color, 0.25));
    });
    return frameOf(SIZE, gradient('ground', [colors.paper, colors.tint]) + rect(0, 0, 480, 480, 'url(#ground)') + dots);
  },
};
