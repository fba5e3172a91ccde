import { mix } from '../drawing/colors.ts';
import { PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { at, circle, path, polar, range, rect, smooth, times, TURN } from '../drawing/shapes.ts';

export type PaperLayerOptions = { mood: Mood; heart: 'sun' | 'moon' | 'none'; from?: 'main' | 'accent' | 'second' };

/** Sheets of cut paper, one inside the other, each with its shadow. */
export const drawPaperLayers: Kind<PaperLayerOptions> = ({ random, height }, { mood, heart, from = 'main' }) => {
  const colors = PALETTES[mood];
  const layers = 8;
  const [x, y] = [WIDTH * random.between(0.4, 0.6), height * random.between(0.4, 0.56)];
  const wobble = range(11).map(() => random.between(0.74, 1.2));
  const frame = `M-20 -20H620V${height + 20}H-20Z`;
  const sheets = times(layers, (i) => {
    const reach = Math.max(WIDTH, height) * (0.13 + 0.062 * i);
    const hole = smooth(
      wobble.map((factor, k) =>
        polar(
          x + Math.sin(i) * 16,
          y + Math.cos(i * 1.4) * 16,
          reach * (1 + (factor - 1) * (1 - i * 0.06)) * (1 + 0.07 * Math.sin(i * 1.3 + k * 1.9)),
          (k / 11) * TURN,
        ),
      ),
    );
    const shade = path(
      `${frame}${hole}`,
      '#140a22',
      `fill-rule="evenodd" opacity=".22" transform="translate(0 ${at([0, 9]).split(' ')[1]})"`,
    );
    return shade + path(`${frame}${hole}`, mix(colors.paper, colors[from], i / (layers - 1)), 'fill-rule="evenodd"');
  });
  const light = {
    sun: circle(x, y, 62, colors.third),
    moon: circle(x, y, 56, '#fff6dc') + circle(x - 16, y - 12, 10, '#eadcb4') + circle(x + 18, y + 14, 14, '#eadcb4'),
    none: '',
  }[heart];
  return rect(0, 0, WIDTH, height, mix(colors.paper, colors.third, 0.35)) + light + sheets;
};
