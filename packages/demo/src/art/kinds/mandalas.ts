import { cycle, lighten } from '../drawing/colors.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, leaf, polar, rect, stroke, times, TURN } from '../drawing/shapes.ts';

export type MandalaOptions = { mood: Mood; folds: number };

/** Rings of petals, dots and arches around one middle. */
export const drawMandala: Kind<MandalaOptions> = ({ random, height }, { mood, folds }) => {
  const colors = PALETTES[mood];
  const [x, y] = [WIDTH / 2, height / 2];
  const rings = times(7, (i) => {
    const ring = 6 - i;
    const radius = 48 + ring * 36;
    const color = cycle(lively(colors), ring);
    const count = ring < 2 ? folds : folds * 2;
    const form = random.integer(0, 2);
    const shapes = times(count, (k) => {
      const angle = (k / count) * TURN + (ring % 2 ? Math.PI / count : 0);
      const [px, py] = polar(x, y, radius - 30, angle);
      if (form === 0) return leaf(px, py, 62, (radius * 2.4) / count, angle, color, lighten(color, 0.5));
      if (form === 1)
        return (
          circle(...polar(x, y, radius, angle), Math.min(22, (radius * 2.6) / count), color) +
          circle(...polar(x, y, radius, angle), Math.min(9, radius / count), colors.paper)
        );
      return leaf(px, py, 66, (radius * 1.9) / count, angle, color) + circle(...polar(x, y, radius + 22, angle), 6, colors.third);
    });
    return circle(x, y, radius + 28, ring % 2 ? colors.tint : colors.paper, `stroke="${colors.main}" stroke-width="3"`) + shapes;
  });
  const corners = [
    [0, 0],
    [WIDTH, 0],
    [0, height],
    [WIDTH, height],
  ]
    .map(([cx = 0, cy = 0]) => times(4, (i) => circle(cx, cy, 130 - i * 32, cycle(lively(colors), i))))
    .join('');
  return (
    rect(0, 0, WIDTH, height, colors.tint) +
    corners +
    rings +
    circle(x, y, 40, colors.accent) +
    stroke(
      times(8, (i) => `M${polar(x, y, 10, (i / 8) * TURN).join(' ')}L${polar(x, y, 32, (i / 8) * TURN).join(' ')}`),
      colors.paper,
      5,
    )
  );
};
