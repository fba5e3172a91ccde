import { darken, isDark, lighten, mix } from '../drawing/colors.ts';
import { PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { circle, gradient, num, path, rect, segment, times } from '../drawing/shapes.ts';

export type SkylineOptions = { mood: Mood; lit?: boolean; bridge?: boolean };

/** A town at the water in three layers of haze. */
export const drawSkyline: Kind<SkylineOptions> = (canvas, options) => {
  const { random, height } = canvas;
  const colors = PALETTES[options.mood];
  const base = height * 0.82;
  return [
    gradient('sky', [mix(colors.tint, colors.second, 0.7), colors.tint, colors.paper]) + rect(0, 0, WIDTH, height, 'url(#sky)'),
    circle(WIDTH * 0.64, height * 0.26, 74, colors.third),
    times(3, (layer) => drawTowers(canvas, options, layer, base)),
    gradient('water', [mix(colors.main, colors.tint, 0.25), colors.main]) + rect(0, base, WIDTH, height - base, 'url(#water)'),
    times(26, () =>
      rect(random.between(-20, WIDTH), random.between(base + 8, height), random.between(20, 100), 3, colors.third, 2, 'opacity=".5"'),
    ),
    options.bridge ? drawBridge(base, colors.ink, height) : '',
  ].join('');
};

function drawTowers({ random, height }: Canvas, { mood, lit }: SkylineOptions, layer: number, base: number): string {
  const colors = PALETTES[mood];
  const [far, near] = isDark(colors.paper)
    ? [mix(colors.paper, colors.second, 0.3), darken(colors.paper, 0.5)]
    : [colors.second, colors.ink];
  const color = mix(far, near, 0.12 + layer * 0.3);
  const glass = lit ? '#ffdf9a' : lighten(color, 0.4);
  let x = -20;
  let towers = '';
  while (x < WIDTH) {
    const w = random.between(38, 84);
    const h = height * random.between(0.16, 0.5 - layer * 0.11);
    const top = base - h;
    const roofs = [
      '',
      path(`M${num(x)} ${num(top + 1)}L${num(x + w / 2)} ${num(top - w * 0.8)}L${num(x + w)} ${num(top + 1)}Z`, color),
      path(`M${num(x)} ${num(top + 1)}a${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(w)} 0Z`, color),
      rect(x + w * 0.2, top - 16, w * 0.6, 18, color) + segment([x + w / 2, top - 16], [x + w / 2, top - 60], color, 3),
    ];
    towers += random.pick(roofs) + rect(x, top, w + 1, h, color);
    const columns = Math.floor(w / 15);
    if (layer > 0)
      towers += times(columns * Math.floor(h / 24), (cell) =>
        random.chance(lit ? 0.5 : 0.32)
          ? rect(x + 6 + (cell % columns) * 14, top + 12 + Math.floor(cell / columns) * 22, 7, 11, glass, 1)
          : '',
      );
    x += w + (layer === 2 ? random.between(4, 34) : 0);
  }
  return towers;
}

function drawBridge(base: number, ink: string, height: number): string {
  const deck = base + (height - base) * 0.3;
  const cables = times(2, (i) =>
    path(
      `M${-60 + i * 360} ${num(deck)}Q${120 + i * 360} ${num(deck - 20)} ${120 + i * 360} ${num(deck - 170)}Q${120 + i * 360} ${num(deck - 20)} ${300 + i * 360} ${num(deck)}`,
      'none',
      `stroke="${ink}" stroke-width="4"`,
    ),
  );
  const towers = times(2, (i) => rect(112 + i * 360, deck - 180, 16, 250, darken(ink, 0.1), 3));
  return cables + towers + rect(0, deck, WIDTH, 11, ink);
}
