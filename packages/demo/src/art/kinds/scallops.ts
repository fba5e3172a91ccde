import { cycle } from '../drawing/colors.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, rect, times } from '../drawing/shapes.ts';

export type ScallopOptions = { background: string; colors: readonly string[]; columns?: number; shift?: number };

/** Overlapping fans of rings, row over row. */
export const drawScallops: Kind<ScallopOptions> = ({ height }, options) => {
  const columns = options.columns ?? 6;
  const size = WIDTH / columns;
  const rows = Math.ceil(height / (size / 2)) + 3;
  const fans = times(rows * (columns + 2), (cell) => {
    const j = Math.floor(cell / (columns + 2)) - 1;
    const x = ((cell % (columns + 2)) - 1) * size + (j % 2 ? size / 2 : 0);
    const shift = j % 3 ? (options.shift ?? 0) : 0;
    return times(4, (ring) => circle(x, (j + 1) * (size / 2), (size / 2) * (1 - ring * 0.24), cycle(options.colors, ring + shift)));
  });
  return rect(0, 0, WIDTH, height, options.background) + fans;
};
