import { darken, lighten, mix } from '../drawing/colors.ts';
import { PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, flower, leaf, moved, path, polar, rect, segment, shadow, stroke, times, TURN } from '../drawing/shapes.ts';

export type BicycleOptions = { mood: Mood; basket?: 'flowers' | 'bread'; place: 'wall' | 'meadow' | 'studio' };

/** A city bicycle, leaning where it is. */
export const drawBicycle: Kind<BicycleOptions> = ({ random, height }, { mood, basket, place }) => {
  const colors = PALETTES[mood];
  const ground = height * 0.8;
  const bricks = times(Math.ceil(ground / 44) * 8, (cell) => {
    const [i, j] = [cell % 8, Math.floor(cell / 8)];
    return random.chance(0.3) ? rect(i * 84 - (j % 2) * 42, j * 44, 78, 38, mix(colors.tint, colors.third, 0.35), 4) : '';
  });
  const grass = times(70, () =>
    leaf(
      random.between(0, WIDTH),
      random.between(ground + 6, height + 10),
      random.between(20, 54),
      5,
      -1.57 + random.between(-0.4, 0.4),
      random.pick([colors.main, colors.second, darken(colors.main, 0.2)]),
    ),
  );
  const blooms = times(14, () =>
    flower(
      random.between(0, WIDTH),
      random.between(ground + 12, height - 8),
      13,
      6,
      random.pick([colors.accent, colors.third, '#ffffff']),
      colors.third,
    ),
  );
  const scenes = {
    wall: rect(0, 0, WIDTH, height, colors.tint) + bricks,
    meadow: rect(0, 0, WIDTH, height, colors.paper) + circle(WIDTH * 0.76, height * 0.2, 62, colors.third),
    studio: rect(0, 0, WIDTH, height, colors.tint) + circle(WIDTH / 2, height * 0.46, WIDTH * 0.4, colors.paper),
  };
  const floor = rect(
    0,
    ground,
    WIDTH,
    height - ground,
    place === 'meadow' ? lighten(colors.main, 0.35) : mix(colors.tint, colors.ink, 0.16),
  );
  return (
    scenes[place] +
    floor +
    moved(WIDTH / 2, ground + 20, drawFrame(colors.accent, colors.ink, basket, colors.third)) +
    (place === 'meadow' ? grass + blooms : '')
  );
};

/** The bicycle above its point of standing, 480 wide. */
function drawFrame(frame: string, ink: string, basket: BicycleOptions['basket'], straw: string): string {
  const wheel = (x: number): string =>
    circle(x, -96, 94, 'none', `stroke="${ink}" stroke-width="11"`) +
    circle(x, -96, 84, 'none', `stroke="#ffffff" stroke-width="4" opacity=".7"`) +
    times(16, (i) => segment([x, -96], polar(x, -96, 86, (i / 16) * TURN), ink, 1.4)) +
    circle(x, -96, 10, ink);
  const blooms = [-30, 0, 30].map((dx, i) => flower(190 + dx, -312 - (i % 2) * 22, 26, 7, i % 2 ? '#ffffff' : frame, straw)).join('');
  const loaves = [-22, 6]
    .map((dx) => moved(190 + dx, -310, rect(-11, -64, 22, 90, '#d9a05a', 11) + stroke('M-5 -48l10 10M-5 -28l10 10', '#f7deb0', 4), 14))
    .join('');
  return [
    shadow(0, 2, 260, 12, 0.18),
    wheel(-146) + wheel(150),
    stroke('M-146 -96L-68 -226L78 -226M-146 -96L-14 -92L78 -226L-68 -226L-14 -92M78 -226L62 -258', frame, 13),
    stroke('M150 -96C120 -170 110 -220 98 -276', frame, 13) + stroke('M-68 -226L-80 -262', ink, 9),
    path('M-132 -272C-110 -290 -60 -284 -36 -270C-50 -254 -116 -252 -132 -272Z', ink),
    stroke('M98 -276C90 -300 60 -306 34 -300', ink, 10) +
      stroke('M-14 -92l34 34M6 -50h30', ink, 9) +
      circle(-14, -92, 26, 'none', `stroke="${ink}" stroke-width="8"`),
    stroke('M-240 -110C-244 -180 -190 -214 -140 -208', darken(frame, 0.15), 8),
    basket
      ? (basket === 'flowers' ? blooms : loaves) +
        path('M138 -304h104l-16 74h-72Z', straw) +
        stroke('M146 -284h88M150 -264h80M156 -246h68', darken(straw, 0.25), 3)
      : '',
  ].join('');
}
