import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, polygon, stroke } from '../drawing/shapes.ts';
import { drawLandscape, type LandscapeOptions } from './landscapes.ts';

export type TentOptions = {
  colors: LandscapeOptions['colors'];
  tent?: readonly [string, string, string];
  cloudy?: boolean;
};

/** A lit tent in front of wooded hills at night. */
export const drawTent: Kind<TentOptions> = (canvas, options) => {
  const [x, y] = [WIDTH / 2, canvas.height * 0.86];
  const [side, door, fold] = options.tent ?? ['#e8743b', '#ffd98a', '#c9562a'];
  return [
    drawLandscape(canvas, {
      colors: options.colors,
      sunHeight: 0.18,
      sunRadius: 30,
      stars: !options.cloudy,
      layers: 5,
      trees: true,
    }),
    circle(x, y - 30, 170, '#ffcf7a', 'opacity=".16"') + circle(x, y - 30, 110, '#ffcf7a', 'opacity=".2"'),
    polygon(
      [
        [x - 130, y + 24],
        [x, y - 120],
        [x + 130, y + 24],
      ],
      side,
    ),
    polygon(
      [
        [x - 46, y + 24],
        [x, y - 120],
        [x + 46, y + 24],
      ],
      door,
    ),
    polygon(
      [
        [x - 46, y + 24],
        [x, y - 120],
        [x - 12, y + 24],
      ],
      fold,
    ),
    stroke(`M${x} ${y - 120}v-20M${x - 130} ${y + 24}l-30 8M${x + 130} ${y + 24}l30 8`, '#2a1c22', 4),
  ].join('');
};
