import { cycle, darken, lighten } from '../drawing/colors.ts';
import { lively, PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, ellipse, flower, leaf, path, polar, rect, stroke, times, TURN } from '../drawing/shapes.ts';

type Wear = 'flowers' | 'turban' | 'hat' | 'bun';

export type PortraitOptions = { mood: Mood; wears: Wear; skin: string; hair: string };

/** A head without a face, dressed for its name day; drawn for a sheet 600 by 800 and stretched with it. */
export const drawPortrait: Kind<PortraitOptions> = ({ random, height }, { mood, wears, skin, hair }) => {
  const colors = PALETTES[mood];
  const dots = times(26, (i) =>
    circle(random.between(0, WIDTH), random.between(0, 800), random.between(3, 7), cycle([colors.third, colors.second], i), 'opacity=".5"'),
  );
  const person = [
    path('M120 820C120 640 220 600 300 600S480 640 480 820Z', colors.main),
    times(5, (i) => path(`M${170 + i * 58} 660q22 30 44 0v160h-44Z`, darken(colors.main, 0.12), 'opacity=".5"')),
    path('M252 480H348V610Q300 660 252 610Z', darken(skin, 0.12)),
    ellipse(300, 380, 112, 146, skin),
    stroke('M300 380Q318 420 296 432', darken(skin, 0.18), 6) +
      stroke('M236 372Q256 388 276 372M324 372Q344 388 364 372', darken(skin, 0.5), 6) +
      stroke('M264 462Q300 486 336 462', '#b5473c', 9),
    ellipse(226, 424, 26, 16, '#e8654a', 'opacity=".3"') + ellipse(374, 424, 26, 16, '#e8654a', 'opacity=".3"'),
    circle(184, 440, 13, colors.third) + circle(416, 440, 13, colors.third),
    WEARS[wears](hair, colors),
  ].join('');
  return (
    rect(0, 0, WIDTH, height, colors.tint) +
    circle(WIDTH / 2, height * 0.46, 258, colors.paper) +
    dots +
    `<g transform="translate(0 ${height - 800})">${person}</g>`
  );
};

const FRINGE = 'M188 380C176 250 240 216 300 216S424 250 412 380C396 310 350 290 300 292S204 310 188 380Z';

const WEARS = {
  flowers: (hair, colors) =>
    path(FRINGE, hair) +
    times(9, (i) =>
      leaf(...polar(300, 390, 156, Math.PI + (i / 8) * Math.PI), 56, 15, Math.PI * 1.5 + ((i - 4) / 8) * 3, i % 2 ? '#4f8a5f' : '#7aa86a'),
    ) +
    times(7, (i) => flower(...polar(300, 384, 160, Math.PI + ((i + 0.5) / 7) * Math.PI), 46, 8, cycle(lively(colors), i), '#fff0c0')),
  turban: (_hair, colors) =>
    path('M170 352C150 190 240 140 306 140S452 190 430 352C380 300 340 292 300 296S216 306 170 352Z', colors.accent) +
    times(4, (i) =>
      stroke(
        `M${184 + i * 8} ${332 - i * 40}C240 ${250 - i * 26} 340 ${240 - i * 26} ${424 - i * 10} ${318 - i * 42}`,
        cycle([colors.third, lighten(colors.accent, 0.25)], i),
        12,
      ),
    ) +
    circle(300, 250, 24, colors.third) +
    circle(300, 250, 11, colors.paper),
  hat: (hair, colors) =>
    path(
      'M184 360C170 480 190 520 206 540H180C140 470 150 400 168 330ZM416 360C430 480 410 520 394 540H420C460 470 450 400 432 330Z',
      hair,
    ) +
    path(FRINGE, hair) +
    ellipse(300, 292, 236, 44, colors.accent) +
    path('M196 288C196 190 240 160 300 160S404 190 404 288Q300 320 196 288Z', colors.accent) +
    path('M196 288Q300 320 404 288V252Q300 284 196 252Z', colors.ink) +
    leaf(396, 270, 110, 22, -1.1, colors.third, colors.ink),
  bun: (hair, colors) =>
    circle(300, 176, 62, hair) +
    times(8, (i) => flower(...polar(300, 176, 66, (i / 8) * TURN), 20, 6, '#ffffff', colors.third)) +
    path(FRINGE, hair) +
    stroke('M196 330Q300 244 404 330', colors.accent, 13),
} satisfies Record<Wear, (hair: string, colors: (typeof PALETTES)[Mood]) => string>;
