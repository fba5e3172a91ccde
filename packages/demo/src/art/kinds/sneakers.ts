import { cycle, darken, lighten } from '../drawing/colors.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, group, moved, path, rect, shadow, stroke, times } from '../drawing/shapes.ts';

export type SneakerOptions = { mood: Mood; rows?: number; high?: boolean };

/** Sneakers on a plain ground, each in its own colours. */
export const drawSneakers: Kind<SneakerOptions> = ({ height }, { mood, rows = 3, high = false }) => {
  const colors = PALETTES[mood];
  const step = height / rows;
  const bands = times(rows, (i) => rect(0, i * step, WIDTH, step + 1, i % 2 ? colors.tint : colors.paper));
  const shoes = times(rows, (i) => {
    const [body, toe] = [cycle(lively(colors), i), cycle(lively(colors), i + 1)];
    const shoe = drawShoe(body, toe, colors.ink, high);
    return moved(WIDTH / 2, step * (i + 0.58), i % 2 ? group('scale(-1 1)', shoe) : shoe, 0, Math.min(1.15, step / 300));
  });
  return bands + shoes;
};

/** One shoe, pointing to the right, around its middle. */
function drawShoe(body: string, stripe: string, ink: string, high: boolean): string {
  const collar = high ? -150 : -92;
  return [
    shadow(0, 96, 218, 14, 0.18),
    path(
      `M-186 62C-200 0 -190 -40 -186 ${collar}C-150 ${collar + 26} -96 ${collar + 22} -70 ${collar}C-40 -60 20 -28 84 -14C150 0 196 14 200 62Z`,
      body,
    ),
    path('M110 62C112 20 138 2 160 6C196 16 204 40 204 62Z', lighten(body, 0.78)),
    path(`M-186 62C-194 22 -192 -6 -190 -30C-160 -20 -146 20 -146 62Z`, stripe),
    path('M-120 62C-90 -4 -30 -20 0 -26L34 -12C0 0 -40 20 -60 62Z', stripe),
    path(`M-70 ${collar}C-40 -60 20 -28 84 -14L60 14C0 0 -60 -30 -96 ${collar + 14}Z`, lighten(body, 0.4)),
    times(4, (i) => stroke(`M${-58 + i * 30} ${-56 + i * 13}l-22 30`, '#ffffff', 8)),
    high ? circle(-128, -84, 24, '#ffffff') + circle(-128, -84, 13, stripe) : '',
    path('M-204 56H208C220 70 218 92 204 96H-192C-208 92 -210 70 -204 56Z', '#fdfaf3'),
    rect(-204, 74, 418, 8, stripe) + stroke('M-200 97H200', darken(ink, 0.1), 4, 'opacity=".35"'),
  ].join('');
}
