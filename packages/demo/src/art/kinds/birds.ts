import { cycle, lighten, mix } from '../drawing/colors.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, leaf, moved, path, rect, stroke, times } from '../drawing/shapes.ts';

export type BirdOptions = {
  background: string;
  disc?: string;
  body: string;
  belly: string;
  wing: string;
  beak: string;
  eye: string;
  wood: string;
  leaves: readonly string[];
  pebbles?: readonly string[];
};

/** A round bird on a branch. */
export const drawBird: Kind<BirdOptions> = ({ random, height }, options) => {
  const vein = lighten(cycle(options.leaves, 0), 0.3);
  const twigs =
    stroke(
      `M-10 ${height * 0.74}C${WIDTH * 0.3} ${height * 0.66} ${WIDTH * 0.6} ${height * 0.72} ${WIDTH + 10} ${height * 0.6}`,
      options.wood,
      14,
    ) +
    stroke(
      `M${WIDTH * 0.68} ${height * 0.685}C${WIDTH * 0.78} ${height * 0.6} ${WIDTH * 0.84} ${height * 0.5} ${WIDTH * 0.86} ${height * 0.42}`,
      options.wood,
      8,
    );
  const leaves = times(13, (i) => {
    const t = i / 12;
    const angle = (i % 2 ? -1 : 1) * random.between(0.5, 1.2) - 0.2;
    return leaf(
      WIDTH * (0.04 + 0.92 * t),
      height * (0.735 - 0.11 * t) + Math.sin(t * 9) * 5,
      random.between(60, 92),
      random.between(15, 22),
      angle,
      cycle(options.leaves, i),
      vein,
    );
  });
  const pebbles = options.pebbles ?? [];
  return [
    rect(0, 0, WIDTH, height, options.background),
    options.disc ? circle(WIDTH * 0.52, height * 0.44, WIDTH * 0.36, options.disc) : '',
    twigs,
    leaves,
    moved(WIDTH * 0.5, height * 0.48, drawBody(options)),
    pebbles.length === 0
      ? ''
      : times(9, (i) =>
          circle(
            WIDTH * (0.1 + 0.1 * i) + random.between(-14, 14),
            height * 0.9 + random.between(-24, 20),
            random.between(9, 19),
            random.pick(pebbles),
          ),
        ),
  ].join('');
};

const drawBody = (bird: BirdOptions): string =>
  [
    path('M-60 60C-120 120 -170 190 -190 260L-150 250C-120 210 -60 150 -20 120Z', mix(bird.body, '#000000', 0.25)),
    path('M-110 90C-150 150 -170 200 -176 250L-140 230C-110 190 -70 140 -40 110Z', bird.wing),
    path('M-120 70C-130 -30 -40 -110 50 -120C110 -126 150 -90 150 -40C150 60 70 140 -20 140C-70 140 -112 120 -120 70Z', bird.body),
    path('M20 -20C60 40 40 110 -10 138C70 140 150 60 150 -30C120 10 60 0 20 -20Z', bird.belly),
    path('M-110 60C-90 -20 -10 -50 50 -20C50 60 -30 120 -120 130C-150 150 -160 130 -110 60Z', bird.wing),
    stroke('M-90 70C-60 40 -10 20 30 10M-96 98C-60 72 -10 52 24 40', lighten(bird.wing, 0.35), 5),
    path('M146 -76L206 -58L148 -40Z', bird.beak),
    circle(100, -66, 17, '#ffffff') + circle(103, -66, 11, bird.eye) + circle(106, -70, 4, '#ffffff'),
    stroke('M-10 138V176M26 132V172M-10 176h-14M-10 176h16M26 172h-14M26 172h16', bird.wood, 6),
  ].join('');
