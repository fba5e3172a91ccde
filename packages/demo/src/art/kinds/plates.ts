import { mix } from '../drawing/colors.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, group, num, rect, shadow, times } from '../drawing/shapes.ts';
import { FOODS, type FoodOptions } from './plate-foods.ts';

export type PlateOptions = Pick<FoodOptions, 'broth' | 'colors'> & {
  background: string;
  check?: string;
  cloth?: string;
  plate: string;
  food: keyof typeof FOODS;
};

/** A dish from above on a cloth. */
export const drawPlate: Kind<PlateOptions> = (canvas, options) => {
  const { height } = canvas;
  const [x, y, radius] = [WIDTH / 2, height * 0.48, WIDTH * 0.37];
  return [
    rect(0, 0, WIDTH, height, options.background),
    options.check ? drawCheck(height, options.check) : '',
    options.cloth ? drawCloth(height, options.cloth) : '',
    shadow(x + 10, y + 16, radius, radius, 0.18),
    circle(x, y, radius, options.plate) + circle(x, y, radius * 0.84, mix(options.plate, '#000000', 0.06)),
    FOODS[options.food](canvas, options, x, y, radius),
  ].join('');
};

const drawCheck = (height: number, color: string): string =>
  times(8 * Math.ceil(height / 75), (cell) => {
    const [i, j] = [cell % 8, Math.floor(cell / 8)];
    return (i + j) % 2 ? rect(i * 75, j * 75, 75, 75, color) : '';
  });

const drawCloth = (height: number, color: string): string =>
  group(
    `rotate(-14 ${WIDTH * 0.2} ${num(height * 0.8)})`,
    rect(-60, height * 0.62, WIDTH * 0.62, height * 0.5, color, 6) +
      times(5, (i) => rect(-60, height * 0.66 + i * 34, WIDTH * 0.62, 5, '#ffffff', 0, 'opacity=".6"')),
  );
