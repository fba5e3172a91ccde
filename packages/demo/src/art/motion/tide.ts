import { darken, lighten, mix } from '../drawing/colors.ts';
import { PALETTES } from '../drawing/palettes.ts';
import { circle, gradient, moved, num, path, rect, stroke, TURN, times } from '../drawing/shapes.ts';
import { frameOf, type MovingPicture } from './moving-picture.ts';

const SIZE = { width: 600, height: 750 };
const { apricot, bower } = PALETTES;

/** A boat that rides a swell; every wave moves by whole lengths, so the loop has no seam. */
export const TIDE: MovingPicture = {
  ...SIZE,
  id: 'swell-slowly',
  kind: 'tide',
  form: 'video',
  seconds: 5,
  framesPerSecond: 25,
  title: 'Swell, slowly',
  description: 'Five seconds of a flat calm pretending to be weather. Watch it twice.',
  alt: 'A small sailing boat rocks on rolling blue waves under a low sun',
  topics: ['sea', 'boats', 'motion', 'blue'],
  frame: (moment) =>
    frameOf(
      SIZE,
      [
        gradient('sky', [apricot.tint, apricot.paper]) + rect(0, 0, 600, 750, 'url(#sky)'),
        circle(420, 210 + Math.sin(moment * TURN) * 4, 78, apricot.second),
        times(7, (row) => drawRow(row, moment)),
      ].join(''),
    ),
};

function drawRow(row: number, moment: number): string {
  const y = 370 + row * 56 + Math.sin(moment * TURN + row) * 7;
  const way = row % 2 ? 1 : -1;
  const shift = way * moment * 200 * (row > 3 ? 2 : 1);
  const color = mix(lighten(bower.main, 0.5), darken(bower.main, 0.35), row / 6);
  const wave = path(`M${num(-600 + shift)} ${num(y)}${'q50 -32 100 0t100 0'.repeat(9)}V800H-900Z`, color);
  return (row === 3 ? drawBoat(moment) : '') + wave;
}

function drawBoat(moment: number): string {
  const tilt = Math.sin(moment * TURN * 2) * 5;
  const lift = Math.sin(moment * TURN * 2 + 1) * 9;
  const boat =
    stroke('M0 -10V-196', bower.ink, 5) +
    path('M6 -190C70 -120 84 -70 84 -30H6Z', '#fff6e6') +
    path('M-6 -170C-50 -110 -66 -70 -70 -30H-6Z', apricot.main) +
    path('M-90 -16H100L70 30H-56Z', bower.ink);
  return moved(280, 516 + lift, boat, tilt, 1.2);
}
