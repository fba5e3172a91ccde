import { cycle, lighten, mix } from '../drawing/colors.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, ellipse, leaf, moved, path, rect, stroke, times, TURN } from '../drawing/shapes.ts';

type Draw = (color: string, green: string) => string;

const FRUITS = {
  lemon: (color, green) =>
    leaf(-50, 0, 54, 15, -2.5, green, lighten(green, 0.4)) +
    path('M-52 0C-40 -38 40 -38 52 -6Q62 0 52 8C40 40 -40 38 -52 0Z', color) +
    stroke('M-40 -6C-28 -26 4 -30 22 -24', '#ffffff', 5, 'opacity=".5"'),
  pear: (color, green) =>
    path('M0 -52C18 -52 18 -24 30 -4C48 26 26 52 0 52S-48 26 -30 -4C-18 -24 -18 -52 0 -52Z', color) +
    stroke('M0 -52q2 -14 10 -20', '#6b4a2f', 5) +
    leaf(4, -60, 40, 12, -0.2, green, lighten(green, 0.4)) +
    ellipse(-14, 12, 6, 18, '#ffffff', 'opacity=".35"'),
  cherry: (color, green) =>
    stroke('M-14 -40q14 -26 34 -34M20 -34q0 -24 0 -40', green, 5) +
    circle(-18, -8, 28, color) +
    circle(24, 2, 28, mix(color, '#000000', 0.1)) +
    circle(-27, -18, 7, '#ffffff', 'opacity=".45"') +
    circle(15, -8, 7, '#ffffff', 'opacity=".45"') +
    leaf(20, -72, 44, 14, 0.2, green, lighten(green, 0.4)),
  orange: (color, green) =>
    circle(0, 0, 46, color) +
    circle(0, 0, 38, '#fff6e2') +
    times(8, (i) => leaf(0, 0, 36, 13, (i / 8) * TURN, lighten(color, 0.14))) +
    leaf(34, -34, 44, 13, -0.7, green, lighten(green, 0.4)),
  strawberry: (color, green) =>
    path('M0 50C-30 34 -46 4 -40 -18C-34 -36 -14 -38 0 -30C14 -38 34 -36 40 -18C46 4 30 34 0 50Z', color) +
    times(9, (i) => ellipse(-22 + (i % 3) * 22, -12 + Math.floor(i / 3) * 18, 2.6, 4, '#ffe9a8')) +
    times(5, (i) => leaf(0, -32, 30, 9, -2.8 + i * 0.62, green)),
  fig: (color, green) =>
    path('M0 -54C8 -54 8 -36 22 -18C50 10 34 50 0 50S-50 10 -22 -18C-8 -36 -8 -54 0 -54Z', color) +
    stroke('M-16 36C-26 10 -14 -14 -6 -28M10 40C24 12 14 -12 6 -28', lighten(color, 0.28), 4) +
    leaf(6, -54, 40, 12, -0.4, green, lighten(green, 0.4)),
  avocado: (color, green) =>
    path('M0 -56C24 -56 22 -22 34 0C50 32 28 56 0 56S-50 32 -34 0C-22 -22 -24 -56 0 -56Z', green) +
    path('M0 -44C16 -44 15 -16 25 2C38 28 20 45 0 45S-38 28 -25 2C-15 -16 -16 -44 0 -44Z', color) +
    circle(0, 16, 18, '#8a5a3c') +
    circle(-5, 10, 5, '#c08a62'),
} satisfies Record<string, Draw>;

export type FruitOptions = { background: string; fruit: keyof typeof FRUITS; colors: readonly string[]; leaf: string };

/** One fruit, again and again, each lying a little differently. */
export const drawFruitPattern: Kind<FruitOptions> = ({ random, height }, options) => {
  const step = 150;
  const rows = Math.ceil(height / step) + 2;
  const fruits = times(rows * 6, (cell) => {
    const [i, j] = [(cell % 6) - 1, Math.floor(cell / 6) - 1];
    const x = i * step + (j % 2 ? 75 : 0) + 20;
    return moved(x, j * step + 60, FRUITS[options.fruit](cycle(options.colors, i * 2 + j), options.leaf), random.between(-40, 40));
  });
  return rect(0, 0, WIDTH, height, options.background) + fruits;
};
