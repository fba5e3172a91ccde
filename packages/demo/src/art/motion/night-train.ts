import { darken, lighten, mix } from '../drawing/colors.ts';
import { PALETTES } from '../drawing/palettes.ts';
import { createRandom } from '../drawing/random.ts';
import { circle, gradient, num, path, rect, times, TURN } from '../drawing/shapes.ts';
import { frameOf, type MovingPicture } from './moving-picture.ts';

const SIZE = { width: 720, height: 480 };
const { night, ember } = PALETTES;
const CARRIAGE = 360;

/** A train that passes a town at night; it moves by two whole carriages a loop. */
export const NIGHT_TRAIN: MovingPicture = {
  ...SIZE,
  id: 'the-22-14-to-anywhere',
  kind: 'skylines',
  form: 'video',
  seconds: 4,
  framesPerSecond: 24,
  title: 'The 22:14 to anywhere',
  description: 'Everybody on it is reading. That is how you know it is drawn.',
  alt: 'A night train with lit windows passes in front of a dark town under a moon',
  topics: ['trains', 'night', 'cities', 'travel', 'motion'],
  frame: (moment) =>
    frameOf(
      SIZE,
      [
        gradient('sky', [night.paper, mix(night.tint, ember.main, 0.35)]) + rect(0, 0, 720, 480, 'url(#sky)'),
        circle(570, 92, 38, night.ink) + circle(586, 82, 34, mix(night.paper, night.tint, 0.25)),
        times(2, (layer) => drawTown(layer)),
        rect(0, 404, 720, 76, darken(night.paper, 0.4)),
        times(19, (i) => rect(i * 40 - ((moment * 4 * 40) % 40), 420, 22, 8, lighten(night.tint, 0.1), 2)),
        times(5, (i) => drawCarriage(((i * CARRIAGE + moment * 2 * CARRIAGE) % (5 * CARRIAGE)) - CARRIAGE * 2, moment)),
      ].join(''),
    ),
};

function drawTown(layer: number): string {
  const random = createRandom(40 + layer);
  const color = mix(night.tint, night.paper, layer * 0.55);
  return times(12, (i) => {
    const height = random.between(70, 190) - layer * 40;
    const x = i * 64 - 20 + layer * 20;
    const lights = times(6, (light) =>
      random.between(0, 1) > 0.5
        ? rect(x + 10 + (light % 2) * 22, 400 - height + 16 + Math.floor(light / 2) * 26, 9, 12, night.second, 1, 'opacity="0.75"')
        : '',
    );
    return rect(x, 400 - height, 56, height + 10, color) + lights;
  });
}

function drawCarriage(x: number, moment: number): string {
  const rock = Math.sin(moment * TURN * 4) * 1.2;
  const windows = times(5, (i) => {
    const left = x + 26 + i * 64;
    const head = i % 2 ? circle(left + 24, 352 + rock, 9, ember.paper) + path(`M${num(left + 8)} 380q16-26 32 0z`, ember.third) : '';
    return rect(left, 326 + rock, 48, 54, ember.second, 6) + head;
  });
  const wheels = times(
    4,
    (i) => circle(x + [44, 88, 262, 306][i]!, 414, 13, darken(night.paper, 0.6)) + circle(x + [44, 88, 262, 306][i]!, 414, 5, night.main),
  );
  return (
    wheels +
    rect(x + 4, 306 + rock, 346, 100, ember.third, 14) +
    rect(x + 4, 386 + rock, 346, 8, night.second) +
    windows +
    rect(x - 8, 384, 16, 10, darken(night.paper, 0.5))
  );
}
