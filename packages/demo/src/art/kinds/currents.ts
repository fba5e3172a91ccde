import { WIDTH, type Kind } from '../drawing/picture.ts';
import { outline, rect, stroke, times, type Point } from '../drawing/shapes.ts';

export type CurrentOptions = {
  background: string;
  colors: readonly string[];
  count?: number;
  widths?: readonly number[];
};

/** Short brush strokes that follow one invisible stream. */
export const drawCurrents: Kind<CurrentOptions> = ({ random, height }, options) => {
  const scale = random.between(0.004, 0.007);
  const phase = random.between(0, 9);
  const direction = ([x, y]: Point): number =>
    (Math.sin(x * scale + phase) + Math.cos(y * scale * 1.2 - phase) + Math.sin((x + y) * scale * 0.5)) * 1.5;

  const strokes = times(options.count ?? 330, () => {
    let point: Point = [random.between(-40, WIDTH + 40), random.between(-40, height + 40)];
    const trail = [point];
    for (let step = random.integer(10, 34); step > 0; step--) {
      const angle = direction(point);
      point = [point[0] + Math.cos(angle) * 10, point[1] + Math.sin(angle) * 10];
      trail.push(point);
    }
    return stroke(outline(trail), random.pick(options.colors), random.pick(options.widths ?? [3, 5, 8, 11]), 'opacity=".92"');
  });
  return rect(0, 0, WIDTH, height, options.background) + strokes;
};
