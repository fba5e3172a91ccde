import { cycle, darken, lighten } from '../drawing/colors.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { circle, ellipse, leaf, moved, path, rect, stroke, times, UP } from '../drawing/shapes.ts';

export type PlantShelfOptions = { mood: Mood; shelves: number };

type Plant = (canvas: Canvas, green: string) => string;

/** Shelves full of house plants. */
export const drawPlantShelf: Kind<PlantShelfOptions> = (canvas, { mood, shelves }) => {
  const { random, height } = canvas;
  const colors = PALETTES[mood];
  const step = height / shelves;
  const scale = Math.min(1.15, step / 250);
  return (
    rect(0, 0, WIDTH, height, colors.tint) +
    times(shelves, (j) => {
      const floor = (j + 1) * step - 22;
      const pots = times(4, (i) => {
        const pot = cycle(lively(colors), i + j * 2);
        const plant = random.pick(PLANTS)(canvas, random.pick(['#2f6b4f', '#4a8f68', '#6f9f5a', '#3f7d6a']));
        return moved(80 + i * 147, floor, (i + j) % 3 === 2 ? drawJar(pot) + plant : plant + drawPot(pot, colors.paper, i + j), 0, scale);
      });
      return rect(0, floor, WIDTH, 15, '#a8744c') + rect(0, floor + 15, WIDTH, 11, '#000000', 0, 'opacity=".1"') + pots;
    })
  );
};

const drawPot = (color: string, paper: string, form: number): string =>
  path(form % 2 ? 'M-42 -70H42L32 0H-32Z' : 'M-38 -70H38C50 -40 46 -10 26 0H-26C-46 -10 -50 -40 -38 -70Z', color) +
  (form % 3 ? rect(-40, -46, 80, 9, paper, 0, 'opacity=".85"') : times(4, (i) => circle(-24 + i * 16, -36, 5, paper))) +
  rect(-46, -76, 92, 14, darken(color, 0.1), 5);

const drawJar = (color: string): string =>
  path('M-34 -74H34V-20Q34 0 14 0H-14Q-34 0 -34 -20Z', lighten(color, 0.7), 'opacity=".8"') +
  path('M-34 -44H34V-20Q34 0 14 0H-14Q-34 0 -34 -20Z', lighten(color, 0.35), 'opacity=".7"');

const drawSnake: Plant = ({ random }, green) =>
  times(7, (i) =>
    leaf((i - 3) * 7, -68, random.between(90, 160), 11, UP + (i - 3) * 0.13, i % 2 ? green : lighten(green, 0.25), '#e6dc9a'),
  );
const drawFern: Plant = ({ random }, green) =>
  times(13, (i) =>
    stroke(
      `M0 -70q${(i - 6) * 8} ${-random.integer(60, 100)} ${(i - 6) * 17} ${-40 + Math.abs(i - 6) * 10}`,
      i % 2 ? green : lighten(green, 0.2),
      8,
    ),
  );
const drawMonstera: Plant = (_canvas, green) =>
  times(5, (i) => {
    const [x, y] = [(i - 2) * 30, -140 - (i % 2) * 38];
    return (
      stroke(`M0 -68Q${(i - 2) * 8} -110 ${x} ${y}`, darken(green, 0.2), 4) +
      moved(
        x,
        y,
        path('M0 22C-40 20 -44 -24 0 -42C44 -24 40 20 0 22Z', green) +
          stroke('M0 18V-30M-24 -4l-14 -6M24 -4l14 -6M-20 10l-14 4M20 10l14 4', lighten(green, 0.45), 4),
        (i - 2) * 20,
      )
    );
  });
const drawTrailing: Plant = ({ random }, green) =>
  times(7, (i) =>
    times(random.integer(4, 7), (k) => leaf((i - 3) * 15, -70 + k * 17, 23, 8, k % 2 ? 0.5 : 2.6, k % 3 ? green : lighten(green, 0.3))),
  ) + ellipse(0, -78, 44, 18, green);
const drawRubber: Plant = (_canvas, green) =>
  stroke('M0 -68V-180', '#7a5a3c', 6) +
  times(9, (i) =>
    leaf(0, -92 - i * 11, 58, 19, UP + (i % 2 ? 1 : -1) * (1 - i * 0.07), i % 2 ? green : lighten(green, 0.18), lighten(green, 0.5)),
  );
const drawPearls: Plant = ({ random }, green) =>
  times(6, (i) => times(random.integer(4, 8), (k) => circle((i - 2.5) * 17, -62 + k * 13, 7, k % 2 ? green : lighten(green, 0.25)))) +
  times(9, (i) => circle((i - 4) * 10, -80, 9, green));

const PLANTS: readonly Plant[] = [drawSnake, drawFern, drawMonstera, drawTrailing, drawRubber, drawPearls];
