import { lighten, mix } from '../drawing/colors.ts';
import { PALETTES } from '../drawing/palettes.ts';
import { createRandom } from '../drawing/random.ts';
import { at, circle, ellipse, num, path, polar, rect, times, TURN } from '../drawing/shapes.ts';
import { frameOf, type MovingPicture } from './moving-picture.ts';

const SIZE = { width: 600, height: 900 };
const { night } = PALETTES;

/** Radius, size, whole turns in a loop, colour. */
const PLANETS = [
  [92, 13, 4, night.third],
  [140, 19, 3, night.second],
  [194, 24, 2, night.accent],
  [252, 17, 1, night.main],
] as const;

/** A clockwork of planets; each goes round a whole number of times. */
export const ORBITS: MovingPicture = {
  ...SIZE,
  id: 'clockwork-planets',
  kind: 'orbits',
  form: 'video',
  seconds: 6,
  framesPerSecond: 25,
  title: 'Clockwork planets',
  description: 'Four planets, one of them in a hurry. Wound by hand on Sundays.',
  alt: 'Four coloured planets circle a glowing sun on a dark blue ground',
  topics: ['stars', 'night', 'motion', 'wallpaper'],
  frame: (moment) =>
    frameOf(
      SIZE,
      [rect(0, 0, 600, 900, night.paper), drawStars(moment), drawSun(moment), times(PLANETS.length, (i) => drawPlanet(i, moment))].join(''),
    ),
};

function drawStars(moment: number): string {
  const random = createRandom(77);
  return times(90, (i) => {
    const blink = 0.35 + 0.3 * Math.sin(moment * TURN * (1 + (i % 2)) + i);
    return circle(random.between(0, 600), random.between(0, 900), random.between(0.8, 2.4), night.ink, `opacity="${num(blink * 10) / 10}"`);
  });
}

const drawSun = (moment: number): string =>
  times(4, (i) => circle(300, 450, 96 - i * 17 + Math.sin(moment * TURN * 2 + i) * 3, night.second, `opacity="${[0.12, 0.2, 0.5, 1][i]}"`));

function drawPlanet(index: number, moment: number): string {
  const planet = PLANETS[index];
  if (!planet) return '';
  const [radius, size, turns, color] = planet;
  const angle = moment * TURN * turns + index * 1.9;
  const [x, y] = polar(300, 450, radius, angle);
  const trail = times(24, (i) => {
    const [from, to] = [angle - i * 0.06, angle - (i + 1.15) * 0.06];
    const arc = `M${at(polar(300, 450, radius, from))}A${radius} ${radius} 0 0 0 ${at(polar(300, 450, radius, to))}`;
    return path(arc, 'none', `stroke="${mix(night.paper, color, 0.55 - i * 0.022)}" stroke-width="${num(size * (1.3 - i * 0.045))}"`);
  });
  const ring =
    index === 2
      ? ellipse(
          x,
          y,
          size * 1.8,
          size * 0.5,
          'none',
          `stroke="${lighten(color, 0.4)}" stroke-width="5" transform="rotate(-18 ${num(x)} ${num(y)})"`,
        )
      : '';
  return (
    circle(300, 450, radius, 'none', `stroke="${night.ink}" opacity=".16"`) +
    trail +
    circle(x, y, size, color) +
    circle(x - size * 0.3, y - size * 0.3, size * 0.24, '#ffffff', 'opacity=".5"') +
    ring
  );
}
