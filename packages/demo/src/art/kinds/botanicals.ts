import { cycle, darken, mix } from '../drawing/colors.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { circle, leaf, leafOutline, outline, polar, range, rect, segment, stroke, times, TURN, UP, type Point } from '../drawing/shapes.ts';

type Foliage = 'leaves' | 'berries' | 'needles';

export type BotanicalOptions = {
  background: string;
  colors: readonly string[];
  /** With a line colour alone the plant is drawn in ink, without fill. */
  line?: string;
  inked?: boolean;
  stems: number;
  foliage: readonly Foliage[];
  pairs?: number;
  size?: number;
  flowers?: readonly string[];
  berry?: string;
};

/** Pressed plants: stems with paired leaves, berries or needles, perhaps in flower. */
export const drawBotanical: Kind<BotanicalOptions> = (canvas, options) =>
  rect(0, 0, WIDTH, canvas.height, options.background) + times(options.stems, (index) => drawPlant(canvas, options, index));

function drawPlant(canvas: Canvas, options: BotanicalOptions, index: number): string {
  const { random, height } = canvas;
  const place = options.stems === 1 ? 0.5 : 0.22 + (0.56 * index) / (options.stems - 1);
  const foot = WIDTH * place + random.between(-12, 12);
  const top = height * random.between(0.12, 0.24);
  const bend = random.between(-60, 60);
  const along = (t: number): Point => [foot + bend * Math.sin(t * 2.2) * t, height * 0.93 - (height * 0.93 - top) * t];
  const color = cycle(options.colors, index);
  const pairs = options.pairs ?? 9;

  const stem = stroke(outline(range(21).map((step) => along(step / 20))), options.line ?? color, options.inked ? 3 : 4);
  const leaves = times(pairs, (i) => {
    const t = 0.2 + (0.76 * (i + 1)) / pairs;
    const size = (1 - t * 0.55) * WIDTH * 0.2 * (options.size ?? 1);
    const shade = i % 2 ? color : mix(color, options.background, 0.22);
    return [-1, 1].map((side) => drawLeaf(canvas, options, along(t), size, side, cycle(options.foliage, index), shade)).join('');
  });
  return stem + leaves + (options.flowers ? drawBloom(along(1), cycle(options.flowers, index)) : '');
}

function drawLeaf(
  { random }: Canvas,
  options: BotanicalOptions,
  [x, y]: Point,
  size: number,
  side: number,
  foliage: Foliage,
  color: string,
): string {
  const angle = UP + side * (foliage === 'needles' ? 1 : 0.75) + random.between(-0.08, 0.08);
  const line = options.line ?? color;
  if (foliage === 'berries') {
    const ring = options.inked ? `stroke="${line}" stroke-width="3"` : '';
    const tip = polar(x, y, size * 0.78, angle);
    return (
      segment([x, y], polar(x, y, size * 0.7, angle), line, 2.6) +
      circle(...tip, size * 0.17, options.inked ? 'none' : (options.berry ?? color), ring)
    );
  }
  const [long, wide] = foliage === 'leaves' ? [size, size * 0.28] : [size * 0.8, size * 0.13];
  if (!options.inked) return leaf(x, y, long, wide, angle, color, foliage === 'leaves' ? mix(color, options.background, 0.5) : undefined);
  return stroke(leafOutline(x, y, long, wide, angle), line, 3) + segment([x, y], polar(x, y, long * 0.8, angle), line, 1.8);
}

const drawBloom = ([x, y]: Point, color: string): string =>
  times(9, (i) => leaf(x, y, 64, 17, (i / 9) * TURN, color, darken(color, 0.12))) + circle(x, y, 18, '#f4c95d');
