import { cycle, darken, lighten } from '../drawing/colors.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { circle, ellipse, flower, leaf, moved, path, rect, shadow, stroke, times, UP } from '../drawing/shapes.ts';

export type CactusOptions = { mood: Mood; rows?: number };

const GREENS = ['#3f7d58', '#5a8f5f', '#2f6b55', '#7a9a58'];

/** Potted cacti in rows, no two alike. */
export const drawCacti: Kind<CactusOptions> = (canvas, { mood, rows = 2 }) => {
  const { random, height } = canvas;
  const colors = PALETTES[mood];
  const step = height / rows;
  return (
    rect(0, 0, WIDTH, height, colors.paper) +
    times(rows, (j) => {
      const floor = (j + 1) * step - 26;
      const board =
        rect(0, floor, WIDTH, step * 0.04 + 8, j === rows - 1 ? colors.third : colors.tint) +
        (j === rows - 1 ? rect(0, floor, WIDTH, 60, colors.third) : '');
      const pots = times(3, (i) => {
        const plant = cycle([drawColumn, drawPaddles, drawBall, drawAloe], i + j * 3 + random.integer(0, 1));
        return moved(
          105 + i * 195,
          floor,
          plant(canvas, cycle(GREENS, i + j), colors.accent) + drawPot(cycle(lively(colors), i + j), colors.paper, i + j),
          0,
          Math.min(1.2, step / 330),
        );
      });
      return board + pots;
    })
  );
};

function drawPot(color: string, paper: string, form: number): string {
  const decor = [
    stroke('M-46 -44l15 16l15 -16l15 16l15 -16l15 16l15 -16', paper, 5),
    times(5, (i) => circle(-40 + i * 20, -36, 6, paper)),
    rect(-52, -42, 104, 10, paper),
  ];
  return shadow(0, 0, 62, 7) + path('M-62 -84H62L46 0H-46Z', color) + rect(-68, -92, 136, 22, darken(color, 0.1), 5) + cycle(decor, form);
}

const spines = (x: number, top: number, bottom: number, color: string): string =>
  stroke(`M${x} ${top}V${bottom}`, lighten(color, 0.5), 3, 'stroke-dasharray="2 13"');

const drawColumn = (_canvas: Canvas, green: string, bloom: string): string =>
  rect(-34, -258, 68, 190, green, 34) +
  stroke('M34 -150h30v-54M-34 -126h-32v-40', green, 30) +
  [-16, 0, 16].map((x) => spines(x, -236, -96, green)).join('') +
  flower(0, -258, 24, 7, bloom, '#ffd98a');

const drawPaddles = (_canvas: Canvas, green: string, bloom: string): string => {
  const paddle = (x: number, y: number, rx: number, ry: number, turn: number): string =>
    moved(
      x,
      y,
      ellipse(0, 0, rx, ry, green) +
        times(9, (i) => circle(((i % 3) - 1) * rx * 0.5, (Math.floor(i / 3) - 1) * ry * 0.5, 3, lighten(green, 0.55))),
      turn,
    );
  return (
    paddle(0, -134, 46, 64, 0) +
    paddle(-46, -212, 32, 46, -28) +
    paddle(44, -216, 34, 48, 24) +
    circle(-62, -252, 12, bloom) +
    circle(60, -260, 12, bloom) +
    circle(10, -196, 11, bloom)
  );
};

const drawBall = (_canvas: Canvas, green: string, bloom: string): string =>
  ellipse(0, -146, 76, 74, green) +
  [-48, -25, 0, 25, 48]
    .map((x) => stroke(`M${x * 0.6} -214Q${x * 1.6} -146 ${x * 0.6} -84`, lighten(green, 0.35), 3, 'stroke-dasharray="3 11"'))
    .join('') +
  [-26, 0, 26].map((x, i) => flower(x, -218 - (i % 2) * 10, 22, 6, bloom, '#ffd98a')).join('');

const drawAloe = ({ random }: Canvas, green: string): string =>
  times(11, (i) =>
    leaf(0, -82, random.between(110, 180), 16, UP + (i - 5) * 0.24, i % 2 ? green : lighten(green, 0.2), lighten(green, 0.45)),
  );
