import { cycle, darken, isDark, lighten, mix } from '../drawing/colors.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { ellipse, gradient, moved, path, rect, segment, times } from '../drawing/shapes.ts';

export type BalloonOptions = { mood: Mood; count: number };

/** Where the smaller ones fly, in shares of the sheet, around the large one in the middle. */
const FAR_OFF = [
  [0.13, 0.14],
  [0.87, 0.2],
  [0.12, 0.6],
  [0.88, 0.62],
  [0.84, 0.05],
  [0.3, 0.08],
] as const;

/** Hot-air balloons over soft hills. */
export const drawBalloons: Kind<BalloonOptions> = ({ random, height }, { mood, count }) => {
  const colors = PALETTES[mood];
  const hill = (share: number, color: string, swing: number): string =>
    path(
      `M0 ${height * share}Q150 ${height * share - swing} 300 ${height * share}T600 ${height * share - swing * 0.4}V${height}H0Z`,
      color,
    );
  const balloons = times(count, (i) => {
    const big = i === count - 1;
    const [left, top] = big ? [0.5, 0.42] : cycle(FAR_OFF, i);

    const band = [0, 1, 2].map((k) => cycle(lively(colors), i + k));
    return moved(
      WIDTH * left,
      height * top,
      drawBalloon(band, colors.ink, i),
      random.between(-4, 4),
      big ? 1.25 : random.between(0.34, 0.56),
    );
  });
  return [
    gradient(
      'sky',
      isDark(colors.paper)
        ? [colors.paper, colors.tint, mix(colors.tint, colors.second, 0.4)]
        : [lighten(colors.second, 0.3), colors.tint, colors.paper],
    ) + rect(0, 0, WIDTH, height, 'url(#sky)'),
    ellipse(120, height * 0.56, 130, 20, '#ffffff', 'opacity=".6"') + ellipse(470, height * 0.48, 120, 16, '#ffffff', 'opacity=".5"'),
    hill(0.74, mix(colors.main, colors.paper, 0.55), 60) + hill(0.82, mix(colors.main, colors.paper, 0.3), -50),
    balloons,
    hill(0.9, colors.main, 50) + hill(0.96, darken(colors.main, 0.25), -30),
  ].join('');
};

function drawBalloon(colors: readonly string[], ink: string, index: number): string {
  const [first, second, third] = [cycle(colors, 0), cycle(colors, 1), cycle(colors, 2)];
  const skin = 'M0 110C-40 80 -120 30 -120 -40C-120 -110 -64 -150 0 -150S120 -110 120 -40C120 30 40 80 0 110Z';
  const stripes =
    path('M0 110C-30 70 -70 20 -70 -40C-70 -110 -30 -150 0 -150S70 -110 70 -40C70 20 30 70 0 110Z', second) +
    path('M0 110C-10 70 -26 20 -26 -40C-26 -110 -10 -150 0 -150S26 -110 26 -40C26 20 10 70 0 110Z', third);
  const zigzag = `<clipPath id="skin${index}"><path d="${skin}"/></clipPath><g clip-path="url(#skin${index})">${path('M-130 -70l32 34l32 -34l32 34l34 -34l32 34l32 -34l32 34l32 -34v44H-130Z', second)}${rect(-130, 10, 260, 26, third)}</g>`;
  return (
    path(skin, first) +
    (index % 2 ? zigzag : stripes) +
    segment([-26, 104], [-18, 150], ink, 3) +
    segment([26, 104], [18, 150], ink, 3) +
    rect(-22, 148, 44, 34, '#8a5f3c', 6) +
    rect(-25, 146, 50, 9, '#6e4a32', 4)
  );
}
