import { cycle, lighten } from '../drawing/colors.ts';
import { lively, PALETTES } from '../drawing/palettes.ts';
import { circle, moved, path, rect, times } from '../drawing/shapes.ts';
import { frameOf, type MovingPicture } from './moving-picture.ts';

const SIZE = { width: 600, height: 600 };
const { bower } = PALETTES;
const SIDE = 100;

/** Tiles that turn by a quarter in a wave; each looks the same after its turn as its neighbour before. */
export const TURNED_TILES: MovingPicture = {
  ...SIZE,
  id: 'turned-by-hand',
  kind: 'geometric-tiles',
  form: 'video',
  seconds: 4,
  framesPerSecond: 20,
  title: 'Turned by hand',
  description: 'Thirty-six tiles, one idea, no grout.',
  alt: 'Blue and sand coloured tiles turn one after another in a wave and make new patterns',
  topics: ['tiles', 'pattern', 'geometry', 'motion'],
  frame: (moment) =>
    frameOf(
      SIZE,
      rect(0, 0, 600, 600, bower.paper) +
        times(36, (cell) => {
          const [column, row] = [cell % 6, Math.floor(cell / 6)];
          const delay = (column + row) / 10;
          return moved(column * SIDE + 50, row * SIDE + 50, drawTile(column + row), turnAt(moment, delay * 0.5) + (cell % 2) * 180);
        }),
    ),
};

/** Two half turns a loop, each slow at its ends. */
function turnAt(moment: number, delay: number): number {
  const own = ((moment + 1 - delay) % 1) * 2;
  const step = Math.floor(own);
  const share = Math.min(1, (own - step) * 1.6);
  return (step + (0.5 - 0.5 * Math.cos(share * Math.PI))) * 180;
}

function drawTile(index: number): string {
  const color = cycle(lively(bower), index);
  return (
    rect(-50, -50, 100, 100, cycle([bower.tint, lighten(bower.third, 0.35)], index)) +
    path('M-50 -50H50A100 100 0 0 1 -50 50Z', color) +
    path('M-50 -50H10A60 60 0 0 1 -50 10Z', lighten(color, 0.45)) +
    circle(30, 30, 9, bower.ink)
  );
}
