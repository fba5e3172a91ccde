import { cycle } from '../drawing/colors.ts';
import { sizeToFit, text } from '../drawing/letters.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, leaf, num, path, polar, polygon, rect, segment, stroke, times, TURN, UP } from '../drawing/shapes.ts';

type Ornament = (height: number, colors: readonly string[]) => string;

export type WordedPosterOptions = {
  background: string;
  ink: string;
  colors: readonly string[];
  shape: keyof typeof ORNAMENTS;
  lines: readonly string[];
  imprint: string;
};

/** A few large words above one large shape. */
export const drawWordedPoster: Kind<WordedPosterOptions> = ({ height }, options) => {
  const size = Math.min(...options.lines.map((line) => sizeToFit(line, WIDTH * 0.84, 900, 128)));
  return [
    rect(0, 0, WIDTH, height, options.background),
    ORNAMENTS[options.shape](height, options.colors),
    options.lines
      .map((line, i) =>
        text(WIDTH * 0.08, WIDTH * 0.14 + size * 0.62 + i * size * 0.96, line, {
          size,
          color: options.ink,
          weight: 900,
          spacing: -size * 0.02,
        }),
      )
      .join(''),
    text(WIDTH * 0.085, WIDTH * 0.09, options.imprint, { size: 20, color: options.ink }),
  ].join('');
};

const ORNAMENTS = {
  sun: (height, colors) => {
    const [x, y, color] = [WIDTH * 0.5, height * 0.8, cycle(colors, 0)];
    const rays = times(24, (i) =>
      segment(polar(x, y, WIDTH * 0.36, (i / 24) * TURN), polar(x, y, WIDTH * 0.45, (i / 24) * TURN), color, 7),
    );
    return circle(x, y, WIDTH * 0.32, color) + rays;
  },
  waves: (height, colors) =>
    times(10, (i) => stroke(`M-20 ${num(height * 0.64 + i * 34)}${'q40 -34 80 0t80 0'.repeat(5)}`, cycle(colors, i), 12)),
  dots: (height, colors) =>
    times(56, (cell) =>
      circle(
        WIDTH * (0.1 + 0.114 * (cell % 8)),
        height * 0.55 + Math.floor(cell / 8) * 48,
        7 + (((cell % 8) * Math.floor(cell / 8)) % 5) * 4,
        cycle(colors, (cell % 8) + Math.floor(cell / 8)),
      ),
    ),
  stripes: (height, colors) =>
    times(9, (i) =>
      polygon(
        [
          [i * 84 - 120, height],
          [i * 84 - 60, height],
          [i * 84 + 120, height * 0.56],
          [i * 84 + 60, height * 0.56],
        ],
        cycle(colors, i),
      ),
    ),
  leaves: (height, colors) =>
    times(11, (i) => leaf(WIDTH / 2, height + 20, height * (0.5 - Math.abs(i - 5) * 0.02), 46, UP + (i - 5) * 0.24, cycle(colors, i))),
  steps: (height, colors) => times(6, (i) => rect(i * 100, height - (i + 1) * height * 0.075, 101, height * 0.5, cycle(colors, i))),
  arches: (height, colors) =>
    times(5, (i) =>
      path(
        `M${50 + i * 50} ${height}V${num(height * 0.82)}a${250 - i * 50} ${250 - i * 50} 0 0 1 ${500 - i * 100} 0V${height}Z`,
        cycle(colors, i),
      ),
    ),
  eye: (height, colors) => {
    const y = height * 0.76;
    return (
      path(`M60 ${num(y)}Q300 ${num(y - 230)} 540 ${num(y)}Q300 ${num(y + 230)} 60 ${num(y)}Z`, cycle(colors, 0)) +
      circle(300, y, 98, cycle(colors, 1)) +
      circle(300, y, 48, cycle(colors, 2)) +
      circle(330, y - 30, 16, '#ffffff')
    );
  },
} satisfies Record<string, Ornament>;
