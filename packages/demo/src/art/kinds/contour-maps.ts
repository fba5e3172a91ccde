import { mix } from '../drawing/colors.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { circle, path, polar, range, rect, smooth, stroke, times, TURN } from '../drawing/shapes.ts';

export type ContourOptions = { background: string; low: string; high: string; line: string; path: string };

/** Two summits in contour lines and the way over them. */
export const drawContourMap: Kind<ContourOptions> = (canvas, options) => {
  const { random, height } = canvas;
  const [x, y] = [WIDTH * 0.55, height * 0.42];
  const way = `M-10 ${height * 0.9}C${WIDTH * 0.3} ${height * 0.7} ${WIDTH * 0.3} ${height * 0.5} ${x} ${y}S${WIDTH * 0.8} ${height * 0.2} ${WIDTH + 10} ${height * 0.1}`;
  return [
    rect(0, 0, WIDTH, height, options.background),
    drawSummit(canvas, options, WIDTH * random.between(0.2, 0.45), height * random.between(0.2, 0.4), 33),
    drawSummit(canvas, options, WIDTH * random.between(0.55, 0.85), height * random.between(0.55, 0.8), 28),
    stroke(way, options.path, 5, 'stroke-dasharray="2 13"'),
    circle(x, y, 12, options.path) + circle(x, y, 5, '#ffffff'),
  ].join('');
};

function drawSummit({ random }: Canvas, options: ContourOptions, x: number, y: number, step: number): string {
  const swell = range(12).map(() => 1 + random.between(-0.22, 0.22));
  return times(11, (i) => {
    const ring = 11 - i;
    const points = swell.map((factor, corner) => polar(x, y, ring * step * factor, (corner / 12) * TURN));
    return path(
      smooth(points),
      mix(options.low, options.high, 1 - ring / 11),
      `stroke="${options.line}" stroke-width="${ring % 4 ? 1.4 : 3}"`,
    );
  });
}
