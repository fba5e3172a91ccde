import { isDark, lighten, mix } from '../drawing/colors.ts';
import { text } from '../drawing/letters.ts';
import { WIDTH, type Canvas, type Kind } from '../drawing/picture.ts';
import { circle, num, outline, polar, range, rect, segment, stroke, times, TURN, type Point } from '../drawing/shapes.ts';

export type StarChartOptions = { background: string; ink: string; glow: string; title: string; subtitle: string };

/** A round map of the sky with a scale around it and a few constellations. */
export const drawStarChart: Kind<StarChartOptions> = (canvas, options) => {
  const { random, height } = canvas;
  const { ink, background } = options;
  const [x, y, radius] = [WIDTH / 2, height * 0.44, WIDTH * 0.4];
  const dust = times(260, () =>
    circle(
      random.between(0, WIDTH),
      random.between(0, height),
      random.between(0.5, 1.4),
      ink,
      `opacity="${num(random.between(0.15, 0.6))}"`,
    ),
  );
  return [
    rect(0, 0, WIDTH, height, background),
    dust,
    circle(
      x,
      y,
      radius,
      isDark(background) ? lighten(background, 0.07) : mix(background, options.glow, 0.16),
      `stroke="${ink}" stroke-width="2"`,
    ),
    circle(x, y, radius + 13, 'none', `stroke="${ink}"`),
    times(72, (i) =>
      segment(polar(x, y, radius + 13, (i / 72) * TURN), polar(x, y, radius + (i % 6 ? 18 : 24), (i / 72) * TURN), ink, 1.2),
    ),
    [0.33, 0.66]
      .map((share) => circle(x, y, radius * share, 'none', `stroke="${ink}" stroke-width=".8" opacity=".4" stroke-dasharray="2 5"`))
      .join(''),
    times(6, (i) =>
      segment(polar(x, y, radius, (i / 12) * TURN), polar(x, y, radius, (i / 12) * TURN + Math.PI), ink, 0.7, 'opacity=".3"'),
    ),
    times(7, (i) => drawConstellation(canvas, options, x, y, radius, i)),
    text(x, height * 0.89, options.title, { size: 40, color: ink, anchor: 'middle', spacing: 9 }),
    text(x, height * 0.935, options.subtitle, {
      size: 15,
      color: ink,
      anchor: 'middle',
      spacing: 4,
      extra: 'opacity=".75"',
    }),
  ].join('');
};

function drawConstellation({ random }: Canvas, options: StarChartOptions, x: number, y: number, radius: number, index: number): string {
  let star = polar(x, y, radius * random.between(0.35, 0.72), (index / 7) * TURN + random.between(-0.2, 0.2));
  const stars: Point[] = [];
  for (const _ of range(random.integer(4, 6))) {
    if (Math.hypot(star[0] - x, star[1] - y) < radius * 0.93) stars.push(star);
    star = [star[0] + random.between(-46, 46), star[1] + random.between(-38, 38)];
  }
  const lines = stars.length > 1 ? stroke(outline(stars), options.ink, 1.3, 'opacity=".75"') : '';
  return lines + stars.map((point) => circle(...point, random.between(2.6, 5.4), options.glow)).join('');
}
