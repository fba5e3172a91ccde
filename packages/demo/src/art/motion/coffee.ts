import { darken, lighten } from '../drawing/colors.ts';
import { PALETTES } from '../drawing/palettes.ts';
import { circle, ellipse, num, path, rect, shadow, stroke, times, TURN } from '../drawing/shapes.ts';
import { frameOf, type MovingPicture } from './moving-picture.ts';

const SIZE = { width: 540, height: 676 };
const { sand, tomato } = PALETTES;

/** A cup whose steam rises by whole waves, so that the loop has no seam. */
export const COFFEE: MovingPicture = {
  ...SIZE,
  id: 'too-hot-to-drink',
  kind: 'coffees',
  form: 'video',
  seconds: 4,
  framesPerSecond: 24,
  title: 'Too hot to drink',
  description: 'It will be too cold in four minutes. There is a second in between.',
  alt: 'Steam curls up from a red cup of coffee on a striped cloth',
  topics: ['coffee', 'kitchen', 'breakfast', 'motion'],
  frame: (moment) =>
    frameOf(
      SIZE,
      [
        rect(0, 0, 540, 676, sand.paper),
        circle(270, 330, 230, sand.tint),
        times(9, (i) => rect(i * 64 - 16, 500, 32, 175, i % 2 ? tomato.tint : lighten(tomato.main, 0.55))),
        rect(0, 496, 540, 10, lighten(tomato.main, 0.3)),
        times(3, (i) => drawSteam(200 + i * 68, i, moment)),
        drawCup(),
      ].join(''),
    ),
};

const drawCup = (): string =>
  shadow(270, 590, 190, 22) +
  ellipse(270, 578, 176, 26, '#fffaf0') +
  ellipse(270, 574, 130, 16, sand.tint) +
  stroke('M388 436c70-20 92 70-16 90', tomato.main, 24) +
  path('M140 400H400C400 500 372 572 310 576H230C168 572 140 500 140 400Z', tomato.main) +
  path('M140 400H190C190 490 214 560 250 576H230C168 572 140 500 140 400Z', darken(tomato.main, 0.16)) +
  ellipse(270, 400, 130, 30, lighten(tomato.main, 0.25)) +
  ellipse(270, 404, 112, 22, sand.ink) +
  ellipse(240, 402, 40, 6, sand.main, 'opacity="0.7"');

function drawSteam(x: number, index: number, moment: number): string {
  const points = times(15, (step) => {
    const sway = Math.sin(step * 0.62 + moment * TURN * 2 + index * 2) * (4 + step * 1.9);
    return `${step === 0 ? 'M' : 'L'}${num(x + sway)} ${376 - step * 17}`;
  });
  return stroke(points, '#ffffff', 20 - index * 3, 'opacity="0.6"');
}
