import { cycle, lighten, mix } from '../drawing/colors.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { circle, gradient, num, path, polygon, rect, times } from '../drawing/shapes.ts';

export type FacadeOptions = {
  sky: readonly [string, string];
  colors: readonly string[];
  ground?: string;
  water?: string;
  moon?: string;
  night?: boolean;
  columns: number;
};

/** Narrow gabled houses, shoulder to shoulder. */
export const drawFacades: Kind<FacadeOptions> = (canvas, options) => {
  const { random, height } = canvas;
  const base = height * 0.86;
  const ripples = times(30, () =>
    rect(
      random.between(-20, WIDTH),
      random.between(base + 6, height),
      random.between(30, 110),
      3,
      random.pick(options.colors),
      1.5,
      'opacity=".45"',
    ),
  );
  return [
    gradient('sky', options.sky),
    rect(0, 0, WIDTH, height, 'url(#sky)'),
    options.moon ? circle(WIDTH * 0.78, height * 0.12, 34, options.moon) : '',
    times(options.columns, (i) => drawHouse(canvas, options, i, base)),
    rect(0, base, WIDTH, height - base, options.water ?? options.ground ?? '#cfc7bb'),
    options.water ? ripples : '',
  ].join('');
};

function drawHouse(canvas: Canvas, options: FacadeOptions, index: number, base: number): string {
  const { random } = canvas;
  const w = WIDTH / options.columns;
  const x = index * w;
  const tall = canvas.height * random.between(0.48, 0.66);
  const y = base - tall;
  const color = cycle(options.colors, index);
  const trim = lighten(color, 0.72);
  const floors = Math.max(3, Math.round(tall / (w * 0.8)));
  const storey = (tall * 0.74) / floors;
  return [
    drawGable(random.integer(0, 2), x, y, w, color),
    rect(x, y - 1, w + 0.6, tall + 1, color),
    circle(x + w / 2, y - w * 0.18, w * 0.075, trim),
    times(floors * 2, (i) => {
      const glass = options.night && random.chance(0.55) ? '#ffd98a' : mix(color, '#16233f', 0.68);
      return drawWindow(
        x + w * (0.16 + (i % 2) * 0.4),
        y + tall * 0.06 + Math.floor(i / 2) * storey,
        w * 0.28,
        storey * 0.62,
        trim,
        glass,
        random.chance(0.35),
      );
    }),
    rect(x + w * 0.34, base - tall * 0.15, w * 0.32, tall * 0.15, mix(color, '#1a1a2a', 0.6), 4),
    circle(x + w * 0.6, base - tall * 0.07, 2.4, '#f6d27a'),
  ].join('');
}

function drawGable(form: number, x: number, y: number, w: number, color: string): string {
  if (form === 0)
    return polygon(
      [
        [x, y],
        [x + w / 2, y - w * 0.62],
        [x + w, y],
      ],
      color,
    );
  if (form === 1) {
    const steps = `h${num(w * 0.14)}v${num(-w * 0.22)}h${num(w * 0.16)}v${num(-w * 0.2)}h${num(w * 0.4)}v${num(w * 0.2)}h${num(w * 0.16)}v${num(w * 0.22)}h${num(w * 0.14)}`;
    return path(`M${num(x)} ${num(y)}${steps}v2H${num(x)}Z`, color);
  }
  const neck = `q${num(w * 0.16)} ${num(-w * 0.05)} ${num(w * 0.2)} ${num(-w * 0.3)}a${num(w * 0.3)} ${num(w * 0.3)} 0 0 1 ${num(w * 0.6)} 0q${num(w * 0.04)} ${num(w * 0.25)} ${num(w * 0.2)} ${num(w * 0.3)}`;
  return path(`M${num(x)} ${num(y)}${neck}Z`, color);
}

function drawWindow(x: number, y: number, w: number, h: number, trim: string, glass: string, box: boolean): string {
  const flowers =
    rect(x - 4, y + h + 1, w + 8, 7, '#5b8c5a', 3) +
    circle(x + 4, y + h, 4, '#ef7d57') +
    circle(x + w - 4, y + h, 4, '#f6c453') +
    circle(x + w / 2, y + h, 4, '#ef7d57');
  return (
    rect(x - 3, y - 3, w + 6, h + 6, trim, 2) +
    rect(x, y, w, h, glass) +
    rect(x + w / 2 - 1.3, y, 2.6, h, trim) +
    rect(x, y + h * 0.4, w, 2.4, trim) +
    (box ? flowers : '')
  );
}
