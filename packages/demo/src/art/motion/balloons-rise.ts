import { darken, lighten, mix } from '../drawing/colors.ts';
import { lively, PALETTES } from '../drawing/palettes.ts';
import { circle, clip, gradient, moved, num, path, rect, stroke, times, TURN } from '../drawing/shapes.ts';
import { frameOf, type MovingPicture } from './moving-picture.ts';

const SIZE = { width: 540, height: 810 };
const { sky, candy, saffron } = PALETTES;

/** Where each balloon hangs, its size, and the part of a loop by which it is ahead. */
const BALLOONS = [
  [150, 250, 1, 0],
  [390, 400, 1.25, 0.35],
  [250, 520, 0.6, 0.6],
  [430, 180, 0.5, 0.8],
] as const;

/** Balloons that bob above hills; each cloud comes round once a loop. */
export const BALLOONS_RISE: MovingPicture = {
  ...SIZE,
  id: 'mostly-up',
  kind: 'balloons',
  form: 'video',
  seconds: 5,
  framesPerSecond: 24,
  title: 'Mostly up',
  description: 'Sideways is not a decision you get to make.',
  alt: 'Four striped balloons bob over soft hills while clouds drift past',
  topics: ['sky', 'balloons', 'travel', 'motion'],
  frame: (moment) =>
    frameOf(
      SIZE,
      [
        gradient('sky', [sky.second, sky.paper, saffron.paper]) + rect(0, 0, 540, 810, 'url(#sky)'),
        times(4, (i) => drawCloud(((i * 310 + moment * 800) % 800) - 130, 110 + i * 130)),
        times(3, (row) => drawHills(row)),
        BALLOONS.map((place, index) => drawBalloon(place, index, moment)).join(''),
      ].join(''),
    ),
};

const drawCloud = (x: number, y: number): string =>
  `<g opacity="0.8">${circle(x, y, 26, '#ffffff')}${circle(x + 34, y - 12, 34, '#ffffff')}${circle(x + 74, y, 28, '#ffffff')}${rect(x - 4, y, 84, 27, '#ffffff', 13)}</g>`;

function drawHills(row: number): string {
  const y = 640 + row * 56;
  return path(
    `M0 ${y}C120 ${y - 80 + row * 24} 200 ${y + 30} 300 ${y - 10}S470 ${y - 60} 540 ${y - 20}V810H0Z`,
    mix('#9ec48a', '#3f7a52', row / 2),
  );
}

function drawBalloon([x, y, size, ahead]: (typeof BALLOONS)[number], index: number, moment: number): string {
  const phase = (moment + ahead) * TURN;
  const colors = lively(candy);
  const shape = 'M0 92C-20 60 -78 40 -78 -22A78 78 0 0 1 78 -22C78 40 20 60 0 92Z';
  const stripes = times(5, (i) => rect(-78 + i * 34, -110, 17, 220, lighten(colors[(index + 1) % 4]!, 0.35)));
  const balloon =
    stroke('M-18 74L-13 112M18 74L13 112', darken(candy.ink, 0.2), 2.5) +
    path(shape, colors[index % 4]!) +
    clip(`balloon${index}`, path(shape, '#000'), stripes + path('M30 -110H90V110H10Q60 30 30 -110Z', candy.ink, 'opacity="0.12"')) +
    rect(-17, 110, 34, 27, '#8a5a34', 6) +
    rect(-19, 108, 38, 8, '#b0783f', 4);
  return moved(x + Math.sin(phase) * 9, num(y + Math.cos(phase) * 18), balloon, Math.sin(phase) * 3, size);
}
