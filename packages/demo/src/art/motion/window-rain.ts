import { darken, lighten, mix } from '../drawing/colors.ts';
import { PALETTES } from '../drawing/palettes.ts';
import { createRandom } from '../drawing/random.ts';
import { circle, clip, ellipse, gradient, moved, num, path, rect, segment, stroke, times, TURN } from '../drawing/shapes.ts';
import { frameOf, type MovingPicture } from './moving-picture.ts';

const SIZE = { width: 540, height: 676 };
const { fjord, apricot, ink } = PALETTES;

/** A cat at a window; the rain falls by whole heights of the pane. */
export const WINDOW_RAIN: MovingPicture = {
  ...SIZE,
  id: 'rain-from-the-right-side-of-it',
  kind: 'window-cats',
  form: 'video',
  seconds: 4,
  framesPerSecond: 24,
  title: 'Rain, from the right side of it',
  description: 'The cat has seen enough and will keep looking.',
  alt: 'A black cat on a window sill swings its tail while rain falls outside',
  topics: ['cats', 'rain', 'windows', 'home', 'motion'],
  frame: (moment) =>
    frameOf(
      SIZE,
      [
        rect(0, 0, 540, 676, apricot.tint),
        rect(70, 50, 400, 470, '#fffaf0', 10),
        clip('pane', rect(90, 70, 360, 430, '#000'), drawOutside(moment)),
        rect(264, 70, 12, 430, '#fffaf0') + rect(90, 240, 360, 12, '#fffaf0'),
        rect(40, 516, 460, 34, lighten(apricot.paper, 0.4), 6) + rect(40, 544, 460, 8, darken(apricot.tint, 0.16)),
        drawCat(moment),
      ].join(''),
    ),
};

function drawOutside(moment: number): string {
  const random = createRandom(5);
  const roofs = times(4, (i) =>
    path(`M${70 + i * 110} 500V${400 - (i % 2) * 40}l55 -46l55 46V500Z`, mix(fjord.main, fjord.ink, 0.2 + (i % 2) * 0.3)),
  );
  const rain = times(90, () => {
    const [x, start, length] = [random.between(80, 470), random.between(0, 480), random.between(14, 30)];
    const y = 50 + ((start + moment * 480 * (length > 22 ? 2 : 1)) % 480);
    return segment([x, y], [x - 5, y + length], '#ffffff', 2.4, 'opacity="0.55"');
  });
  return gradient('grey', [fjord.second, fjord.tint]) + rect(90, 70, 360, 430, 'url(#grey)') + roofs + rain;
}

function drawCat(moment: number): string {
  const swing = Math.sin(moment * TURN) * 26;
  const ear = moment > 0.6 && moment < 0.68 ? -8 : 0;
  const tail = stroke(`M330 506C${num(390 + swing * 0.3)} 520 ${num(388 + swing)} 590 ${num(360 + swing * 1.5)} 628`, ink.ink, 20);
  const head = moved(
    250,
    348,
    path('M-46 -6L-44 -66L-10 -36Z', ink.ink) + path(`M46 -6L${44 + ear} -66L10 -36Z`, ink.ink) + ellipse(0, 0, 54, 46, ink.ink),
    Math.sin(moment * TURN) * 2,
  );
  const body = path('M186 520C176 430 200 372 250 366S340 430 344 520Z', ink.ink);
  return tail + body + head + circle(250, 420, 7, apricot.second) + rect(214, 386, 72, 9, apricot.main, 4);
}
