import { darken, lighten } from '../drawing/colors.ts';
import { PALETTES } from '../drawing/palettes.ts';
import { circle, ellipse, gradient, group, num, path, rect, stroke, TURN } from '../drawing/shapes.ts';
import { frameOf, type MovingPicture } from './moving-picture.ts';

const SIZE = { width: 540, height: 720 };
const { ember } = PALETTES;

/** A candle on a table; its light breathes with the flame. */
export const CANDLE: MovingPicture = {
  ...SIZE,
  id: 'power-cut-eight-minutes-in',
  kind: 'still-lifes',
  form: 'video',
  seconds: 4,
  framesPerSecond: 24,
  title: 'Power cut, eight minutes in',
  description: 'Nobody is looking for the fuse box any more.',
  alt: 'A candle in a blue holder burns on a dark table, and its glow swells and shrinks',
  topics: ['night', 'home', 'lighting', 'motion'],
  frame: (moment) => {
    const sway = Math.sin(moment * TURN) * 0.6 + Math.sin(moment * TURN * 3 + 1) * 0.4;
    const glow = 1 + Math.sin(moment * TURN * 2) * 0.05 + Math.sin(moment * TURN * 5) * 0.03;
    return frameOf(
      SIZE,
      [
        gradient('wall', [ember.paper, ember.tint]) + rect(0, 0, 540, 720, 'url(#wall)'),
        [250, 185, 125].map((radius, at) => circle(270, 290, radius * glow, ember.second, `opacity="${[0.08, 0.12, 0.2][at]}"`)).join(''),
        rect(0, 560, 540, 160, darken(ember.tint, 0.45)),
        ellipse(270, 610, 190 * glow, 34, ember.second, 'opacity="0.22"'),
        drawHolder(),
        drawFlame(sway),
      ].join(''),
    );
  },
};

const drawHolder = (): string =>
  ellipse(270, 608, 118, 24, darken(ember.accent, 0.4)) +
  ellipse(270, 598, 118, 24, ember.accent) +
  ellipse(270, 596, 92, 16, darken(ember.accent, 0.25)) +
  rect(236, 360, 68, 236, ember.ink, 8) +
  path('M236 366q0 60 14 92t4 60q-8 22-18 6z', lighten(ember.ink, 0.5)) +
  ellipse(270, 362, 34, 9, lighten(ember.ink, 0.4)) +
  stroke('M270 360V338', darken(ember.paper, 0.5), 5);

/** The flame leans from its foot, so that its tip moves most. */
function drawFlame(sway: number): string {
  const flame = (width: number, height: number, color: string): string =>
    path(
      `M270 350C${270 - width} 330 ${num(270 - width * 0.8 + sway * 6)} ${num(350 - height * 0.55)} ${num(270 + sway * 16)} ${num(350 - height)}C${num(270 + width * 0.8 + sway * 6)} ${num(350 - height * 0.55)} ${270 + width} 330 270 350Z`,
      color,
    );
  return group('translate(0 0)', flame(40, 138, ember.main) + flame(29, 104, ember.second) + flame(16, 62, '#fff6df'));
}
