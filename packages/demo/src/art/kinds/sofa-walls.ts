import { darken, lighten, mix } from '../drawing/colors.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { circle, ellipse, group, leaf, num, path, rect, shadow, stroke, times, UP } from '../drawing/shapes.ts';

export type SofaWallOptions = {
  wall: string;
  floor: string;
  rug: string;
  sofa: string;
  lamp: string;
  colors: readonly [string, string, string];
  panel?: boolean;
};

/** A living room from the front: pictures, sofa, lamp, plant, rug. */
export const drawSofaWall: Kind<SofaWallOptions> = (canvas, options) => {
  const { height } = canvas;
  const floor = height * 0.8;
  const panels = times(6, (i) =>
    rect(
      i * 100 + 8,
      height * 0.5,
      84,
      floor - height * 0.5 - 18,
      'none',
      3,
      `stroke="${mix(options.wall, '#000000', 0.09)}" stroke-width="3"`,
    ),
  );
  return [
    rect(0, 0, WIDTH, height, options.wall),
    options.panel ? panels : '',
    rect(0, floor, WIDTH, height - floor, options.floor) + rect(0, floor - 11, WIDTH, 11, lighten(options.wall, 0.5)),
    times(6, (i) => rect(i * 120 - 40, floor, 3, height - floor, darken(options.floor, 0.12))),
    ellipse(WIDTH * 0.47, floor + height * 0.1, WIDTH * 0.44, height * 0.045, options.rug),
    ellipse(WIDTH * 0.47, floor + height * 0.1, WIDTH * 0.36, height * 0.034, lighten(options.rug, 0.3)),
    drawPictures(height, options),
    drawSofa(height, floor, options),
    drawLamp(height, floor, options),
    drawPlant(canvas, options),
  ].join('');
};

function drawPictures(height: number, { colors: [first, second, third] }: SofaWallOptions): string {
  const [bottom, x] = [num(height * 0.345), WIDTH * 0.22];
  return [
    rect(WIDTH * 0.2, height * 0.1, WIDTH * 0.25, height * 0.26, '#ffffff', 2) +
      rect(x, height * 0.115, WIDTH * 0.21, height * 0.23, first),
    circle(WIDTH * 0.325, height * 0.2, WIDTH * 0.06, second),
    path(`M${x} ${bottom}v${num(-height * 0.06)}q${WIDTH * 0.1} ${num(-height * 0.06)} ${WIDTH * 0.21} 0v${num(height * 0.06)}Z`, third),
    rect(WIDTH * 0.49, height * 0.16, WIDTH * 0.17, height * 0.2, '#ffffff', 2) +
      rect(WIDTH * 0.505, height * 0.173, WIDTH * 0.14, height * 0.174, lighten(second, 0.6)),
    stroke(`M${WIDTH * 0.575} ${num(height * 0.33)}V${num(height * 0.22)}`, third, 4),
    times(10, (i) => leaf(WIDTH * 0.575, height * (0.32 - 0.022 * Math.floor(i / 2)), 30, 7, UP + (i % 2 ? 0.8 : -0.8), third)),
  ].join('');
}

function drawSofa(height: number, floor: number, { sofa, colors }: SofaWallOptions): string {
  const [x, w, y] = [WIDTH * 0.12, WIDTH * 0.6, height * 0.56];
  const seat = lighten(sofa, 0.14);
  const pillow = (share: number, turn: number, color: string): string =>
    group(
      `rotate(${turn} ${num(x + w * share)} ${num(y + height * 0.08)})`,
      rect(x + w * share - 32, y + height * 0.03, 64, 64, color, 14),
    );
  return [
    shadow(x + w / 2, floor + height * 0.055, w * 0.54, 12, 0.18),
    rect(x + w * 0.06, floor, 12, height * 0.055, '#6e4a32', 3) + rect(x + w * 0.92, floor, 12, height * 0.055, '#6e4a32', 3),
    rect(x + w * 0.04, y, w * 0.92, height * 0.2, mix(sofa, '#000000', 0.1), 26),
    rect(x + w * 0.08, y + height * 0.1, w * 0.42, height * 0.1, seat, 18) +
      rect(x + w * 0.5, y + height * 0.1, w * 0.42, height * 0.1, seat, 18),
    rect(x + w * 0.03, y + height * 0.17, w * 0.94, height * 0.085, sofa, 12),
    rect(x - 8, y + height * 0.06, w * 0.13, height * 0.2, sofa, 24) +
      rect(x + w * 0.89, y + height * 0.06, w * 0.13, height * 0.2, sofa, 24),
    pillow(0.26, -12, colors[1]) + pillow(0.77, 10, colors[0]),
  ].join('');
}

function drawLamp(height: number, floor: number, { lamp }: SofaWallOptions): string {
  const x = WIDTH * 0.86;
  return [
    stroke(`M${x} ${num(floor + height * 0.03)}V${num(height * 0.36)}`, '#2b2b33', 6) +
      ellipse(x, floor + height * 0.035, 36, 8, '#2b2b33'),
    path(`M${x - 42} ${num(height * 0.4)}l21 ${num(-height * 0.1)}h42l21 ${num(height * 0.1)}Z`, lamp),
    circle(x, height * 0.4, 96, '#fff2c0', 'opacity=".18"'),
  ].join('');
}

function drawPlant({ random, height }: Canvas, { colors }: SofaWallOptions): string {
  const pot = path(`M9 ${num(height * 0.7)}h72l-11 ${num(height * 0.13)}h-50Z`, colors[2]);
  return (
    pot +
    times(9, (i) =>
      leaf(45, height * 0.7, height * random.between(0.15, 0.22), 18, UP + (i - 4) * 0.27, i % 2 ? '#3f7d58' : '#2d6247', '#215039'),
    )
  );
}
