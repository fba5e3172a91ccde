import { cycle, darken, lighten } from '../drawing/colors.ts';
import { text } from '../drawing/letters.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, gradient, num, path, rect, stroke, times } from '../drawing/shapes.ts';

export type StallOptions = {
  sky: readonly [string, string];
  sun: string;
  ground: string;
  /** Counter, awning, back wall, pots. */
  colors: readonly [string, string, string, string];
  sign: string;
  goods: 'flowers' | 'fruit' | 'bread';
  wares: readonly string[];
};

/** A market stall on wheels under a striped awning. */
export const drawStall: Kind<StallOptions> = ({ height }, options) => {
  const [counter, awning, back] = options.colors;
  const [x, w, y] = [WIDTH * 0.14, WIDTH * 0.72, height * 0.4];
  const fringe = (w + 60) / 9;
  const shelf = y + height * 0.2;
  return [
    gradient('sky', options.sky) + rect(0, 0, WIDTH, height, 'url(#sky)') + circle(WIDTH * 0.2, height * 0.18, 40, options.sun),
    rect(0, height * 0.82, WIDTH, height * 0.18, options.ground),
    rect(x + 14, y, w - 28, height * 0.44, back, 8) + rect(x, shelf, w, height * 0.24, counter, 10),
    times(8, (i) => rect(x + 10 + (i * (w - 20)) / 8, y + height * 0.22, (w - 20) / 16, height * 0.2, lighten(counter, 0.14))),
    times(9, (i) =>
      path(
        `M${num(x - 30 + i * fringe)} ${num(y - 30)}h${num(fringe)}v70a${num(fringe / 2)} ${num(fringe / 2)} 0 0 1 ${num(-fringe)} 0Z`,
        i % 2 ? '#ffffff' : awning,
      ),
    ),
    rect(x - 30, y - 46, w + 60, 20, darken(awning, 0.12), 6),
    rect(x + w * 0.27, y - 98, w * 0.46, 54, '#fffaf0', 10) +
      text(WIDTH / 2, y - 60, options.sign, { size: 32, color: '#2a2430', weight: 700, anchor: 'middle' }),
    times(6, (i) => GOODS[options.goods](options, i, x + w * (0.1 + 0.16 * i), shelf)),
    [x + 60, x + w - 60].map((wheel) => circle(wheel, height * 0.84, 32, '#2a2430') + circle(wheel, height * 0.84, 13, '#ffffff')).join(''),
  ].join('');
};

type Goods = (options: StallOptions, index: number, x: number, y: number) => string;

const drawFlowers: Goods = (options, index, x, y) =>
  times(
    5,
    (q) =>
      stroke(`M${num(x)} ${num(y - 30)}q${(q - 2) * 6} -26 ${(q - 2) * 11} -40`, '#3f7d58', 3) +
      circle(x + (q - 2) * 11, y - 72, 9, cycle(options.wares, index + q)),
  ) + path(`M${num(x - 20)} ${num(y - 34)}h40l-6 34h-28Z`, index % 2 ? options.colors[3] : darken(options.colors[2], 0.12));

const drawFruit: Goods = (options, index, x, y) =>
  times(6, (q) =>
    circle(x - 22 + (q % 3) * 22 + (q > 2 ? 11 : 0) - (q === 5 ? 33 : 0), y - 30 - (q > 2 ? 18 : 0), 13, cycle(options.wares, index)),
  ) + path(`M${num(x - 36)} ${num(y - 26)}h72l-8 26h-56Z`, options.colors[3]);

const drawBread: Goods = (options, index, x, y) => {
  const crust = cycle(options.wares, index);
  const cuts = `M${num(x - 16)} ${num(y - 26)}l8 14M${num(x)} ${num(y - 30)}l8 16M${num(x + 16)} ${num(y - 28)}l6 14`;
  return (
    path(`M${num(x - 36)} ${num(y)}C${num(x - 44)} ${num(y - 50)} ${num(x + 44)} ${num(y - 50)} ${num(x + 36)} ${num(y)}Z`, crust) +
    stroke(cuts, lighten(crust, 0.5), 5)
  );
};

const GOODS = { flowers: drawFlowers, fruit: drawFruit, bread: drawBread };
