import { lighten, mix } from '../drawing/colors.ts';
import { sizeToFit, text } from '../drawing/letters.ts';
import { PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, clip, group, num, path, polar, rect, segment, smooth, stroke, times, TURN, type Point } from '../drawing/shapes.ts';

export type CityMapOptions = { mood: Mood; name: string; place: string; plan: 'grid' | 'rings' };

/** The street plan of an invented town, as a poster. */
export const drawCityMap: Kind<CityMapOptions> = ({ random, height }, { mood, name, place, plan }) => {
  const colors = PALETTES[mood];
  const bottom = height - 130;
  const street = colors.paper;
  const block = mix(colors.tint, colors.second, 0.25);
  const grid = group(
    `rotate(${num(random.between(-24, 24))} 300 ${num(bottom / 2)})`,
    times(26, (i) => rect(-250 + i * 44 + random.between(-6, 6), -250, i % 5 ? 5 : 11, height + 500, street)) +
      times(40, (i) => rect(-250, -250 + i * 38 + random.between(-6, 6), 1100, i % 6 ? 5 : 11, street)),
  );
  const centre: Point = [WIDTH * 0.48, bottom * 0.48];
  const rings =
    times(11, (i) => circle(...centre, 46 + i * 46, 'none', `stroke="${street}" stroke-width="${i % 3 ? 5 : 11}"`)) +
    times(26, (i) =>
      segment(polar(...centre, i % 2 ? 46 : 140, (i / 26) * TURN), polar(...centre, 620, (i / 26) * TURN + 0.06), street, i % 4 ? 4 : 9),
    );
  const river = `M-40 ${num(bottom * random.between(0.2, 0.4))}C160 ${num(bottom * 0.2)} 200 ${num(bottom * 0.7)} 380 ${num(bottom * 0.62)}S560 ${num(bottom * 0.8)} 660 ${num(bottom * random.between(0.6, 0.9))}`;
  const park = (x: number, y: number, size: number): string =>
    path(smooth([0, 1, 2, 3, 4, 5].map((k) => polar(x, y, size * random.between(0.8, 1.2), (k / 6) * TURN))), lighten(colors.accent, 0.25));
  const bridges = [0.32, 0.62].map((t) => rect(WIDTH * t, 0, 12, bottom, street)).join('');
  const map =
    rect(0, 0, WIDTH, bottom, block) +
    (plan === 'grid' ? grid : rings) +
    park(140, bottom * 0.78, 70) +
    park(470, bottom * 0.2, 84) +
    stroke(river, colors.paper, 62) +
    stroke(river, colors.main, 50) +
    bridges +
    circle(...centre, 15, colors.accent) +
    circle(...centre, 6, '#ffffff');
  const size = sizeToFit(name, 400, 900, 54);
  return (
    rect(0, 0, WIDTH, height, colors.paper) +
    clip('map', rect(30, 30, WIDTH - 60, bottom - 30, '#000000', 6), map) +
    text(32, height - 58, name, { size, color: colors.ink, weight: 900, spacing: 1 }) +
    text(32, height - 28, place, { size: 19, color: colors.ink })
  );
};
