import { cycle, lighten } from '../drawing/colors.ts';
import { WIDTH, type Canvas } from '../drawing/picture.ts';
import { circle, ellipse, leaf, num, path, polar, rect, stroke, times, TURN } from '../drawing/shapes.ts';

/** What lies on the plate, and in which colours. */
export type FoodOptions = { broth?: string; colors?: readonly string[] };

/** Draws a dish around its middle. */
type Food = (canvas: Canvas, options: FoodOptions, x: number, y: number, radius: number) => string;

const drawNoodles: Food = ({ random, height }, options, x, y, radius) =>
  [
    circle(x, y, radius * 0.82, options.broth ?? '#d98b3f'),
    times(34, () => {
      const [startX, startY] = polar(x, y, radius * random.between(0.1, 0.55), random.between(0, TURN));
      const swing = (): number => num(random.between(-60, 60));
      return stroke(
        `M${num(startX)} ${num(startY)}q${swing()} ${swing()} ${swing()} ${swing()}`,
        random.pick(['#f4d58d', '#f7e1a8', '#eec66d']),
        6,
      );
    }),
    [polar(x, y, radius * 0.5, 0.6), polar(x, y, radius * 0.45, 3.4)]
      .map(([a, b]) => ellipse(a, b, 46, 38, '#fffaf0') + circle(a + 3, b, 20, '#f4a52a') + circle(a - 3, b - 6, 6, '#fbd07a'))
      .join(''),
    times(16, () =>
      circle(
        x + random.between(-0.5, 0.5) * radius,
        y + random.between(-0.6, 0.6) * radius,
        8,
        'none',
        'stroke="#5d9b55" stroke-width="4"',
      ),
    ),
    times(
      3,
      (i) =>
        circle(x - radius * 0.35 + i * 30, y - radius * 0.45, 24, '#ffe9ec') +
        circle(x - radius * 0.35 + i * 30, y - radius * 0.45, 24, 'none', 'stroke="#e8789a" stroke-width="4" stroke-dasharray="9 6"'),
    ),
    stroke(
      `M${WIDTH * 0.6} ${height * 0.06}L${WIDTH * 0.98} ${height * 0.5}M${WIDTH * 0.66} ${height * 0.03}L${WIDTH * 1.02} ${height * 0.42}`,
      '#8a4b2d',
      9,
    ),
  ].join('');

const drawCitrus: Food = ({ random }, options, x, y, radius) => {
  const slice = (cx: number, cy: number, size: number, color: string): string =>
    circle(cx, cy, size, color) +
    circle(cx, cy, size * 0.87, '#fff6e2') +
    times(9, (k) => leaf(cx, cy, size * 0.82, size * 0.26, (k / 9) * TURN, lighten(color, 0.18)));
  const slices = times(9, (i) =>
    slice(...polar(x, y, i === 8 ? 0 : radius * 0.54, (i / 8) * TURN), radius * 0.26, cycle(options.colors ?? ['#f08a24'], i)),
  );
  return (
    slices +
    times(8, () =>
      leaf(
        x + random.between(-0.5, 0.5) * radius,
        y + random.between(-0.5, 0.5) * radius,
        48,
        13,
        random.between(0, 6),
        '#4f8f57',
        '#2f6b40',
      ),
    )
  );
};

const drawTart: Food = ({ random }, options, x, y, radius) =>
  [
    circle(x, y, radius * 0.8, '#d79a54') +
      times(40, (i) => circle(...polar(x, y, radius * 0.78, (i / 40) * TURN), 10, '#c98843')) +
      circle(x, y, radius * 0.7, '#fbe6b8'),
    times(4, (ring) => {
      const reach = radius * (0.58 - ring * 0.17);
      const count = Math.max(1, Math.round((reach * TURN) / 46));
      return times(count, (i) => {
        const [a, b] = polar(x, y, reach, (i / count) * TURN + ring * 0.3);
        return circle(a, b, 21, cycle(options.colors ?? ['#3f4bb8'], ring)) + circle(a - 6, b - 6, 5, '#ffffff', 'opacity=".45"');
      });
    }),
    times(7, () =>
      leaf(x + random.between(-0.4, 0.4) * radius, y + random.between(-0.4, 0.4) * radius, 36, 11, random.between(0, 6), '#5a9a5e'),
    ),
  ].join('');

const drawSalad: Food = ({ random }, _options, x, y, radius) => {
  const somewhere = (): [number, number] => [x + random.between(-0.5, 0.5) * radius, y + random.between(-0.5, 0.5) * radius];
  const tomato = ([a, b]: [number, number]): string =>
    circle(a, b, 23, '#e2503f') + circle(a, b, 16, '#f07a63') + circle(a - 5, b - 3, 3, '#fbd7a5') + circle(a + 6, b + 4, 3, '#fbd7a5');
  return [
    circle(x, y, radius * 0.82, '#e9efd6'),
    times(46, () =>
      leaf(
        ...somewhere(),
        random.between(40, 74),
        random.between(14, 26),
        random.between(0, TURN),
        random.pick(['#3f7d4b', '#5c9c58', '#83b86b', '#2f6443']),
        '#a8d08d',
      ),
    ),
    times(11, () => tomato(somewhere())),
    times(7, () => circle(...somewhere(), 22, 'none', 'stroke="#8d5aa8" stroke-width="5"')),
    times(9, () => rect(...somewhere(), 30, 24, '#fffdf2', 5)),
  ].join('');
};

const drawPizza: Food = ({ random }, _options, x, y, radius) => {
  const somewhere = (share: number): readonly [number, number] =>
    polar(x, y, radius * Math.sqrt(random.next()) * share, random.between(0, TURN));
  return [
    circle(x, y, radius * 0.9, '#d99a54') + circle(x, y, radius * 0.78, '#d9482f') + circle(x, y, radius * 0.74, '#f4cf7a'),
    times(9, () => circle(...somewhere(0.55), random.between(26, 40), '#fff6e0')),
    times(9, (i) => {
      const [a, b] = polar(x, y, radius * (i % 2 ? 0.34 : 0.58), (i / 9) * TURN);
      return circle(a, b, 25, '#b83a2f') + circle(a - 5, b - 5, 7, '#d96a54');
    }),
    times(12, () => leaf(...somewhere(0.6), random.between(30, 44), 12, random.between(0, TURN), '#3f7d4b', '#83b86b')),
    times(4, (i) =>
      stroke(
        `M${num(x)} ${num(y)}L${polar(x, y, radius * 0.9, 0.4 + (i * TURN) / 4)
          .map(num)
          .join(' ')}`,
        CUT,
        4,
      ),
    ),
  ].join('');
};

const CUT = '#b9763a';

const drawPancakes: Food = ({ random }, options, x, y, radius) =>
  [
    times(
      4,
      (i) =>
        ellipse(x + i * 5 - 8, y + 34 - i * 20, radius * 0.62, radius * 0.58, i % 2 ? '#c98843' : '#b9743a') +
        ellipse(x + i * 5 - 8, y + 30 - i * 20, radius * 0.58, radius * 0.54, '#eab76d'),
    ),
    path(
      `M${num(x - 90)} ${num(y - 40)}C${num(x - 60)} ${num(y - 110)} ${num(x + 80)} ${num(y - 110)} ${num(x + 96)} ${num(y - 36)}C${num(x + 120)} ${num(y + 50)} ${num(x + 60)} ${num(y + 20)} ${num(x + 40)} ${num(y + 60)}C${num(x + 10)} ${num(y + 20)} ${num(x - 60)} ${num(y + 70)} ${num(x - 90)} ${num(y - 40)}Z`,
      '#c2702c',
      'opacity=".75"',
    ),
    rect(x - 26, y - 62, 56, 44, '#fff2b8', 8) + rect(x - 26, y - 62, 56, 14, '#fff9dc', 7),
    times(9, () => {
      const [a, b] = [x + random.between(-0.55, 0.55) * radius, y + random.between(0.1, 0.7) * radius];
      return circle(a, b, 15, random.pick(options.colors ?? ['#3f4bb8', '#d23b4f'])) + circle(a - 4, b - 4, 4, '#ffffff', 'opacity=".5"');
    }),
  ].join('');

const drawSushi: Food = (_canvas, options, x, y, radius) =>
  times(9, (i) => {
    const [a, b] = [x + ((i % 3) - 1) * radius * 0.48, y + (Math.floor(i / 3) - 1) * radius * 0.48];
    const heart = cycle(options.colors ?? ['#f28f6b', '#8fae6a', '#f4c95d'], i + Math.floor(i / 3));
    if (i % 3 === 1)
      return (
        ellipse(a, b + 4, 30, 46, '#fffdf6') +
        ellipse(a, b, 26, 42, heart) +
        times(3, (k) => stroke(`M${num(a - 18)} ${num(b - 20 + k * 18)}q18 10 36 0`, lighten(heart, 0.45), 4))
      );
    return (
      circle(a, b, 38, '#22332c') + circle(a, b, 32, '#fffdf6') + circle(a - 5, b, 11, heart) + circle(a + 9, b + 6, 8, lighten(heart, 0.3))
    );
  });

export const FOODS = {
  noodle: drawNoodles,
  citrus: drawCitrus,
  tart: drawTart,
  salad: drawSalad,
  pizza: drawPizza,
  pancakes: drawPancakes,
  sushi: drawSushi,
} satisfies Record<string, Food>;
