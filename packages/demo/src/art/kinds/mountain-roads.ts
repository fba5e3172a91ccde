import { darken, lighten, mix } from '../drawing/colors.ts';
import { PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, gradient, leaf, moved, path, polygon, rect, stroke, times, type Point } from '../drawing/shapes.ts';

export type MountainRoadOptions = { mood: Mood; traveller?: 'van' | 'car' };

/** Peaks with snow and a road that winds up to them. */
export const drawMountainRoad: Kind<MountainRoadOptions> = ({ random, height }, { mood, traveller }) => {
  const colors = PALETTES[mood];
  const y = (share: number): number => Math.round(height * share);
  const hill = (share: number, color: string): string =>
    path(`M0 ${y(share)}Q${random.integer(100, 240)} ${y(share - 0.09)} 330 ${y(share - 0.01)}T600 ${y(share - 0.05)}V${height}H0Z`, color);
  const road = `M300 ${y(0.56)}C360 ${y(0.6)} 420 ${y(0.6)} 400 ${y(0.64)}C370 ${y(0.69)} 160 ${y(0.67)} 160 ${y(0.74)}C160 ${y(0.83)} 480 ${y(0.8)} 500 ${y(0.9)}Q510 ${y(0.98)} 380 ${y(1.06)}`;
  return [
    gradient('sky', [colors.tint, colors.paper]) + rect(0, 0, WIDTH, height, 'url(#sky)'),
    circle(WIDTH * random.between(0.2, 0.8), y(0.16), 50, colors.third),
    drawPeak([300, y(0.16)], 300, y(0.64), mix(colors.second, colors.paper, 0.3)),
    drawPeak([110, y(0.28)], 250, y(0.64), mix(colors.second, colors.main, 0.35)),
    drawPeak([480, y(0.24)], 260, y(0.66), mix(colors.main, colors.second, 0.3)),
    hill(0.62, mix(colors.main, colors.paper, 0.25)) + hill(0.72, colors.main) + hill(0.86, darken(colors.main, 0.22)),
    stroke(road, mix(colors.ink, colors.paper, 0.2), 44) + stroke(road, colors.paper, 3, 'stroke-dasharray="16 18"'),
    times(26, () => drawTree(random.between(0, WIDTH), y(random.between(0.68, 0.98)), random.between(0.6, 1.2), darken(colors.main, 0.4))),
    traveller ? moved(190, y(0.742), drawTraveller(traveller, colors.accent)) : '',
  ].join('');
};

function drawPeak([x, top]: Point, half: number, base: number, color: string): string {
  const rise = base - top;
  return (
    polygon(
      [
        [x - half, base],
        [x, top],
        [x + half, base],
      ],
      color,
    ) +
    polygon(
      [
        [x, top],
        [x + half, base],
        [x + half * 0.1, base],
      ],
      darken(color, 0.14),
    ) +
    polygon(
      [
        [x, top],
        [x - half * 0.26, top + rise * 0.26],
        [x - half * 0.1, top + rise * 0.22],
        [x, top + rise * 0.32],
        [x + half * 0.12, top + rise * 0.22],
        [x + half * 0.26, top + rise * 0.26],
      ],
      lighten(color, 0.85),
    )
  );
}

const drawTree = (x: number, y: number, scale: number, color: string): string =>
  moved(x, y, leaf(0, 4, 62, 17, -Math.PI / 2, color) + rect(-2, 0, 4, 12, color), 0, scale);

const drawTraveller = (kind: 'van' | 'car', color: string): string =>
  (kind === 'van'
    ? rect(-34, -42, 68, 40, color, 9) +
      rect(-34, -42, 68, 18, '#fff8ea', 9) +
      rect(-26, -36, 22, 14, '#35557a', 3) +
      rect(2, -36, 22, 14, '#35557a', 3)
    : path('M-36 -6v-12l14 -4l12 -14h24l14 14l10 4v12Z', color) + rect(-8, -32, 22, 10, '#e6f1fb', 3)) +
  circle(-20, -2, 8, '#22222a') +
  circle(20, -2, 8, '#22222a');
