import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, gradient, num, rect, times } from '../drawing/shapes.ts';

export type GradientSunOptions = {
  sky: readonly [string, string, string];
  sun: readonly [string, string, string];
  rings?: boolean;
};

/** A glowing disc over banded water, or rings of one light. */
export const drawGradientSun: Kind<GradientSunOptions> = ({ height }, { sky, sun, rings }) => {
  const glow =
    '<defs><radialGradient id="glow" cx=".35" cy=".3" r=".8">' +
    sun.map((color, index) => `<stop offset="${[0, 0.6, 1][index]}" stop-color="${color}"/>`).join('') +
    '</radialGradient></defs>';
  const ground = gradient('sky', sky) + glow + rect(0, 0, WIDTH, height, 'url(#sky)');
  if (rings)
    return (
      ground + times(7, (i) => circle(WIDTH / 2, height / 2, WIDTH * 0.07 * (7 - i), 'url(#glow)', `opacity="${num(0.25 + 0.1 * i)}"`))
    );
  const bands = times(14, (i) => rect(0, height * 0.62 + i * i * 3.2, WIDTH, 2 + i * 0.9, sun[1], 0, 'opacity=".5"'));
  return ground + circle(WIDTH / 2, height * 0.42, WIDTH * 0.3, 'url(#glow)') + bands;
};
