import { cycle, lighten } from '../drawing/colors.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import {
  circle,
  ellipse,
  flower,
  gradient,
  leaf,
  moved,
  num,
  path,
  polar,
  range,
  rect,
  shadow,
  stroke,
  times,
  TURN,
  UP,
} from '../drawing/shapes.ts';

type Bunch = { count: number; green: string; bloom: 'daisy' | 'ball' | 'tulip'; colors: readonly string[] };

export type StillLifeOptions = {
  background: readonly [string, string];
  arch?: string;
  sun?: string;
  table: string;
  colors: readonly string[];
  bunches: readonly (Bunch | null)[];
  places?: readonly number[];
  fruit?: { count: number; x: number; colors: readonly string[] };
};

/** Vases on a table, some with flowers, perhaps with fruit. */
export const drawStillLife: Kind<StillLifeOptions> = (canvas, options) => {
  const { height } = canvas;
  const table = height * 0.72;
  const arch = `M${WIDTH * 0.2} ${table}V${height * 0.42}a${WIDTH * 0.3} ${WIDTH * 0.3} 0 0 1 ${WIDTH * 0.6} 0V${table}Z`;
  return [
    gradient('wall', options.background) + rect(0, 0, WIDTH, height, 'url(#wall)'),
    options.arch ? path(arch, options.arch) : '',
    options.sun ? circle(WIDTH * 0.7, height * 0.26, WIDTH * 0.15, options.sun) : '',
    rect(0, table, WIDTH, height - table, options.table) + rect(0, table, WIDTH, 5, lighten(options.table, 0.3)),
    (options.places ?? [0.26, 0.52, 0.76]).map((place, index) => drawVase(canvas, options, place, index, table)).join(''),
    drawFruit(canvas, options, table),
  ].join('');
};

function drawVase(canvas: Canvas, options: StillLifeOptions, place: number, index: number, table: number): string {
  const { random, height } = canvas;
  const x = WIDTH * place;
  const tall = height * random.between(0.18, 0.3) * (index === 1 ? 1.15 : 1);
  const wide = WIDTH * random.between(0.17, 0.22);
  const foot = table + height * 0.07 + (index % 2) * height * 0.045;
  const bunch = options.bunches[index];
  return [
    shadow(x + wide * 0.25, foot, wide * 0.62, height * 0.014),
    bunch ? drawBunch(canvas, bunch, x, foot - tall) : '',
    moved(x, foot, path(vaseOutline(random.integer(0, 4), wide, tall), cycle(options.colors, index))),
    ellipse(x - wide * 0.16, foot - tall * 0.4, wide * 0.05, tall * 0.16, '#ffffff', 'opacity=".28"'),
  ].join('');
}

/** Five vases, drawn in shares of their width and height from the middle of the foot. */
function vaseOutline(form: number, wide: number, tall: number): string {
  const p = (x: number, y: number): string => `${num(x * wide)} ${num(-y * tall)}`;
  const forms = [
    `M${p(-0.3, 0)}C${p(-0.7, 0.2)} ${p(-0.6, 0.6)} ${p(-0.2, 0.75)}L${p(-0.22, 1)}L${p(0.22, 1)}L${p(0.2, 0.75)}C${p(0.6, 0.6)} ${p(0.7, 0.2)} ${p(0.3, 0)}Z`,
    `M${p(-0.35, 0)}L${p(-0.5, 0.7)}Q${p(-0.5, 0.85)} ${p(-0.25, 0.88)}L${p(-0.25, 1)}L${p(0.25, 1)}L${p(0.25, 0.88)}Q${p(0.5, 0.85)} ${p(0.5, 0.7)}L${p(0.35, 0)}Z`,
    `M${p(-0.25, 0)}C${p(-0.65, 0.05)} ${p(-0.65, 0.55)} ${p(-0.14, 0.6)}L${p(-0.14, 1)}L${p(0.14, 1)}L${p(0.14, 0.6)}C${p(0.65, 0.55)} ${p(0.65, 0.05)} ${p(0.25, 0)}Z`,
    `M${p(-0.42, 0)}L${p(-0.42, 1)}L${p(0.42, 1)}L${p(0.42, 0)}Z`,
    `M${p(-0.2, 0)}C${p(-0.1, 0.3)} ${p(-0.7, 0.5)} ${p(-0.45, 1)}L${p(0.45, 1)}C${p(0.7, 0.5)} ${p(0.1, 0.3)} ${p(0.2, 0)}Z`,
  ];
  return cycle(forms, form);
}

function drawBunch(canvas: Canvas, bunch: Bunch, x: number, y: number): string {
  const { random, height } = canvas;
  return range(bunch.count)
    .map((i) => {
      const angle = UP + ((i - (bunch.count - 1) / 2) * 1.2) / Math.max(1, bunch.count - 1);
      const reach = height * random.between(0.16, 0.27);
      const [endX, endY] = polar(x, y, reach, angle);
      const stem = stroke(`M${num(x)} ${num(y + 8)}Q${num(x)} ${num(y - reach * 0.5)} ${num(endX)} ${num(endY)}`, bunch.green, 3.4);
      const leaves = [0.4, 0.65].map((t, k) =>
        leaf(x + (endX - x) * t * 0.8, y + (endY - y) * t, WIDTH * 0.075, WIDTH * 0.022, angle + ((i + k) % 2 ? 0.8 : -0.8), bunch.green),
      );
      return stem + leaves.join('') + drawBloom(canvas, bunch, endX, endY);
    })
    .join('');
}

function drawBloom({ random }: Canvas, bunch: Bunch, x: number, y: number): string {
  if (bunch.bloom === 'tulip')
    return path(
      `M${num(x - 17)} ${num(y - 20)}q-5 36 17 38q22 -2 17 -38q-8 2 -10 12l-7 -14l-7 14q-2 -10 -10 -12Z`,
      random.pick(bunch.colors),
    );
  if (bunch.bloom === 'daisy') return flower(x, y, 30, 8, random.pick(bunch.colors), '#f2c14e');
  return times(9, (i) => circle(...polar(x, y, 13, (i / 9) * TURN), 10, cycle(bunch.colors, i))) + circle(x, y, 11, cycle(bunch.colors, 0));
}

function drawFruit({ random, height }: Canvas, { fruit }: StillLifeOptions, table: number): string {
  if (!fruit) return '';
  return times(fruit.count, (i) => {
    const [x, y] = [WIDTH * (fruit.x + i * 0.075), table + height * 0.17 + (i % 2) * height * 0.02];
    return (
      shadow(x + 5, y + 19, 22, 6) +
      circle(x, y, 21, random.pick(fruit.colors)) +
      circle(x - 6, y - 7, 5, '#ffffff', 'opacity=".4"') +
      stroke(`M${num(x)} ${num(y - 20)}q2 -8 7 -9`, '#3f6b3f', 3)
    );
  });
}
