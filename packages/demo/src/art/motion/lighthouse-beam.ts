import { darken, lighten, mix } from '../drawing/colors.ts';
import { PALETTES } from '../drawing/palettes.ts';
import { createRandom } from '../drawing/random.ts';
import { at, circle, gradient, num, path, polar, rect, times, TURN } from '../drawing/shapes.ts';
import { frameOf, type MovingPicture } from './moving-picture.ts';

const SIZE = { width: 600, height: 750 };
const { night, tomato, fjord } = PALETTES;
const LAMP = [330, 236] as const;

/** A lighthouse whose two beams make half a turn in a loop. */
export const LIGHTHOUSE_BEAM: MovingPicture = {
  ...SIZE,
  id: 'all-is-well-says-the-lamp',
  kind: 'sailboats',
  form: 'video',
  seconds: 5,
  framesPerSecond: 24,
  title: 'All is well, says the lamp',
  description: 'It says so every five seconds, in case you missed it.',
  alt: 'The beams of a red and white lighthouse sweep over a dark sea with stars',
  topics: ['lighthouses', 'sea', 'night', 'motion'],
  frame: (moment) =>
    frameOf(
      SIZE,
      [
        gradient('dusk', [night.paper, mix(night.paper, fjord.main, 0.55)]) + rect(0, 0, 600, 750, 'url(#dusk)'),
        drawStars(),
        times(2, (i) => drawBeam(moment * Math.PI + i * Math.PI)),
        times(5, (row) => drawWaves(row, moment)),
        drawTower(moment),
      ].join(''),
    ),
};

function drawStars(): string {
  const random = createRandom(12);
  return times(60, () => circle(random.between(0, 600), random.between(0, 420), random.between(0.8, 2), night.ink, 'opacity="0.6"'));
}

function drawBeam(angle: number): string {
  const [x, y] = LAMP;
  const flat = (turn: number): string => at([x + Math.cos(turn) * 700, y + Math.sin(turn) * 260]);
  const opacity = num((0.16 + Math.abs(Math.cos(angle)) * 0.2) * 100) / 100;
  return path(`M${at(LAMP)}L${flat(angle - 0.16)}L${flat(angle + 0.16)}Z`, night.second, `opacity="${opacity}"`);
}

function drawWaves(row: number, moment: number): string {
  const y = 560 + row * 40 + Math.sin(moment * TURN + row) * 4;
  const shift = (row % 2 ? 1 : -1) * moment * 120;
  return path(
    `M${num(-240 + shift)} ${num(y)}${'q30 -16 60 0t60 0'.repeat(9)}V800H-400Z`,
    mix(fjord.main, darken(night.paper, 0.3), row / 4),
  );
}

function drawTower(moment: number): string {
  const [x, y] = LAMP;
  const rock = path('M190 600C230 520 290 540 330 526S440 560 490 600Q500 640 440 650H250Q190 650 190 600Z', darken(fjord.ink, 0.3));
  const bands = times(3, (i) =>
    path(`M${296 - i * 8} ${310 + i * 84}H${364 + i * 8}L${368 + i * 8} ${352 + i * 84}H${292 - i * 8}Z`, tomato.main),
  );
  const shine = Math.abs(Math.cos(moment * TURN));
  const lamp = circle(x, y, 16 + shine * 5, '#fff6d8') + circle(...polar(x, y, 0, 0), 34 + shine * 12, night.second, 'opacity="0.28"');
  return (
    rock +
    path('M300 268H360L386 562H274Z', '#fbf4e6') +
    bands +
    rect(286, 258, 88, 14, fjord.ink, 4) +
    rect(302, 208, 56, 52, lighten(night.second, 0.3), 4) +
    lamp +
    path('M294 210L330 172L366 210Z', tomato.main) +
    rect(318, 520, 24, 42, fjord.ink, 12)
  );
}
