import { darken, lighten } from '../drawing/colors.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { at, blob, circle, clip, ellipse, leaf, num, path, polar, rect, shadow, times, TURN } from '../drawing/shapes.ts';

export type PoolOptions = { deck: string; water: string; colors: readonly [string, string, string] };

/** A pool from above with a ring, a float, two loungers and a palm. */
export const drawPool: Kind<PoolOptions> = (canvas, options) => {
  const { random, height } = canvas;
  const [x, y, w, h] = [WIDTH * 0.165, height * 0.135, WIDTH * 0.51, height * 0.77];
  const [ring, first, float] = options.colors;
  const light = times(60, () =>
    path(
      blob(random, random.between(x, x + w), random.between(y, y + h), random.between(26, 44), 6, 0.3),
      'none',
      `stroke="${lighten(options.water, 0.5)}" stroke-width="4" opacity=".65"`,
    ),
  );
  return [
    rect(0, 0, WIDTH, height, options.deck),
    times(10, (i) => rect(i * 60, 0, 2, height, darken(options.deck, 0.06))) +
      times(Math.ceil(height / 60), (i) => rect(0, i * 60, WIDTH, 2, darken(options.deck, 0.06))),
    rect(x - 15, y - 10, w + 30, h + 20, '#ffffff', 44) + rect(x, y, w, h, options.water, 34),
    clip('basin', rect(x, y, w, h, '#000000', 34), light),
    drawRing(WIDTH * 0.42, height * 0.4, ring, options.water),
    ellipse(WIDTH * 0.42, height * 0.7, 52, 26, float) + ellipse(WIDTH * 0.42, height * 0.7, 44, 20, lighten(float, 0.3)),
    drawLounger(height * 0.22, height, first) + drawLounger(height * 0.45, height, float),
    drawPalm(canvas),
  ].join('');
};

function drawRing(x: number, y: number, color: string, water: string): string {
  const stripe = (i: number): string => {
    const from = (i / 6) * TURN;
    return path(
      `M${at(polar(x, y, 27, from))}L${at(polar(x, y, 62, from))}A62 62 0 0 1 ${at(polar(x, y, 62, from + 0.52))}L${at(polar(x, y, 27, from + 0.52))}Z`,
      '#ffffff',
    );
  };
  return circle(x, y, 62, color) + times(6, stripe) + circle(x, y, 27, water);
}

const drawLounger = (y: number, height: number, color: string): string =>
  rect(WIDTH * 0.765, y + 7, 102, height * 0.17, '#1b1030', 12, 'opacity=".15"') +
  rect(WIDTH * 0.755, y, 102, height * 0.17, '#ffffff', 12) +
  rect(WIDTH * 0.77, y + 12, 84, height * 0.13, color, 8) +
  times(3, (i) => rect(WIDTH * 0.77, y + 22 + i * 34, 84, 8, '#ffffff', 0, 'opacity=".7"'));

function drawPalm({ height }: Canvas): string {
  const [x, y] = [WIDTH * 0.85, num(height * 0.78)];
  return (
    shadow(x + 12, y + 14, 110, 100, 0.1) +
    times(11, (i) => leaf(x, y, 120, 18, (i / 11) * TURN, i % 2 ? '#3f8a5f' : '#2d6b49', '#8cc79f')) +
    circle(x, y, 11, '#7a4d2e')
  );
}
