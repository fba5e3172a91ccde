import { cycle, darken, lighten, mix } from '../drawing/colors.ts';
import { text } from '../drawing/letters.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { circle, ellipse, leaf, num, path, rect, stroke, times, TURN, UP } from '../drawing/shapes.ts';

export type WallChartOptions = {
  background: string;
  ink: string;
  thing: keyof typeof THINGS;
  colors: readonly string[];
  columns?: number;
  rows?: number;
  title: string;
  names: readonly string[];
};

type Spot = { x: number; y: number; size: number; first: string; second: string; share: number };
type Thing = (canvas: Canvas, spot: Spot, options: WallChartOptions) => string;

/** A school chart: one kind of thing in rows, each with its name. */
export const drawWallChart: Kind<WallChartOptions> = (canvas, options) => {
  const { random, height } = canvas;
  const [columns, rows] = [options.columns ?? 3, options.rows ?? 4];
  const [w, h] = [(WIDTH - 80) / columns, (height - 180) / rows];
  const things = times(columns * rows, (cell) => {
    const [x, y] = [40 + w * ((cell % columns) + 0.5), 122 + h * (Math.floor(cell / columns) + 0.46)];
    const spot = {
      x,
      y,
      size: Math.min(w, h) * 0.36,
      first: random.pick(options.colors),
      second: random.pick(options.colors),
      share: cell / (columns * rows - 1),
    };
    return (
      THINGS[options.thing](canvas, spot, options) +
      text(x, y + h * 0.48, cycle(options.names, cell), { size: 17, color: options.ink, anchor: 'middle' })
    );
  });
  return [
    rect(0, 0, WIDTH, height, options.background),
    rect(22, 22, WIDTH - 44, height - 44, 'none', 0, `stroke="${options.ink}" stroke-width="1.6"`),
    text(WIDTH / 2, 88, options.title, { size: 42, color: options.ink, anchor: 'middle', weight: 700 }),
    things,
  ].join('');
};

const drawMushroom: Thing = ({ random }, { x, y, size, first }, { background }) => {
  const [w, h] = [size * random.between(0.8, 1.15), size * random.between(0.5, 0.9)];
  const stem = `M${num(x - size * 0.16)} ${num(y + size)}C${num(x - size * 0.2)} ${num(y + size * 0.4)} ${num(x - size * 0.12)} ${num(y)} ${num(x - size * 0.12)} ${num(y - size * 0.1)}H${num(x + size * 0.12)}C${num(x + size * 0.12)} ${num(y)} ${num(x + size * 0.22)} ${num(y + size * 0.4)} ${num(x + size * 0.18)} ${num(y + size)}Z`;
  const cap = `M${num(x - w)} ${num(y)}C${num(x - w)} ${num(y - h * 1.5)} ${num(x + w)} ${num(y - h * 1.5)} ${num(x + w)} ${num(y)}Q${num(x)} ${num(y + size * 0.22)} ${num(x - w)} ${num(y)}Z`;
  return (
    path(stem, mix(background, '#8a6a4a', 0.3)) +
    path(cap, first) +
    times(6, () =>
      circle(x + random.between(-0.55, 0.55) * w, y - random.between(0.15, 0.7) * h, random.between(3, 8), '#fff4e0', 'opacity=".9"'),
    )
  );
};

const drawButterfly: Thing = (_canvas, { x, y, size: s, first, second }, { ink }) => {
  const side = (way: number): string => {
    const p = (u: number, v: number): string => `${num(x + way * s * u)} ${num(y + s * v)}`;
    return [
      path(`M${p(0, 0)}C${p(0.3, -1.1)} ${p(1.3, -1)} ${p(1, -0.2)}C${p(0.8, 0.1)} ${p(0.3, 0.1)} ${p(0, 0)}Z`, first),
      path(`M${p(0, 0)}C${p(0.5, 0)} ${p(1, 0.3)} ${p(0.7, 0.75)}C${p(0.4, 1)} ${p(0.1, 0.5)} ${p(0, 0)}Z`, second),
      circle(x + way * s * 0.68, y - s * 0.48, s * 0.15, lighten(first, 0.6)) +
        circle(x + way * s * 0.5, y + s * 0.44, s * 0.1, lighten(second, 0.6)),
      stroke(`M${p(0, -0.3)}Q${p(0.1, -0.8)} ${p(0.3, -0.9)}`, ink, 2),
    ].join('');
  };
  return side(-1) + side(1) + ellipse(x, y + s * 0.1, s * 0.07, s * 0.45, ink);
};

const drawMoon: Thing = (_canvas, { x, y, size, share }, { background, ink, colors }) => {
  const phase = share * 2 - 1;
  const bulge = size * Math.cos(Math.abs(phase) * Math.PI);
  const side = phase < 0 ? 1 : 0;
  const inner = bulge > 0 === (side === 1) ? 0 : 1;
  const lit = `M${num(x)} ${num(y - size)}A${num(size)} ${num(size)} 0 0 ${side} ${num(x)} ${num(y + size)}A${num(Math.abs(bulge) + 0.1)} ${num(size)} 0 0 ${inner} ${num(x)} ${num(y - size)}Z`;
  return circle(x, y, size, mix(background, ink, 0.14)) + path(lit, cycle(colors, 0));
};

const drawAgave: Thing = (_canvas, { x, y, size, first }) =>
  times(9, (k) =>
    leaf(
      x,
      y + size * 0.7,
      size * 1.7 * (1 - Math.abs(4 - k) * 0.05),
      size * 0.24,
      UP + (4 - k) * 0.3,
      k % 2 ? first : lighten(first, 0.3),
    ),
  ) + ellipse(x, y + size * 0.72, size * 0.22, size * 0.13, darken(first, 0.2));

const drawBeetle: Thing = (_canvas, { x, y, size: s, first }, { ink }) =>
  [
    times(6, (i) =>
      stroke(
        `M${num(x)} ${num(y + ((i % 3) - 0.6) * s * 0.42)}q${num((i < 3 ? -1 : 1) * s * 0.5)} ${num(-s * 0.24)} ${num((i < 3 ? -1 : 1) * s * 0.86)} ${num(((i % 3) - 1) * s * 0.3)}`,
        ink,
        4,
      ),
    ),
    circle(x, y - s * 0.72, s * 0.24, ink) +
      stroke(`M${num(x - 6)} ${num(y - s * 0.9)}q-8 -14 -20 -12M${num(x + 6)} ${num(y - s * 0.9)}q8 -14 20 -12`, ink, 3),
    ellipse(x, y - s * 0.4, s * 0.44, s * 0.26, darken(first, 0.3)),
    ellipse(x, y + s * 0.22, s * 0.58, s * 0.72, first),
    stroke(`M${num(x)} ${num(y - s * 0.4)}V${num(y + s * 0.92)}`, darken(first, 0.4), 3),
    [-1, 1]
      .map(
        (side) =>
          ellipse(x + side * s * 0.26, y + s * 0.05, s * 0.1, s * 0.17, lighten(first, 0.5)) +
          circle(x + side * s * 0.24, y + s * 0.52, s * 0.09, lighten(first, 0.5)),
      )
      .join(''),
  ].join('');

const drawCheese: Thing = ({ random }, { x, y, size: s, first }) =>
  path(
    `M${num(x - s)} ${num(y + s * 0.1)}L${num(x + s * 0.7)} ${num(y - s * 0.7)}Q${num(x + s)} ${num(y - s * 0.4)} ${num(x + s)} ${num(y + s * 0.1)}Z`,
    lighten(first, 0.35),
  ) +
  rect(x - s, y + s * 0.1, s * 2, s * 0.62, first, 4) +
  times(5, (i) =>
    circle(x - s * 0.76 + i * s * 0.38, y + s * random.between(0.26, 0.56), s * random.between(0.06, 0.13), darken(first, 0.16)),
  );

const drawKnot: Thing = (_canvas, { x, y, size: s, first, share }, { background }) => {
  const loops = 2 + Math.round(share * 5);
  const points = Array.from({ length: 121 }, (_, i) => {
    const angle = (i / 120) * TURN;
    const reach = s * (0.62 + 0.3 * Math.cos(loops * angle));
    return `${num(x + Math.cos(angle * 2) * reach)} ${num(y + Math.sin(angle * 2) * reach)}`;
  });
  const d = `M${points.join('L')}`;
  return stroke(d, darken(first, 0.25), 13) + stroke(d, first, 8) + stroke(d, mix(first, background, 0.6), 2, 'stroke-dasharray="6 7"');
};

const THINGS = {
  mushroom: drawMushroom,
  butterfly: drawButterfly,
  moon: drawMoon,
  agave: drawAgave,
  beetle: drawBeetle,
  cheese: drawCheese,
  knot: drawKnot,
} satisfies Record<string, Thing>;
