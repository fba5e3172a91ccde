import { cycle, darken, lighten, mix } from '../drawing/colors.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, ellipse, gradient, moved, path, polygon, rect, stroke, times } from '../drawing/shapes.ts';

export type KiteOptions = { mood: Mood; count: number };

/** Kites over a beach. */
export const drawKites: Kind<KiteOptions> = ({ random, height }, { mood, count }) => {
  const colors = PALETTES[mood];
  const sand = height * 0.86;
  const cloud = (x: number, y: number, size: number): string =>
    ellipse(x, y, size, size * 0.34, '#ffffff', 'opacity=".7"') +
    ellipse(x + size * 0.3, y - size * 0.2, size * 0.5, size * 0.3, '#ffffff', 'opacity=".7"');
  const kites = times(count, (i) => {
    const [x, y] = [WIDTH * (0.18 + 0.64 * ((i * 0.618) % 1)), height * (0.12 + (0.58 * i) / count)];
    return drawKite(
      x,
      y,
      random.between(0.8, 1.35),
      random.between(-30, 30),
      lively(colors).map((_, k) => cycle(lively(colors), i + k)),
      colors.ink,
      80 + i * (440 / count),
      sand,
    );
  });
  const people = times(count, (i) => {
    const x = 80 + i * (440 / count);
    return circle(x, sand - 18, 7, colors.ink) + path(`M${x - 9} ${sand + 16}L${x - 5} ${sand - 10}h10l4 26Z`, cycle(lively(colors), i));
  });
  return [
    gradient('sky', [lighten(colors.second, 0.35), colors.paper]) + rect(0, 0, WIDTH, height, 'url(#sky)'),
    cloud(140, height * 0.3, 80) + cloud(470, height * 0.14, 96) + cloud(420, height * 0.56, 66),
    rect(0, sand - 46, WIDTH, 60, mix('#5fb0c0', colors.second, 0.2)) +
      path(`M0 ${sand}Q150 ${sand - 22} 300 ${sand - 4}T600 ${sand - 8}V${height}H0Z`, mix('#f2dcae', colors.third, 0.15)),
    kites + people,
  ].join('');
};

function drawKite(
  x: number,
  y: number,
  scale: number,
  turn: number,
  colors: readonly string[],
  ink: string,
  handX: number,
  ground: number,
): string {
  const [a, b, c, d] = [0, 1, 2, 3].map((i) => cycle(colors, i));
  const sail =
    polygon(
      [
        [0, -80],
        [-54, -10],
        [0, -10],
      ],
      a ?? ink,
    ) +
    polygon(
      [
        [0, -80],
        [54, -10],
        [0, -10],
      ],
      b ?? ink,
    ) +
    polygon(
      [
        [-54, -10],
        [0, -10],
        [0, 84],
      ],
      c ?? ink,
    ) +
    polygon(
      [
        [54, -10],
        [0, -10],
        [0, 84],
      ],
      d ?? ink,
    );
  const tail =
    stroke('M0 84q26 30 0 60t0 60', ink, 2.4) +
    times(3, (i) =>
      polygon(
        [
          [-15, 106 + i * 38],
          [15, 118 + i * 38],
          [15, 106 + i * 38],
          [-15, 118 + i * 38],
        ],
        darken(cycle(colors, i), 0.05),
      ),
    );
  return (
    stroke(`M${x} ${y}Q${(x + handX) / 2 + 40} ${(y + ground) / 2 + 60} ${handX} ${ground - 8}`, ink, 1.4, 'opacity=".5"') +
    moved(x, y, sail + tail + stroke('M0 -80V84M-54 -10H54', ink, 2.2), turn, scale)
  );
}
