import { cycle, darken, lighten } from '../drawing/colors.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { circle, moved, path, rect, segment, shadow, stroke, times } from '../drawing/shapes.ts';

export type IceCreamOptions = { mood: Mood; form: 'cones' | 'lollies'; columns: number };

/** Cones or lollies on coloured fields. */
export const drawIceCreams: Kind<IceCreamOptions> = (canvas, { mood, form, columns }) => {
  const { random, height } = canvas;
  const colors = PALETTES[mood];
  const w = WIDTH / columns;
  const rows = Math.max(1, Math.round(height / (w * 1.5)));
  const h = height / rows;
  return times(columns * rows, (cell) => {
    const [i, j] = [cell % columns, Math.floor(cell / columns)];
    const ground = (i + j) % 2 ? colors.tint : colors.paper;
    const tastes = [0, 1, 2].map((k) => cycle([...lively(colors), lighten(colors.third, 0.5)], cell + k + j));
    return (
      rect(i * w, j * h, w + 1, h + 1, ground) +
      moved(
        (i + 0.5) * w,
        (j + 0.5) * h,
        form === 'cones' ? drawCone(canvas, tastes) : drawLolly(canvas, tastes),
        random.between(-10, 10),
        Math.min(w / 260, h / 400),
      )
    );
  });
};

function drawCone({ random }: Canvas, tastes: readonly string[]): string {
  const scoop = (x: number, y: number, color: string): string =>
    circle(x, y, 62, color) +
    times(5, (i) => circle(x - 52 + i * 26, y + 46, 20, color)) +
    stroke(`M${x - 36} ${y - 22}q16 -22 36 -22`, '#ffffff', 8, 'opacity=".45"');
  const waffle =
    path('M-62 20H62L0 180Z', '#d9a05a') + stroke('M-40 20L18 132M-8 20L34 92M-50 48L-6 -0M40 20L-20 128M8 20L-36 88', '#b97b3c', 4);
  const sprinkles = times(16, () => {
    const [x, y] = [random.between(-44, 44), random.between(-150, -20)];
    return segment([x, y], [x + random.between(-9, 9), y + 9], random.pick(['#ffffff', '#fff2a8', darken(cycle(tastes, 0), 0.3)]), 5);
  });
  return (
    waffle +
    scoop(-34, -20, cycle(tastes, 0)) +
    scoop(36, -26, cycle(tastes, 1)) +
    scoop(0, -104, cycle(tastes, 2)) +
    sprinkles +
    circle(12, -170, 17, '#d2303f') +
    stroke('M14 -186q6 -18 20 -22', '#4f8a5a', 4)
  );
}

const drawLolly = ({ random }: Canvas, [first = '#f28f7a', second = '#f6d06f', third = '#2f8f7c']: readonly string[]): string =>
  [
    shadow(8, 190, 40, 6, 0.12),
    rect(-14, 100, 28, 90, '#e6c89a', 12),
    path('M-70 110V-90C-70 -190 70 -190 70 -90V110Q70 120 60 120H-60Q-70 120 -70 110Z', first),
    path('M-70 -20H70V60H-70Z', second) + path('M-70 60H70V110Q70 120 60 120H-60Q-70 120 -70 110Z', third),
    rect(-36, -120, 18, 200, '#ffffff', 9, 'opacity=".28"') + rect(16, -120, 18, 200, '#ffffff', 9, 'opacity=".18"'),
    times(9, () => circle(random.between(-52, 52), random.between(-120, 100), 6, '#ffffff', 'opacity=".6"')),
  ].join('');
