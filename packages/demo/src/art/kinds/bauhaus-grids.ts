import { cycle } from '../drawing/colors.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { ellipse, num, path, polygon, rect, times } from '../drawing/shapes.ts';

export type BauhausOptions = { colors: readonly string[]; columns?: number };

type Block = (x: number, y: number, w: number, h: number, first: string, second: string) => string;

const BLOCKS: readonly Block[] = [
  (x, y, w, h, first) => path(`M${num(x)} ${num(y)}h${num(w)}a${num(w)} ${num(h)} 0 0 1 ${num(-w)} ${num(h)}Z`, first),
  (x, y, w, h, first) => path(`M${num(x + w)} ${num(y + h)}h${num(-w)}a${num(w)} ${num(h)} 0 0 1 ${num(w)} ${num(-h)}Z`, first),
  (x, y, w, h, first, second) =>
    ellipse(x + w / 2, y + h / 2, w / 2, h / 2, first) + ellipse(x + w / 2, y + h / 2, w / 4.4, h / 4.4, second),
  (x, y, w, h, first, second) =>
    path(`M${num(x)} ${num(y + h)}a${num(w / 2)} ${num(h)} 0 0 1 ${num(w)} 0Z`, first) +
    path(`M${num(x + w * 0.25)} ${num(y + h)}a${num(w / 4)} ${num(h / 2)} 0 0 1 ${num(w / 2)} 0Z`, second),
  (x, y, w, h, first) =>
    polygon(
      [
        [x, y],
        [x + w, y],
        [x, y + h],
      ],
      first,
    ),
  (x, y, w, h, first) => times(4, (i) => rect(x, y + (i * h) / 4, w, h / 8, first)),
  (x, y, w, h, first) =>
    path(
      `M${num(x)} ${num(y)}a${num(w / 2)} ${num(h / 2)} 0 0 0 ${num(w)} 0ZM${num(x)} ${num(y + h)}a${num(w / 2)} ${num(h / 2)} 0 0 1 ${num(w)} 0Z`,
      first,
    ),
];

/** A grid of quarter circles, stripes and triangles. */
export const drawBauhausGrid: Kind<BauhausOptions> = ({ random, height }, options) => {
  const columns = options.columns ?? 4;
  const w = WIDTH / columns;
  const rows = Math.round(height / w);
  const h = height / rows;
  return times(columns * rows, (cell) => {
    const x = (cell % columns) * w;
    const y = Math.floor(cell / columns) * h;
    const colors = random.shuffle(options.colors);
    const ground = rect(x, y, w + 0.5, h + 0.5, cycle(colors, 0));
    return ground + random.pick(BLOCKS)(x, y, w, h, cycle(colors, 1), cycle(colors, 2));
  });
};
