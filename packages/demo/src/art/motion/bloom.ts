import { cycle, lighten } from '../drawing/colors.ts';
import { PALETTES } from '../drawing/palettes.ts';
import { circle, leaf, rect, stroke, times, TURN, UP } from '../drawing/shapes.ts';
import { frameOf, type MovingPicture } from './moving-picture.ts';

const SIZE = { width: 480, height: 600 };
const { rose } = PALETTES;

/** A flower that opens and closes. */
export const BLOOM: MovingPicture = {
  ...SIZE,
  id: 'it-opens-when-nobody-looks',
  kind: 'bloom',
  form: 'animation',
  seconds: 3,
  framesPerSecond: 12,
  title: 'It opens when nobody looks',
  description: 'And closes again, out of politeness.',
  alt: 'A pink flower opens and closes its petals',
  topics: ['flowers', 'botany', 'motion', 'pink'],
  frame: (moment) => {
    const open = (1 - Math.cos(moment * TURN)) / 2;
    const y = 250 - open * 14;
    const stem =
      stroke(`M240 600Q${232 + open * 16} 420 240 ${y}`, '#4f8a5f', 9) +
      leaf(238, 470, 110, 26, -0.6 - open * 0.2, '#4f8a5f', '#8fc09a') +
      leaf(238, 520, 120, 28, Math.PI + 0.6 + open * 0.2, '#3f7a52', '#8fc09a');
    const petals = times(3, (ring) =>
      times(9, (i) =>
        leaf(
          240,
          y,
          150 - ring * 36,
          34 - ring * 5,
          UP + ((i - 4) / 9) * TURN * (0.16 + open * 0.84) + ring * 0.2 * open,
          cycle([rose.main, rose.second, lighten(rose.second, 0.4)], ring),
        ),
      ),
    );
    return frameOf(
      SIZE,
      rect(0, 0, 480, 600, rose.paper) + circle(240, 240, 190, rose.tint) + stem + petals + circle(240, y, 12 + open * 18, '#f4c95d'),
    );
  },
};
