import { cycle, darken, lighten } from '../drawing/colors.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { circle, ellipse, flower, moved, path, rect, shadow, stroke, times } from '../drawing/shapes.ts';

export type TeapotOptions = { mood: Mood; shelves?: number };

/** Teapots and cups on shelves. */
export const drawTeapots: Kind<TeapotOptions> = (canvas, { mood, shelves = 3 }) => {
  const { random, height } = canvas;
  const colors = PALETTES[mood];
  const step = height / shelves;
  const scale = Math.min(1.1, step / 270);
  return (
    rect(0, 0, WIDTH, height, colors.paper) +
    times(shelves, (i) => {
      const floor = (i + 1) * step - 34;
      const left = i % 2 === 0;
      const pot = moved(
        left ? 205 : 395,
        floor,
        drawPot(canvas, cycle(lively(colors), i), cycle(lively(colors), i + 1), colors.paper),
        0,
        scale,
      );
      const cups = times(2, (k) =>
        moved((left ? 430 : 85) + k * 95, floor, drawCup(cycle(lively(colors), i + k + 2), random.chance(0.5)), 0, scale),
      );
      return (
        rect(0, floor, WIDTH, 14, colors.ink, 0, 'opacity=".85"') +
        rect(0, floor + 14, WIDTH, 12, '#000000', 0, 'opacity=".08"') +
        pot +
        cups
      );
    })
  );
};

function drawPot({ random }: Canvas, body: string, trim: string, paper: string): string {
  const ornament = random.integer(0, 2);
  const dots = times(11, (i) => circle(-100 + i * 20, -66 - Math.abs(5 - i) * -2, 6, trim));
  const band = path('M-134 -92C-60 -70 60 -70 134 -92L138 -62C60 -40 -60 -40 -138 -62Z', trim);
  const blossoms = [-70, 0, 70].map((x) => flower(x, -74, 26, 6, paper, trim)).join('');
  return [
    stroke('M128 -110C210 -130 210 -20 118 -34', darken(body, 0.12), 20),
    path('M-110 -44C-170 -50 -160 -120 -214 -140L-190 -154C-140 -146 -140 -110 -104 -110Z', darken(body, 0.08)),
    path('M-90 -150H90C150 -120 160 -30 96 0H-96C-160 -30 -150 -120 -90 -150Z', body),
    [dots, band, blossoms][ornament],
    ellipse(0, -150, 92, 18, lighten(body, 0.2)) + path('M-78 -152C-70 -186 70 -186 78 -152Z', trim) + circle(0, -186, 15, body),
    ellipse(-84, -96, 12, 34, '#ffffff', 'opacity=".35"'),
  ].join('');
}

const drawCup = (color: string, steaming: boolean): string =>
  shadow(0, 0, 48, 6, 0.14) +
  stroke('M36 -54C68 -60 68 -16 30 -20', darken(color, 0.12), 11) +
  path('M-42 -70H42C42 -20 28 0 14 0H-14C-28 0 -42 -20 -42 -70Z', color) +
  ellipse(0, -70, 42, 9, lighten(color, 0.35)) +
  (steaming ? stroke('M-10 -92q-9 -13 0 -26t0 -26M12 -92q-9 -13 0 -26', '#ffffff', 5, 'opacity=".8"') : '');
