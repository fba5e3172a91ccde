import { cycle, darken, lighten } from '../drawing/colors.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { circle, ellipse, flower, leaf, num, path, rect, shadow, stroke, times } from '../drawing/shapes.ts';

export type CakeOptions = { mood: Mood; tiers: 1 | 2 | 3; top: 'candles' | 'flowers' | 'berries' };

/** A cake on a stand. */
export const drawCake: Kind<CakeOptions> = (canvas, { mood, tiers, top }) => {
  const { height } = canvas;
  const colors = PALETTES[mood];
  const base = height * 0.8;
  const tall = Math.min(150, (height * 0.46) / tiers);
  const widths = [380, 280, 190];
  const cake = times(tiers, (i) =>
    drawTier(canvas, WIDTH / 2, base - 20 - i * tall, widths[i + (tiers === 1 ? 0 : 0)] ?? 200, tall, cycle(lively(colors), i), colors, i),
  );
  const peak = base - 20 - tiers * tall;
  const bunting =
    stroke(`M-10 ${height * 0.1}Q300 ${height * 0.2} 610 ${height * 0.1}`, colors.ink, 3) +
    times(9, (i) =>
      path(
        `M${20 + i * 66} ${num(height * 0.1 + Math.sin(((i + 0.4) / 9) * Math.PI) * height * 0.05)}h44l-22 46Z`,
        cycle(lively(colors), i),
      ),
    );
  return [
    rect(0, 0, WIDTH, height, colors.tint) + bunting + rect(0, base + 70, WIDTH, height, colors.second, 0, 'opacity=".55"'),
    shadow(WIDTH / 2, base + 92, 170, 14) +
      path(`M270 ${num(base)}h60l16 84h-92Z`, lighten(colors.paper, 0.6)) +
      ellipse(WIDTH / 2, base + 88, 100, 14, lighten(colors.paper, 0.6)) +
      ellipse(WIDTH / 2, base, 240, 26, lighten(colors.paper, 0.75)) +
      ellipse(WIDTH / 2, base - 6, 226, 20, lighten(colors.paper, 0.4)),
    cake,
    TOPS[top](peak, (widths[tiers - 1] ?? 200) * 0.42, top === 'flowers' ? colors.main : colors.accent, colors.third),
  ].join('');
};

function drawTier(
  { random }: Canvas,
  x: number,
  floor: number,
  w: number,
  h: number,
  color: string,
  colors: (typeof PALETTES)[Mood],
  index: number,
): string {
  const drips = times(Math.round(w / 38), (i) =>
    rect(x - w / 2 + i * 38, floor - h, 30, random.between(h * 0.22, h * 0.5), lighten(colors.paper, 0.7), 15),
  );
  const dots = times(Math.round(w / 34), (i) => circle(x - w / 2 + 18 + i * 34, floor - 6, 13, lighten(colors.paper, 0.55)));
  const sprinkles = times(20, () =>
    rect(
      x + random.between(-0.46, 0.44) * w,
      floor - random.between(0.16, 0.5) * h,
      12,
      5,
      random.pick([colors.accent, colors.third, colors.paper]),
      2,
    ),
  );
  return (
    rect(x - w / 2, floor - h, w, h, color, 12) +
    rect(x - w / 2, floor - h * 0.56, w, 9, darken(color, 0.12)) +
    (index % 2 ? '' : sprinkles) +
    drips +
    ellipse(x, floor - h + 3, w / 2, 17, lighten(colors.paper, 0.7)) +
    dots
  );
}

type Top = (y: number, half: number, bright: string, warm: string) => string;

const drawCandles: Top = (y, half, bright, warm) =>
  times(5, (i) => {
    const x = WIDTH / 2 + ((i - 2) * half) / 2.4;
    return (
      rect(x - 6, y - 62, 12, 64, i % 2 ? bright : warm, 3) +
      stroke(`M${num(x - 6)} ${num(y - 20)}l12 -10M${num(x - 6)} ${num(y - 40)}l12 -10`, '#ffffff', 4) +
      path(`M${num(x)} ${num(y - 98)}c13 18 12 30 0 32c-12 -2 -13 -14 0 -32Z`, '#ffb84d') +
      circle(x, y - 72, 5, '#fff3c4')
    );
  });

const drawFlowers: Top = (y, half, bright, warm) =>
  times(6, (i) => leaf(WIDTH / 2 + (i - 2.5) * half * 0.34, y, 54, 14, -1.57 + (i - 2.5) * 0.36, '#4f8a5f')) +
  times(5, (i) => flower(WIDTH / 2 + (i - 2) * half * 0.42, y - 20 - (i % 2) * 22, 36, 9, i % 2 ? '#ffffff' : bright, warm));

const drawBerries: Top = (y, half) =>
  times(11, (i) => {
    const [x, level] = [WIDTH / 2 + ((i % 6) - 2.5 + (i > 5 ? 0.5 : 0)) * half * 0.33, y - 14 - (i > 5 ? 24 : 0)];
    return circle(x, level, 19, i % 3 ? '#d23b4f' : '#3f4bb8') + circle(x - 6, level - 6, 5, '#ffffff', 'opacity=".5"');
  }) + leaf(WIDTH / 2, y - 48, 40, 13, -0.9, '#4f8a5f');

const TOPS = { candles: drawCandles, flowers: drawFlowers, berries: drawBerries };
