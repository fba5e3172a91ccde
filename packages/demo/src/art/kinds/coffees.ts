import { cycle, darken, lighten, mix } from '../drawing/colors.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, ellipse, leaf, moved, path, rect, shadow, stroke, times, TURN } from '../drawing/shapes.ts';

type Art = 'heart' | 'fern' | 'tulip' | 'plain';

export type CoffeeOptions = { mood: Mood; cups: readonly Art[] };

/** Cups of coffee from above. */
export const drawCoffees: Kind<CoffeeOptions> = ({ random, height }, { mood, cups }) => {
  const colors = PALETTES[mood];
  const alone = cups.length === 1;
  const columns = alone ? 1 : 2;
  const rows = Math.ceil(cups.length / columns);
  const [w, h] = [WIDTH / columns, height / rows];
  const beans = times(16, () =>
    moved(
      random.between(0, WIDTH),
      random.between(0, height),
      ellipse(0, 0, 15, 10, '#5a3424') + stroke('M-13 0Q0 6 13 0', '#8a5a3c', 3),
      random.between(0, 360),
    ),
  );
  return times(cups.length, (i) => {
    const color = cycle(lively(colors), i);
    const [x, y] = [((i % columns) + 0.5) * w, (Math.floor(i / columns) + 0.5) * h];
    return (
      rect(x - w / 2, y - h / 2, w + 1, h + 1, (i + Math.floor(i / columns)) % 2 ? colors.tint : colors.paper) +
      (alone ? beans : '') +
      moved(x, y, drawCup(color, cups[i] ?? 'plain'), random.between(0, 360), Math.min(w, h) / 400)
    );
  });
};

function drawCup(color: string, art: Art): string {
  const crema = '#b9763f';
  return [
    shadow(10, 14, 168, 168, 0.14) + circle(0, 0, 164, lighten(color, 0.6)) + circle(0, 0, 138, lighten(color, 0.72)),
    stroke('M92 0H150', color, 34) + circle(150, 0, 20, color) + circle(150, 0, 9, lighten(color, 0.6)),
    circle(0, 0, 112, color) +
      circle(0, 0, 100, lighten(color, 0.25)) +
      circle(0, 0, 93, crema) +
      circle(0, 0, 80, mix(crema, '#d9a05a', 0.4)),
    ARTS[art],
    path('M-78 -66A102 102 0 0 1 -20 -100', 'none', 'stroke="#ffffff" stroke-width="8" stroke-linecap="round" opacity=".5"'),
    moved(-176, 60, rect(-8, -70, 16, 110, darken('#d9d3c6', 0.05), 8) + ellipse(0, -84, 20, 28, darken('#d9d3c6', 0.05)), 24),
  ].join('');
}

const FOAM = '#fff4e0';

const ARTS: Record<Art, string> = {
  plain: times(7, (i) => circle(Math.cos((i / 7) * TURN) * 58, Math.sin((i / 7) * TURN) * 58, 6, FOAM, 'opacity=".6"')),
  heart: path('M0 66C-76 20 -70 -54 -26 -52C-8 -50 0 -34 0 -28C0 -34 8 -50 26 -52C70 -54 76 20 0 66Z', FOAM),
  fern:
    stroke('M0 70V-62', FOAM, 7) +
    times(10, (i) => leaf(0, 56 - Math.floor(i / 2) * 24, 60 - Math.floor(i / 2) * 7, 13, i % 2 ? -0.65 : Math.PI + 0.65, FOAM)) +
    leaf(0, -50, 30, 12, -Math.PI / 2, FOAM),
  tulip: [0, 1, 2]
    .map((i) =>
      path(
        `M0 ${60 - i * 40}C-58 ${40 - i * 40} -56 ${-4 - i * 40} -24 ${2 - i * 40}Q-6 ${6 - i * 40} 0 ${18 - i * 40}Q6 ${6 - i * 40} 24 ${2 - i * 40}C56 ${-4 - i * 40} 58 ${40 - i * 40} 0 ${60 - i * 40}Z`,
        FOAM,
      ),
    )
    .join(''),
};
