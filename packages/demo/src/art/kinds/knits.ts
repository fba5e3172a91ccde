import { cycle, mix } from '../drawing/colors.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { num, path, rect, times } from '../drawing/shapes.ts';

type Motif = (column: number, row: number) => boolean;

/** Which stitches of a band of seven rows carry the second colour; columns count from the middle of the motif. */
const MOTIFS = {
  diamonds: (column, row) => column === row || column === 6 - row,
  crosses: (column, row) => column === row || (column === 2 && row === 3) || (column === 4 && (row === 1 || row === 5)),
  waves: (column, row) => Math.abs(column - 3) === Math.abs(row - 3) || (row === 3 && column < 3),
  hearts: (column, row) => [[], [2, 3], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3], [1, 2], [1]][row]?.includes(column) ?? false,
} satisfies Record<string, Motif>;

export type KnitOptions = { background: string; colors: readonly string[]; motif: keyof typeof MOTIFS };

/** Stitches seen close, with a motif in bands. */
export const drawKnit: Kind<KnitOptions> = ({ height }, options) => {
  const side = WIDTH / 20;
  const rows = Math.ceil((height / side) * 1.3) + 2;
  const stitches = times(rows * 20, (cell) => {
    const [i, j] = [cell % 20, Math.floor(cell / 20)];
    const [band, row] = [Math.floor(j / 7), j % 7];
    const column = Math.floor(Math.abs((i % 10) - 4.5) + 0.5);
    const plain = row === 0 ? cycle(options.colors, band + 1) : options.background;
    const color = MOTIFS[options.motif](column, row) ? cycle(options.colors, band) : plain;
    return drawStitch(i * side, j * side * 0.78 - side, side, color);
  });
  return rect(0, 0, WIDTH, height, options.background) + stitches;
};

function drawStitch(x: number, y: number, side: number, color: string): string {
  const half = (start: number, way: 1 | -1, fill: string): string =>
    path(
      `M${num(start)} ${num(y)}q${num(way * side * 0.42)} ${num(side * 0.1)} ${num(way * side * 0.5)} ${num(side * 0.85)}v${num(side * 0.3)}q${num(-way * side * 0.48)} ${num(-side * 0.5)} ${num(-way * side * 0.5)} ${num(-side * 0.6)}Z`,
      fill,
    );
  return half(x, 1, color) + half(x + side, -1, mix(color, '#000000', 0.1));
}
