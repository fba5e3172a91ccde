import { darken, lighten, mix } from '../drawing/colors.ts';
import { PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { circle, gradient, num, path, polygon, rect, segment, smooth, times } from '../drawing/shapes.ts';

export type CliffHouseOptions = { mood: Mood; domes?: boolean; night?: boolean };

/** White or coloured cubes stacked down a cliff above the sea. */
export const drawCliffHouses: Kind<CliffHouseOptions> = (canvas, options) => {
  const { random, height } = canvas;
  const colors = PALETTES[options.mood];
  const sea = height * 0.66;
  const cliff = smooth([
    [WIDTH + 60, height * 0.16],
    [WIDTH * 0.7, height * 0.24],
    [WIDTH * 0.46, height * 0.4],
    [WIDTH * 0.3, height * 0.62],
    [WIDTH * 0.2, height * 0.86],
    [WIDTH * 0.1, height * 1.1],
    [WIDTH + 80, height * 1.1],
  ]);
  return [
    gradient('sky', [mix(colors.tint, colors.main, options.night ? 0.1 : 0.35), colors.paper]) + rect(0, 0, WIDTH, height, 'url(#sky)'),
    circle(WIDTH * 0.22, height * 0.2, 46, options.night ? '#f8ecc8' : colors.third),
    gradient('sea', [colors.main, darken(colors.main, 0.35)]) + rect(0, sea, WIDTH, height - sea, 'url(#sea)'),
    times(24, () =>
      rect(random.between(-20, WIDTH * 0.4), random.between(sea + 8, height), random.between(24, 90), 3, colors.tint, 2, 'opacity=".45"'),
    ),
    path(cliff, mix(colors.third, colors.ink, 0.25)),
    times(15, (i) => drawHouse(canvas, options, i)),
  ].join('');
};

function drawHouse({ random, height }: Canvas, { mood, domes, night }: CliffHouseOptions, index: number): string {
  const colors = PALETTES[mood];
  const row = Math.floor(index / 3);
  const w = random.between(96, 140);
  const h = random.between(80, 118) * (height / 800);
  const x = WIDTH * (0.53 - row * 0.055) + (index % 3) * WIDTH * 0.19 + random.between(-12, 12);
  const y = height * (0.27 + row * 0.135) - (index % 3) * height * 0.025;
  const wall = random.chance(0.62) ? lighten(colors.paper, night ? 0 : 0.55) : random.pick([colors.second, colors.accent, colors.third]);
  const glass = night && random.chance(0.7) ? '#ffd98a' : colors.main;
  const roof =
    domes && index % 3 === 1
      ? path(`M${num(x + w * 0.14)} ${num(y + 1)}a${num(w * 0.36)} ${num(w * 0.36)} 0 0 1 ${num(w * 0.72)} 0Z`, colors.main) +
        circle(x + w / 2, y - w * 0.36, 5, colors.main)
      : rect(x - 5, y - 7, w + 10, 10, darken(wall, 0.1), 3);
  return [
    roof,
    rect(x, y, w, h, wall) +
      polygon(
        [
          [x + w, y],
          [x + w + 22, y + 12],
          [x + w + 22, y + h],
          [x + w, y + h],
        ],
        darken(wall, 0.16),
      ),
    times(2, (i) => rect(x + w * (0.16 + i * 0.42), y + h * 0.2, w * 0.2, h * 0.26, glass, 9)),
    path(
      `M${num(x + w * 0.38)} ${num(y + h)}v${num(-h * 0.28)}a${num(w * 0.11)} ${num(w * 0.11)} 0 0 1 ${num(w * 0.22)} 0v${num(h * 0.28)}Z`,
      colors.accent,
    ),
    random.chance(0.45)
      ? times(5, (i) => circle(x + 8 + i * 9, y + h - random.between(2, 16), random.between(6, 10), i % 2 ? '#5f8f5a' : colors.accent))
      : '',
    segment([x, y + h], [x + w + 22, y + h], darken(wall, 0.25), 2),
  ].join('');
}
