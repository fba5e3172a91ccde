import { cycle, isDark } from '../drawing/colors.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { leafOutline, path, rect, stroke, times, UP } from '../drawing/shapes.ts';

export type CutLeafOptions = { colors: readonly string[]; leaves: readonly string[] };

/** Paper leaves cut with scissors, one on each coloured field. */
export const drawCutLeaves: Kind<CutLeafOptions> = (canvas, options) => {
  const rows = Math.round(canvas.height / 300);
  const [w, h] = [WIDTH / 2, canvas.height / rows];
  return times(rows * 2, (cell) => {
    const [i, j] = [cell % 2, Math.floor(cell / 2)];
    const field = cycle(options.colors, i * 3 + j * 2 + i * j);
    const clear = options.leaves.filter((color) => isDark(color) !== isDark(field));
    const color = canvas.random.pick(clear.length > 0 ? clear : options.leaves);
    return rect(i * w, j * h, w + 1, h + 1, field) + drawFrond(canvas, (i + 0.5) * w, (j + 0.54) * h, Math.min(w, h) * 0.33, color);
  });
};

function drawFrond({ random }: Canvas, x: number, y: number, size: number, color: string): string {
  const lobes = random.integer(5, 8);
  const bend = random.between(-16, 16);
  const blades = times(lobes * 2, (i) => {
    const t = Math.floor(i / 2) / (lobes - 1);
    const angle = UP + (i % 2 ? 1 : -1) * (1.15 - 0.65 * t);
    const length = size * (0.85 - 0.45 * Math.abs(t - 0.35));
    const blade = leafOutline(x + bend * t, y + size - 2 * size * t, length, size * 0.13, angle);
    return path(blade, color) + stroke(blade, color, 9);
  });
  return blades + stroke(`M${x} ${y + size}Q${x} ${y} ${x + bend} ${y - size}`, color, 15);
}
