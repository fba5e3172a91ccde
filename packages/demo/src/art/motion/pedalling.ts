import { darken, lighten } from '../drawing/colors.ts';
import { PALETTES } from '../drawing/palettes.ts';
import { circle, group, moved, num, path, polar, rect, segment, stroke, times, TURN } from '../drawing/shapes.ts';
import { frameOf, type MovingPicture } from './moving-picture.ts';

const SIZE = { width: 720, height: 540 };
const { saffron, mint } = PALETTES;
const WHEELS = [
  [238, 372],
  [488, 372],
] as const;

/** A bicycle that goes nowhere while its wheels and the trees behind it do. */
export const PEDALLING: MovingPicture = {
  ...SIZE,
  id: 'late-but-not-very',
  kind: 'bicycles',
  form: 'video',
  seconds: 4,
  framesPerSecond: 24,
  title: 'Late, but not very',
  description: 'The basket holds bread. The bread is why.',
  alt: 'A red bicycle with a basket of bread rolls past round trees on a yellow day',
  topics: ['bicycles', 'cycling', 'trees', 'motion'],
  frame: (moment) =>
    frameOf(
      SIZE,
      [
        rect(0, 0, 720, 540, saffron.paper) + circle(560, 120, 60, saffron.main),
        times(6, (i) => drawTree(780 - ((i * 160 + moment * 320) % 960), i % 2)),
        rect(0, 442, 720, 98, saffron.tint),
        times(7, (i) => rect(740 - ((i * 120 + moment * 720) % 840), 486, 60, 8, lighten(saffron.tint, 0.6), 4)),
        moved(0, Math.sin(moment * TURN * 4) * 2, drawBicycle(moment)),
      ].join(''),
    ),
};

const drawTree = (x: number, kind: number): string =>
  rect(x - 6, 320, 12, 124, darken(saffron.ink, 0.1)) +
  circle(x, 276, kind ? 62 : 48, kind ? mint.main : '#6fae8a') +
  circle(x - 18, 262, kind ? 26 : 18, lighten(mint.main, 0.25), 'opacity="0.7"');

function drawBicycle(moment: number): string {
  const wheel = ([x, y]: (typeof WHEELS)[number]): string =>
    `<circle cx="${x}" cy="${y}" r="70" fill="none" stroke="${saffron.ink}" stroke-width="10"/>` +
    times(8, (i) => segment([x, y], polar(x, y, 66, (i / 8) * TURN + moment * TURN * 2), '#8b7355', 2)) +
    circle(x, y, 8, saffron.ink);
  const turn = moment * TURN;
  const pedals = [0, Math.PI].map((half) => {
    const [x, y] = polar(352, 372, 34, turn + half);
    return segment([352, 372], [x, y], saffron.ink, 7) + rect(x - 14, y - 4, 28, 8, saffron.ink, 4);
  });
  const frame = stroke('M238 372L306 262H446L352 372ZM306 262L352 372M446 262L488 372M446 262L436 226', saffron.second, 11);
  const seat = stroke('M306 262L298 238', saffron.ink, 8) + path('M262 236q36 -16 72 0l-10 10h-46z', saffron.ink);
  const bars = stroke('M436 226l40 -8q14 4 10 18', saffron.ink, 8);
  const bread = group(
    'rotate(-18 508 214)',
    rect(492, 168, 24, 86, '#d99a52', 12) + times(3, (i) => segment([498, 190 + i * 18], [512, num(184 + i * 18)], '#f3d3a0', 4)),
  );
  const basket =
    path('M470 238h72l-10 52h-52z', '#b98a4e') + times(4, (i) => segment([482 + i * 16, 242], [484 + i * 14, 286], '#8f6533', 2.5));
  return WHEELS.map(wheel).join('') + pedals[1] + frame + pedals[0] + circle(352, 372, 15, saffron.third) + seat + bars + bread + basket;
}
