import { lighten, mix } from '../drawing/colors.ts';
import { text } from '../drawing/letters.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, ellipse, gradient, leaf, num, path, rect, shadow, stroke, times, UP } from '../drawing/shapes.ts';

export type ProductOptions = {
  background: readonly [string, string];
  thing: keyof typeof THINGS;
  colors: readonly [string, string];
};

/** Draws around the middle of the floor, 600 wide and as tall as the picture: y runs from 0 (top) to 1 (bottom). */
type Thing = (y: (share: number) => number, first: string, second: string) => string;

const X = WIDTH / 2;

/** One thing in a quiet light, as in a shop window. */
export const drawProduct: Kind<ProductOptions> = ({ height }, { background, thing, colors }) => {
  const floor = height * 0.76;
  return [
    gradient('wall', background) + rect(0, 0, WIDTH, height, 'url(#wall)'),
    rect(0, floor, WIDTH, height - floor, mix(background[1], '#000000', 0.06)),
    shadow(X, floor + height * 0.06, WIDTH * 0.27, height * 0.022, 0.2),
    THINGS[thing]((share) => num(height * share), ...colors),
  ].join('');
};

const THINGS = {
  lamp: (y, shade, foot) =>
    rect(X - 7, y(0.4), 14, y(0.41), foot) +
    ellipse(X, y(0.815), 78, 14, foot) +
    path(`M${X - 78} ${y(0.16)}h156l60 ${y(0.26)}h-276Z`, shade) +
    ellipse(X, y(0.42), 138, 15, '#fff4d6'),
  chair: (y, seat, wood) =>
    stroke(
      `M${X - 102} ${y(0.5)}L${X - 126} ${y(0.81)}M${X + 102} ${y(0.5)}L${X + 126} ${y(0.81)}M${X - 60} ${y(0.55)}V${y(0.79)}M${X + 60} ${y(0.55)}V${y(0.79)}`,
      wood,
      13,
    ) +
    path(
      `M${X - 120} ${y(0.52)}C${X - 156} ${y(0.2)} ${X - 72} ${y(0.14)} ${X} ${y(0.14)}S${X + 156} ${y(0.2)} ${X + 120} ${y(0.52)}Z`,
      seat,
    ) +
    path(
      `M${X - 78} ${y(0.48)}C${X - 102} ${y(0.26)} ${X - 48} ${y(0.21)} ${X} ${y(0.21)}S${X + 102} ${y(0.26)} ${X + 78} ${y(0.48)}Z`,
      mix(seat, '#000000', 0.14),
    ) +
    rect(X - 150, y(0.48), 300, y(0.085), lighten(seat, 0.22), 28),
  mug: (y, clay, glaze) =>
    path(`M${X + 96} ${y(0.44)}h36a60 60 0 0 1 0 ${y(0.22)}h-36`, 'none', `stroke="${clay}" stroke-width="24"`) +
    path(`M${X - 120} ${y(0.36)}h240V${y(0.68)}q0 50 -50 50h-140q-50 0 -50 -50Z`, clay) +
    path(`M${X - 120} ${y(0.52)}q30 -26 60 0t60 0t60 0t60 0V${y(0.68)}q0 50 -50 50h-140q-50 0 -50 -50Z`, glaze) +
    ellipse(X, y(0.36), 120, 33, lighten(clay, 0.3)) +
    ellipse(X, y(0.365), 102, 24, '#5a3424') +
    stroke(`M${X - 30} ${y(0.27)}q-16 -24 0 -46t0 -46M${X + 26} ${y(0.27)}q-16 -24 0 -46t0 -46`, '#ffffff', 6, 'opacity=".6"'),
  shoe: (y, upper, heel) =>
    path(
      `M${X - 192} ${y(0.66)}C${X - 204} ${y(0.5)} ${X - 180} ${y(0.42)} ${X - 132} ${y(0.4)}C${X - 84} ${y(0.48)} ${X - 36} ${y(0.46)} ${X - 12} ${y(0.42)}C${X + 60} ${y(0.54)} ${X + 144} ${y(0.55)} ${X + 192} ${y(0.6)}C${X + 216} ${y(0.63)} ${X + 216} ${y(0.69)} ${X + 204} ${y(0.72)}H${X - 192}Z`,
      upper,
    ) +
    path(`M${X - 201} ${y(0.7)}h414v${y(0.055)}q0 ${y(0.03)} -30 ${y(0.03)}H${X - 180}q-21 0 -21 ${-y(0.03)}Z`, '#fbf8f2') +
    path(`M${X - 192} ${y(0.66)}C${X - 120} ${y(0.58)} ${X - 60} ${y(0.6)} ${X - 12} ${y(0.7)}H${X - 192}Z`, heel) +
    stroke(`M${X} ${y(0.47)}l-34 ${y(0.04)}M${X + 36} ${y(0.51)}l-34 ${y(0.04)}M${X + 72} ${y(0.54)}l-34 ${y(0.04)}`, '#ffffff', 7),
  bag: (y, leather, dark) =>
    path(
      `M${X - 72} ${y(0.36)}C${X - 72} ${y(0.16)} ${X + 72} ${y(0.16)} ${X + 72} ${y(0.36)}`,
      'none',
      `stroke="${dark}" stroke-width="17"`,
    ) +
    path(`M${X - 156} ${y(0.36)}h312l30 ${y(0.4)}q3 ${y(0.05)} -40 ${y(0.05)}h-292q-43 0 -40 ${-y(0.05)}Z`, leather) +
    path(`M${X - 156} ${y(0.36)}h312l10 ${y(0.13)}q-166 90 -332 0Z`, mix(leather, '#000000', 0.14)) +
    rect(X - 18, y(0.5), 36, 46, '#f3cf79', 9),
  candle: (y, wax, dark) =>
    rect(X - 126, y(0.42), 252, y(0.38), wax, 20) +
    ellipse(X, y(0.43), 126, 27, lighten(wax, 0.35)) +
    rect(X - 78, y(0.54), 156, y(0.15), '#fffaf2', 6) +
    text(X, y(0.605), 'ember', { size: 36, color: '#3a2a28', anchor: 'middle' }) +
    text(X, y(0.65), 'cedar + fig', { size: 20, color: '#3a2a28', anchor: 'middle' }) +
    stroke(`M${X} ${y(0.43)}v-22`, dark, 4) +
    path(`M${X} ${y(0.3)}c26 40 24 66 0 70c-24 -4 -26 -30 0 -70Z`, '#ffb84d') +
    path(`M${X} ${y(0.345)}c12 20 11 36 0 38c-11 -2 -12 -18 0 -38Z`, '#fff3c4'),
  kettle: (y, body, dark) =>
    path(
      `M${X - 110} ${y(0.42)}C${X - 100} ${y(0.16)} ${X + 100} ${y(0.16)} ${X + 110} ${y(0.42)}`,
      'none',
      `stroke="${dark}" stroke-width="18"`,
    ) +
    path(
      `M${X + 120} ${y(0.6)}C${X + 190} ${y(0.56)} ${X + 170} ${y(0.44)} ${X + 230} ${y(0.42)}l12 14C${X + 210} ${y(0.5)} ${X + 220} ${y(0.68)} ${X + 120} ${y(0.72)}Z`,
      mix(body, '#000000', 0.12),
    ) +
    path(
      `M${X - 110} ${y(0.4)}h220C${X + 180} ${y(0.5)} ${X + 190} ${y(0.8)} ${X + 130} ${y(0.81)}h-260C${X - 190} ${y(0.8)} ${X - 180} ${y(0.5)} ${X - 110} ${y(0.4)}Z`,
      body,
    ) +
    ellipse(X, y(0.4), 108, 18, lighten(body, 0.25)) +
    circle(X, y(0.36), 18, dark) +
    ellipse(X - 100, y(0.6), 14, y(0.1), '#ffffff', 'opacity=".3"'),
  headphones: (y, shell, pad) =>
    path(
      `M${X - 150} ${y(0.6)}C${X - 170} ${y(0.1)} ${X + 170} ${y(0.1)} ${X + 150} ${y(0.6)}`,
      'none',
      `stroke="${shell}" stroke-width="26"`,
    ) +
    [-1, 1]
      .map((side) => rect(X + side * 150 - 46, y(0.5), 92, y(0.3), pad, 40) + rect(X + side * 168 - 30, y(0.52), 60, y(0.26), shell, 28))
      .join(''),
  bottle: (y, glass, label) =>
    path(
      `M${X - 34} ${y(0.16)}h68v${y(0.16)}C${X + 40} ${y(0.4)} ${X + 90} ${y(0.4)} ${X + 90} ${y(0.5)}V${y(0.78)}q0 20 -20 20h-140q-20 0 -20 -20V${y(0.5)}C${X - 90} ${y(0.4)} ${X - 40} ${y(0.4)} ${X - 34} ${y(0.32)}Z`,
      glass,
    ) +
    rect(X - 42, y(0.12), 84, y(0.07), label, 8) +
    rect(X - 90, y(0.53), 180, y(0.17), '#fffaf2') +
    leaf(X, y(0.69), y(0.13), 26, UP, label, '#ffffff') +
    rect(X - 66, y(0.48), 10, y(0.3), '#ffffff', 5, 'opacity=".35"'),
  pan: (y, iron, wood) =>
    rect(X + 90, y(0.5), 190, 26, wood, 13) +
    path(`M${X - 190} ${y(0.48)}h320l-24 ${y(0.27)}q-6 30 -40 30h-192q-34 0 -40 -30Z`, iron) +
    ellipse(X - 30, y(0.48), 160, 26, lighten(iron, 0.18)) +
    ellipse(X - 30, y(0.485), 140, 19, mix(iron, '#000000', 0.3)) +
    times(3, (i) => stroke(`M${X - 90 + i * 60} ${y(0.38)}q-14 -20 0 -40t0 -40`, '#ffffff', 6, 'opacity=".6"')),
  camera: (y, body, leather) =>
    rect(X - 60, y(0.33), 120, y(0.12), body, 14) +
    rect(X + 100, y(0.37), 60, y(0.05), '#22222a', 8) +
    rect(X - 200, y(0.41), 400, y(0.38), body, 26) +
    rect(X - 200, y(0.49), 400, y(0.22), leather) +
    circle(X, y(0.6), 96, '#22222a') +
    circle(X, y(0.6), 76, '#3b3f55') +
    circle(X, y(0.6), 50, '#141626') +
    circle(X - 20, y(0.6) - 22, 14, '#ffffff', 'opacity=".65"') +
    circle(X - 150, y(0.45), 12, '#f4c95d'),
} satisfies Record<string, Thing>;
