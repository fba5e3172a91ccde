import { lighten } from '../drawing/colors.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { circle, gradient, leaf, moved, num, path, polygon, rect, stroke, times, UP } from '../drawing/shapes.ts';

export type WindowCatOptions = {
  wall: string;
  sky: readonly [string, string];
  sun: string;
  hill: string;
  curtain: string;
  cat: string;
  pink: string;
  ink: string;
  pot: string;
};

/** A cat on the sill, eyes closed, hills outside. */
export const drawWindowCat: Kind<WindowCatOptions> = (canvas, options) => {
  const { height } = canvas;
  return [
    drawWindow(height, options),
    drawCurtains(height, options.curtain),
    moved(WIDTH * 0.42, height * 0.725, drawCat(options)),
    drawPlant(canvas, options.pot),
  ].join('');
};

function drawWindow(height: number, { wall, sky, sun, hill }: WindowCatOptions): string {
  const y = (share: number): number => num(height * share);
  const hills = times(4, (i) =>
    path(
      `M102 ${y(0.72)}V${y(0.48 + i * 0.06)}Q${180 + 30 * i} ${y(0.4 + i * 0.06)} 300 ${y(0.5 + i * 0.055)}T498 ${y(0.46 + i * 0.06)}V${y(0.72)}Z`,
      lighten(hill, 0.5 - i * 0.16),
    ),
  );
  return [
    gradient('sky', sky) + rect(0, 0, WIDTH, height, wall),
    rect(84, y(0.08), 432, y(0.66), '#ffffff', 6) + rect(102, y(0.1), 396, y(0.62), 'url(#sky)'),
    circle(396, y(0.22), 36, sun) + hills,
    rect(294, y(0.1), 12, y(0.62), '#ffffff') + rect(102, y(0.34), 396, 9, '#ffffff'),
    rect(48, y(0.72), 504, 26, '#ffffff', 5) + rect(60, y(0.72) + 26, 480, 10, '#000000', 0, 'opacity=".08"'),
  ].join('');
}

const drawCurtains = (height: number, color: string): string =>
  path(`M504 0h96v${num(height * 0.84)}q-60 -30 -50 -120q-44 -200 -46 ${num(-height * 0.6)}Z`, color) +
  path(`M96 0H0v${num(height * 0.84)}q60 -30 50 -120q44 -200 46 ${num(-height * 0.6)}Z`, color);

/** The cat around the middle of the sill. */
const drawCat = ({ cat, pink, ink }: WindowCatOptions): string =>
  [
    path('M-70 0C-92 -90 -64 -150 -20 -166C34 -160 76 -96 66 0Z', cat),
    stroke('M58 -12C130 -6 150 60 118 110', cat, 22),
    circle(-20, -190, 54, cat) +
      polygon(
        [
          [-70, -206],
          [-66, -268],
          [-24, -232],
        ],
        cat,
      ) +
      polygon(
        [
          [30, -206],
          [26, -268],
          [-16, -232],
        ],
        cat,
      ),
    polygon(
      [
        [-60, -222],
        [-60, -250],
        [-40, -232],
      ],
      pink,
    ) +
      polygon(
        [
          [20, -222],
          [20, -250],
          [0, -232],
        ],
        pink,
      ),
    stroke('M-46 -192q9 9 18 0M-12 -192q9 9 18 0', ink, 4) +
      path('M-26 -176h12l-6 8Z', pink) +
      stroke('M-34 -158q7 4 14 -4q7 8 14 4', ink, 3),
    path('M-40 -4C-40 -70 -30 -120 -20 -124C-8 -120 4 -70 4 -4Z', lighten(cat, 0.6)),
  ].join('');

const drawPlant = ({ random, height }: Canvas, pot: string): string =>
  path(`M396 ${num(height * 0.62)}h72l-10 ${num(height * 0.1)}h-52Z`, pot) +
  times(7, (i) =>
    leaf(432, height * 0.62, height * random.between(0.1, 0.16), 15, UP + (i - 3) * 0.33, i % 2 ? '#3f8a5f' : '#2d6b49', '#215039'),
  );
