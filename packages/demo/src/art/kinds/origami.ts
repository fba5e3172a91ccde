import { cycle, darken, lighten } from '../drawing/colors.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { moved, polygon, rect, shadow, stroke, times, type Point } from '../drawing/shapes.ts';

type Facet = readonly [shade: number, ...points: Point[]];

/** Folded paper as facets: a shade (negative darker, positive lighter) and corners, 200 wide around the middle. */
const FIGURES = {
  crane: [
    [-0.25, [-20, 20], [-110, -60], [-40, 40]],
    [0.15, [-110, -60], [-150, -20], [-128, -50]],
    [0, [-20, 20], [20, -120], [50, 20]],
    [0.35, [20, -120], [110, -60], [50, 20]],
    [-0.12, [-40, 40], [-20, 20], [50, 20], [10, 76]],
    [0.2, [50, 20], [150, -30], [40, 46], [10, 76]],
  ],
  fox: [
    [0, [-90, -30], [-60, -130], [-20, -60]],
    [-0.2, [90, -30], [60, -130], [20, -60]],
    [0.12, [-90, -30], [-20, -60], [0, 80]],
    [-0.08, [90, -30], [20, -60], [0, 80]],
    [0.3, [-20, -60], [20, -60], [0, 80]],
    [0.75, [-90, -30], [-48, 16], [0, 80]],
    [0.65, [90, -30], [48, 16], [0, 80]],
    [-0.8, [-12, 60], [12, 60], [0, 84]],
  ],
  boat: [
    [0.25, [-10, -120], [-10, 20], [-90, 20]],
    [-0.05, [-4, -120], [-4, 20], [80, 20]],
    [0.1, [-140, 30], [0, 30], [0, 92], [-80, 92]],
    [-0.18, [140, 30], [0, 30], [0, 92], [80, 92]],
    [0.4, [-140, 30], [140, 30], [0, 58]],
  ],
  fish: [
    [0.1, [-120, 0], [-20, -80], [20, 0]],
    [-0.12, [-120, 0], [-20, 80], [20, 0]],
    [0.3, [-20, -80], [90, -6], [20, 0]],
    [-0.25, [-20, 80], [90, 6], [20, 0]],
    [0, [80, 0], [150, -60], [126, 0]],
    [-0.2, [80, 0], [150, 60], [126, 0]],
  ],
  swan: [
    [0.2, [-70, -120], [-40, -130], [-30, 30]],
    [-0.15, [-70, -120], [-108, -96], [-64, -100]],
    [0, [-40, -130], [-10, 60], [-60, 50]],
    [0.3, [-60, 50], [60, -70], [140, 30]],
    [-0.1, [-60, 50], [140, 30], [90, 86], [-20, 86]],
    [0.12, [60, -70], [150, -50], [140, 30]],
  ],
} satisfies Record<string, readonly Facet[]>;

export type OrigamiOptions = { mood: Mood; figure: keyof typeof FIGURES; columns: number };

/** Folded paper animals on paper squares. */
export const drawOrigami: Kind<OrigamiOptions> = ({ random, height }, { mood, figure, columns }) => {
  const colors = PALETTES[mood];
  const side = WIDTH / columns;
  const rows = Math.round(height / side);
  const step = height / rows;
  const facets: readonly Facet[] = FIGURES[figure];
  return times(columns * rows, (cell) => {
    const color = cycle(lively(colors), cell + Math.floor(cell / columns));
    const folded = facets.map(([shade, ...points]) => polygon(points, shade < 0 ? darken(color, -shade) : lighten(color, shade))).join('');
    const ground = rect(
      (cell % columns) * side,
      Math.floor(cell / columns) * step,
      side + 1,
      step + 1,
      (cell + Math.floor(cell / columns)) % 2 ? colors.tint : colors.paper,
    );
    const crease = stroke('M-150 104H150', colors.ink, 2, 'opacity=".18" stroke-dasharray="8 8"');
    return (
      ground +
      moved(
        ((cell % columns) + 0.5) * side,
        (Math.floor(cell / columns) + 0.52) * step,
        shadow(0, 98, 104, 9, 0.14) + crease + folded,
        columns > 1 ? random.between(-8, 8) : 0,
        (side / 400) * (columns === 1 ? 1.1 : 1.15),
      )
    );
  });
};
