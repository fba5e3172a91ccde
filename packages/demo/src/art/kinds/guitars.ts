import { cycle, darken, lighten } from '../drawing/colors.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, moved, path, rect, segment, shadow, stroke, times } from '../drawing/shapes.ts';

export type GuitarOptions = { mood: Mood; count: 1 | 2 | 3; kind: 'acoustic' | 'electric' };

/** Guitars on a wall. */
export const drawGuitars: Kind<GuitarOptions> = ({ height }, { mood, count, kind }) => {
  const colors = PALETTES[mood];
  const step = WIDTH / count;
  const scale = Math.min(height / 800, [0, 1.25, 1.05, 0.82][count] ?? 1);
  return (
    rect(0, 0, WIDTH, height, colors.tint) +
    times(count, (i) => rect(i * step, 0, step + 1, height, i % 2 ? colors.paper : colors.tint)) +
    times(count, (i) =>
      moved(
        (i + 0.5) * step,
        height * 0.68,
        (kind === 'acoustic' ? drawAcoustic : drawElectric)(cycle(lively(colors), i), colors),
        count === 1 ? 14 : 0,
        scale,
      ),
    )
  );
};

type Draw = (color: string, colors: (typeof PALETTES)[Mood]) => string;

const drawNeck = (wood: string, ink: string): string =>
  rect(-16, -460, 32, 380, ink, 3) +
  times(10, (i) => rect(-16, -430 + i * 34, 32, 3, '#d9d3c6')) +
  times(4, (i) => circle(0, -396 + i * 68, 4, '#ffffff')) +
  path('M-26 -560H26L20 -456H-20Z', wood) +
  times(6, (i) => circle(i % 2 ? 32 : -32, -540 + Math.floor(i / 2) * 30, 7, '#d9d3c6'));

const strings = times(4, (i) => segment([-9 + i * 6, -540], [-9 + i * 6, 90], '#f4f1ea', 1.4));

const drawAcoustic: Draw = (color, { ink }) =>
  [
    shadow(8, 196, 120, 10, 0.12),
    path(
      'M-70 -150C-130 -150 -130 -60 -92 -20C-160 20 -170 190 0 190S160 20 92 -20C130 -60 130 -150 70 -150C30 -150 20 -140 0 -140S-30 -150 -70 -150Z',
      darken(color, 0.3),
    ),
    path(
      'M-68 -140C-118 -140 -118 -62 -80 -18C-146 24 -154 178 0 178S146 24 80 -18C118 -62 118 -140 68 -140C30 -140 20 -130 0 -130S-30 -140 -68 -140Z',
      color,
    ),
    path('M26 20C90 20 96 90 50 110C30 90 18 60 26 20Z', darken(color, 0.45)),
    circle(0, -10, 50, lighten(color, 0.6)) + circle(0, -10, 43, '#1c1420'),
    rect(-50, 84, 100, 17, darken(color, 0.55), 5) + drawNeck(darken(color, 0.4), '#2e1f1a') + strings,
    circle(0, 176, 5, ink),
  ].join('');

const drawElectric: Draw = (color, { paper, ink }) =>
  [
    shadow(8, 196, 120, 10, 0.12),
    path(
      'M-104 -170C-70 -190 -50 -100 -18 -96H22C50 -100 40 -150 84 -156C110 -150 96 -90 92 -60C96 -10 136 40 132 100C120 190 -20 210 -90 170C-160 130 -130 40 -98 -10C-84 -50 -140 -140 -104 -170Z',
      color,
    ),
    path('M-74 -90C-40 -60 30 -70 62 -100C60 -30 100 40 96 110C60 120 30 60 20 40C-10 90 -60 60 -60 20C-60 -20 -84 -60 -74 -90Z', paper),
    [-40, 10, 60].map((y) => rect(-40, y, 80, 22, ink, 8)).join('') +
      rect(-44, 104, 88, 26, '#c9c3b4', 5) +
      circle(84, 116, 12, ink) +
      circle(62, 146, 12, ink),
    drawNeck('#d9a05a', '#5a3424') + strings + stroke('M36 110C70 100 60 60 90 40', '#c9c3b4', 5),
  ].join('');
