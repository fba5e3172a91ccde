import { cycle, darken } from '../drawing/colors.ts';
import { sizeToFit, text } from '../drawing/letters.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, clip, leaf, num, polar, polygon, rect, stroke, times, TURN } from '../drawing/shapes.ts';

export type RecordSleeveOptions = {
  mood: Mood;
  cover: 'sun' | 'rings' | 'stairs' | 'bloom' | 'waves';
  band: string;
  album: string;
};

/** A record half out of its sleeve. */
export const drawRecordSleeve: Kind<RecordSleeveOptions> = ({ height }, options) => {
  const colors = PALETTES[options.mood];
  const side = 440;
  const [x, y] = [50, (height - side) / 2];
  const [discX, discY] = [x + side - 20, y + side / 2];
  const size = sizeToFit(options.album, side - 60, 900, 58);
  return [
    rect(0, 0, WIDTH, height, colors.tint),
    circle(discX + 6, discY + 12, 200, '#1b1030', 'opacity=".18"') + circle(discX, discY, 200, '#1a1a22'),
    times(9, (i) => circle(discX, discY, 90 + i * 12, 'none', 'stroke="#ffffff" opacity=".12"')),
    circle(discX, discY, 70, colors.accent) + circle(discX, discY, 9, colors.tint),
    rect(x + 8, y + 14, side, side, '#1b1030', 4, 'opacity=".2"') + rect(x, y, side, side, colors.paper, 4),
    clip('cover', rect(x, y, side, side, '#000000', 4), drawCover(options.cover, x, y, side, lively(colors), colors.paper)),
    text(x + 30, y + 34 + size * 0.7, options.album, { size, color: colors.ink, weight: 900, spacing: -1 }) +
      text(x + 32, y + 64 + size * 0.7, options.band, { size: 22, color: colors.ink, weight: 700 }),
    rect(x + side - 5, y, 5, side, darken(colors.paper, 0.12), 0, 'opacity=".6"'),
  ].join('');
};

function drawCover(
  cover: RecordSleeveOptions['cover'],
  x: number,
  y: number,
  side: number,
  colors: readonly string[],
  paper: string,
): string {
  const [cx, cy] = [x + side / 2, y + side * 0.64];
  const color = (i: number): string => cycle(colors, i);
  if (cover === 'sun') return circle(cx, cy, 110, color(0)) + times(6, (i) => rect(x, cy + 10 + i * 22, side, 4 + i * 2.4, paper));
  if (cover === 'rings') return times(5, (i) => circle(cx, cy, 125 - i * 25, color(i)));
  if (cover === 'stairs') return times(7, (i) => rect(x + 40 + i * 52, cy + 90 - i * 34, 52, 300, color(i)));
  if (cover === 'bloom')
    return (
      times(12, (i) => leaf(cx, cy, 125, 34, (i / 12) * TURN, color(i))) +
      circle(cx, cy, 34, paper) +
      polygon(
        [0, 1, 2, 3].map((i) => polar(cx, cy, 18, (i / 4) * TURN)),
        color(1),
      )
    );
  return times(7, (i) => stroke(`M${x - 20} ${num(cy - 70 + i * 30)}${'q30 -34 60 0t60 0'.repeat(5)}`, color(i), 14));
}
