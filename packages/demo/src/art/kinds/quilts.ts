import { cycle } from '../drawing/colors.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { group, moved, polygon, rect, stroke, times } from '../drawing/shapes.ts';

type Block = (a: string, b: string, c: string, ground: string) => string;

const quarterTurns = (shape: string): string => times(4, (i) => group(`rotate(${i * 90})`, shape));

/** Patchwork blocks, 100 by 100 around their middle. */
const BLOCKS = {
  star: (a, b, c, ground) =>
    rect(-50, -50, 100, 100, ground) +
    quarterTurns(
      polygon(
        [
          [-25, -25],
          [0, -50],
          [0, -25],
        ],
        a,
      ) +
        polygon(
          [
            [25, -25],
            [0, -50],
            [0, -25],
          ],
          b,
        ) +
        polygon(
          [
            [-50, -50],
            [-25, -50],
            [-25, -25],
            [-50, -25],
          ],
          ground,
        ),
    ) +
    rect(-25, -25, 50, 50, c) +
    polygon(
      [
        [0, -25],
        [25, 0],
        [0, 25],
        [-25, 0],
      ],
      a,
    ),
  cabin: (a, b, c) =>
    times(
      5,
      (i) =>
        rect(-50 + i * 10, -50 + i * 10, 100 - i * 20, 100 - i * 20, i % 2 ? b : a) +
        polygon(
          [
            [-50 + i * 10, -50 + i * 10],
            [50 - i * 10, -50 + i * 10],
            [-50 + i * 10, 50 - i * 10],
          ],
          i % 2 ? a : c,
          'opacity=".8"',
        ),
    ) + rect(-9, -9, 18, 18, c),
  geese: (a, b, c, ground) =>
    rect(-50, -50, 100, 100, ground) +
    times(4, (i) =>
      polygon(
        [
          [-50, -25 + i * 25],
          [0, -50 + i * 25],
          [50, -25 + i * 25],
        ],
        cycle([a, b, c], i),
      ),
    ),
  pinwheel: (a, b, c) =>
    rect(-50, -50, 100, 100, c) +
    quarterTurns(
      polygon(
        [
          [0, 0],
          [0, -50],
          [50, -50],
        ],
        a,
      ) +
        polygon(
          [
            [0, 0],
            [0, -50],
            [-25, -25],
          ],
          b,
        ),
    ),
  diamonds: (a, b, c, ground) =>
    rect(-50, -50, 100, 100, ground) +
    polygon(
      [
        [0, -50],
        [50, 0],
        [0, 50],
        [-50, 0],
      ],
      a,
    ) +
    polygon(
      [
        [0, -30],
        [30, 0],
        [0, 30],
        [-30, 0],
      ],
      b,
    ) +
    polygon(
      [
        [0, -12],
        [12, 0],
        [0, 12],
        [-12, 0],
      ],
      c,
    ),
} satisfies Record<string, Block>;

export type QuiltOptions = { mood: Mood; block: keyof typeof BLOCKS; columns: number };

/** A quilt of one block in changing colours, with its stitching. */
export const drawQuilt: Kind<QuiltOptions> = ({ random, height }, { mood, block, columns }) => {
  const colors = PALETTES[mood];
  const side = WIDTH / columns;
  const rows = Math.round(height / side);
  const step = height / rows;
  return times(columns * rows, (cell) => {
    const [a, b, c] = random.shuffle(lively(colors));
    const stitch = stroke('M-50 -50H50V50H-50Z', colors.paper, 2, 'stroke-dasharray="5 6" opacity=".7"');
    const ground = (cell + Math.floor(cell / columns)) % 2 ? colors.tint : colors.paper;
    return moved(
      ((cell % columns) + 0.5) * side,
      (Math.floor(cell / columns) + 0.5) * step,
      BLOCKS[block](a ?? colors.main, b ?? colors.second, c ?? colors.third, ground) + stitch,
      0,
      side / 99,
    );
  });
};
