import { cycle, darken, lighten, mix } from '../drawing/colors.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, gradient, moved, path, rect, stroke, times } from '../drawing/shapes.ts';

export type SailboatOptions = { mood: Mood; count: number; lighthouse?: boolean };

/** Where the boat of each row lies, so that none hides another. */
const BERTHS = [0.5, 0.68, 0.3, 0.74, 0.24, 0.62];

/** Sailing boats on rows of waves. */
export const drawSailboats: Kind<SailboatOptions> = ({ random, height }, { mood, count, lighthouse }) => {
  const colors = PALETTES[mood];
  const horizon = height * 0.44;
  const rows = 6;
  const rolls = times(rows, (i) => {
    const y = horizon + ((height - horizon) * i) / rows;
    const wave = path(
      `M${-80 - (i % 2) * 50} ${y + 22}${'q50 -34 100 0t100 0'.repeat(5)}V${height + 10}H-120Z`,
      mix(lighten(colors.main, 0.45), darken(colors.main, 0.3), i / (rows - 1)),
    );
    const boats =
      i > 0 && i <= count
        ? moved(
            WIDTH * (BERTHS[i] ?? 0.5),
            y + 22,
            drawBoat(cycle(lively(colors), i + 1), cycle(lively(colors), i + 2), colors.ink),
            random.between(-6, 6),
            0.6 + i * 0.13,
          )
        : '';
    return boats + wave;
  });
  return [
    gradient('sky', [lighten(colors.tint, 0.1), colors.paper]) +
      rect(0, 0, WIDTH, height, 'url(#sky)') +
      circle(WIDTH * 0.24, height * 0.2, 58, colors.third),
    path(
      `M0 ${horizon + 26}V${horizon - 20}Q90 ${horizon - 70} 180 ${horizon - 24}T380 ${horizon + 26}Z`,
      mix(colors.second, colors.paper, 0.3),
    ),
    lighthouse ? moved(480, horizon + 30, drawLighthouse(colors.accent, colors.ink)) : '',
    rolls,
  ].join('');
};

const drawBoat = (sail: string, jib: string, ink: string): string =>
  stroke('M0 -10V-196', ink, 5) +
  path('M6 -190C70 -120 84 -70 84 -30H6Z', sail) +
  path('M-6 -170C-50 -110 -66 -70 -70 -30H-6Z', jib) +
  path('M6 -70H80C84 -50 84 -40 84 -30H6Z', darken(sail, 0.14)) +
  path('M-90 -16H100L70 26H-56Z', ink) +
  rect(-86, -16, 182, 8, '#ffffff', 0, 'opacity=".8"');

const drawLighthouse = (stripe: string, ink: string): string =>
  path('M-110 10Q-60 -40 0 -36Q80 -40 130 10Z', darken(stripe, 0.6)) +
  path('M-30 -30L-20 -220H20L30 -30Z', '#fffaf0') +
  [-190, -130, -70]
    .map((y) => path(`M${-22 + (y + 190) * -0.05} ${y}h${44 - (y + 190) * -0.1}l2 34h${-48 + (y + 190) * -0.1}Z`, stripe))
    .join('') +
  rect(-28, -232, 56, 12, ink) +
  rect(-16, -264, 32, 32, '#ffe08a') +
  path('M-22 -264L0 -294L22 -264Z', stripe) +
  path('M0 -250L-360 -300V-200Z', '#fff2c0', 'opacity=".35"');
