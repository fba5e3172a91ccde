import { cycle, darken, lighten } from '../drawing/colors.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { circle, flower, leaf, num, path, rect, times, UP } from '../drawing/shapes.ts';

export type DoorOptions = { mood: Mood; columns: 1 | 2 | 3; rows: 1 | 2 };

/** Front doors with their steps and pots. */
export const drawDoors: Kind<DoorOptions> = (canvas, { mood, columns, rows }) => {
  const colors = PALETTES[mood];
  const [w, h] = [WIDTH / columns, canvas.height / rows];
  return times(columns * rows, (cell) => {
    const [x, y] = [(cell % columns) * w, Math.floor(cell / columns) * h];
    const wall = cell % 2 ? colors.tint : colors.paper;
    return (
      rect(x, y, w + 1, h + 1, wall) +
      drawDoor(canvas, mood, cell, x + w / 2, y + h * 0.88, Math.min(w * 0.5, h * 0.4), h * 0.66) +
      rect(x, y + h * 0.88, w + 1, h * 0.12 + 1, darken(wall, 0.14))
    );
  });
};

function drawDoor(canvas: Canvas, mood: Mood, index: number, x: number, floor: number, w: number, h: number): string {
  const colors = PALETTES[mood];
  const color = cycle(lively(colors), index);
  const arch = (width: number, tall: number, arched: boolean): string =>
    arched
      ? `M${num(x - width / 2)} ${num(floor)}V${num(floor - tall + width / 2)}a${num(width / 2)} ${num(width / 2)} 0 0 1 ${num(width)} 0V${num(floor)}Z`
      : `M${num(x - width / 2)} ${num(floor)}V${num(floor - tall)}h${num(width)}V${num(floor)}Z`;
  const arched = index % 3 !== 1;
  const panels = times(4, (i) =>
    rect(
      x - w * 0.36 + (i % 2) * w * 0.4,
      floor - h * 0.5 + Math.floor(i / 2) * h * 0.24,
      w * 0.32,
      h * 0.2,
      'none',
      4,
      `stroke="${darken(color, 0.25)}" stroke-width="4"`,
    ),
  );
  const lights = times(3, (i) =>
    path(
      `M${num(x)} ${num(floor - h * 0.6)}L${num(x + (i - 1.5) * w * 0.3)} ${num(floor - h * 0.82)}h${num(w * 0.26)}Z`,
      '#ffe9b0',
      'opacity=".9"',
    ),
  );
  return [
    path(arch(w * 1.32, h * 1.1, arched), lighten(colors.paper, 0.65)),
    path(arch(w, h, arched), color),
    lights + rect(x - w / 2, floor - h * 0.58, w, 6, darken(color, 0.25)) + panels,
    rect(x - 2, floor - h * 0.56, 4, h * 0.56, darken(color, 0.25)) +
      circle(x + w * 0.09, floor - h * 0.27, w * 0.04, '#f4c95d') +
      rect(x - w * 0.34, floor - h * 0.1, w * 0.2, h * 0.025, '#f4c95d', 3),
    rect(x - w * 0.72, floor - 4, w * 1.44, h * 0.05, darken(colors.tint, 0.3), 3),
    [-1, 1]
      .map((side) => drawPot(canvas, x + side * w * 0.86, floor, w * 0.28, index % 2 ? colors.accent : colors.third, colors.accent))
      .join(''),
  ].join('');
}

function drawPot({ random }: Canvas, x: number, floor: number, size: number, pot: string, bloom: string): string {
  const leaves = times(9, (i) =>
    leaf(x, floor - size * 0.9, size * random.between(1.1, 1.7), size * 0.22, UP + (i - 4) * 0.3, i % 2 ? '#3f7d58' : '#5a8f5f'),
  );
  const blooms = times(3, (i) => flower(x + (i - 1) * size * 0.7, floor - size * (1.7 + (i % 2) * 0.5), size * 0.34, 6, bloom, '#ffe9b0'));
  return (
    leaves +
    blooms +
    path(`M${num(x - size * 0.55)} ${num(floor - size)}h${num(size * 1.1)}l${num(-size * 0.18)} ${num(size)}h${num(-size * 0.74)}Z`, pot)
  );
}
