import { cycle, darken, lighten } from '../drawing/colors.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { circle, clip, flower, moved, path, rect, stroke, times } from '../drawing/shapes.ts';

export type DressOptions = { mood: Mood; count: 1 | 2 | 3 };

/** Dresses on hangers, each of another cloth. */
export const drawDresses: Kind<DressOptions> = (canvas, { mood, count }) => {
  const { random, height } = canvas;
  const colors = PALETTES[mood];
  const step = WIDTH / count;
  const scale = Math.min(step / 340, height / 640) * (count === 1 ? 0.86 : 1);
  const rail = height / 2 - 285 * scale;
  return [
    rect(0, 0, WIDTH, height, colors.tint) + rect(0, 0, WIDTH, height, colors.paper, 0, 'opacity=".5"'),
    rect(0, rail - 6, WIDTH, 9, darken(colors.ink, 0.1)),
    times(count, (i) =>
      moved(
        (i + 0.5) * step,
        height / 2,
        drawDress(canvas, i + random.integer(0, 1), cycle(lively(colors), i), cycle(lively(colors), i + 1), colors.paper, `dress${i}`),
        random.between(-2, 2),
        scale,
      ),
    ),
  ].join('');
};

const CUTS = [
  'M-54 -190L-70 -170L-58 -40C-80 80 -130 180 -150 250Q0 290 150 250C130 180 80 80 58 -40L70 -170L54 -190Q0 -120 -54 -190Z',
  'M-70 -190L-130 -110L-92 -84L-72 -110L-66 -30L-120 230Q0 260 120 230L66 -30L72 -110L92 -84L130 -110L70 -190Q0 -150 -70 -190Z',
  'M-40 -200L-66 -120L-60 -20C-110 20 -140 60 -150 110L-120 100L-130 190L-96 176L-100 260Q0 286 100 260L96 176L130 190L120 100L150 110C140 60 110 20 60 -20L66 -120L40 -200Q0 -110 -40 -200Z',
];

function drawDress(canvas: Canvas, cut: number, color: string, second: string, paper: string, id: string): string {
  const shape = cycle(CUTS, cut);
  return [
    stroke('M0 -286V-250C30 -244 30 -222 0 -222L-86 -178M0 -222L86 -178', '#8a6a4a', 7),
    path(shape, color),
    clip(id, `<path d="${shape}"/>`, cycle(CLOTHS, cut)(canvas, second, paper)),
    stroke('M-58 -34Q0 -16 58 -34', darken(color, 0.3), 9) + circle(0, -26, 11, second),
    stroke('M-30 20L-58 230M0 20V250M30 20L58 230', darken(color, 0.2), 3, 'opacity=".6"'),
  ].join('');
}

type Cloth = (canvas: Canvas, color: string, paper: string) => string;

const CLOTHS: readonly Cloth[] = [
  ({ random }, color, paper) => times(34, () => flower(random.between(-150, 150), random.between(-190, 260), 22, 6, paper, color)),
  (_canvas, color) => times(14, (i) => rect(-160, -190 + i * 34, 320, 13, color, 0, 'opacity=".85"')),
  (_canvas, color, paper) =>
    times(130, (i) =>
      circle(-156 + (i % 13) * 26 + (Math.floor(i / 13) % 2) * 13, -200 + Math.floor(i / 13) * 48, 7, i % 2 ? paper : lighten(color, 0.2)),
    ),
];
