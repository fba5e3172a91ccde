import { darken, lighten, mix } from '../drawing/colors.ts';
import { PALETTES, type Mood } from '../drawing/palettes.ts';
import { WIDTH, type Kind } from '../drawing/picture.ts';
import { circle, gradient, leaf, moved, num, path, rect, shadow, stroke, times, TURN, UP } from '../drawing/shapes.ts';

export type CampervanOptions = { mood: Mood; place: 'palms' | 'pines' | 'desert'; load: 'board' | 'cases' };

/** A round old van, parked for good. */
export const drawCampervan: Kind<CampervanOptions> = ({ random, height }, { mood, place, load }) => {
  const colors = PALETTES[mood];
  const ground = height * 0.78;
  const sand = place === 'pines' ? mix(colors.main, '#2f5a44', 0.6) : mix(colors.third, '#f0d9a8', 0.5);
  const behind = {
    palms: [70, 520].map((x, i) => drawPalm(x, ground + 14, 300 + i * 50)).join(''),
    pines: times(9, (i) => drawPine(i * 76 - 8, ground + 10, random.between(150, 320), mix('#2f6b55', '#14323f', random.next() * 0.6))),
    desert: path(
      `M0 ${ground}L80 ${num(ground - 150)}H180L230 ${ground}ZM340 ${ground}L400 ${num(ground - 220)}H520L600 ${num(ground - 40)}V${ground}Z`,
      mix(colors.main, colors.paper, 0.3),
    ),
  }[place];
  return [
    gradient('sky', [lighten(colors.second, 0.45), colors.paper]) + rect(0, 0, WIDTH, height, 'url(#sky)'),
    circle(WIDTH * 0.62, ground - height * 0.36, 88, lighten(colors.third, 0.15)),
    behind +
      rect(0, ground, WIDTH, height - ground, sand) +
      path(`M0 ${num(ground + 60)}Q300 ${num(ground + 24)} 600 ${num(ground + 66)}V${height}H0Z`, darken(sand, 0.08)),
    moved(WIDTH / 2, ground + 46, drawVan(colors.accent, colors.paper, load, colors.main), 0, 1.12),
  ].join('');
};

function drawVan(color: string, cream: string, load: CampervanOptions['load'], extra: string): string {
  const wheel = (x: number): string => circle(x, -28, 37, '#22222a') + circle(x, -28, 19, '#d9d3c6') + circle(x, -28, 8, '#8a8a96');
  const board =
    path('M-190 -262C-120 -284 120 -284 200 -262C120 -246 -120 -246 -190 -262Z', extra) + stroke('M-180 -262H190', '#ffffff', 4);
  const cases =
    rect(-120, -290, 110, 48, extra, 8) + rect(4, -280, 84, 38, darken(color, 0.3), 8) + rect(-74, -300, 20, 12, darken(extra, 0.3), 4);
  return [
    shadow(0, 8, 240, 14, 0.2),
    (load === 'board' ? board : cases) + stroke('M-150 -242H150M-130 -242V-226M130 -242V-226', '#6e4a32', 7),
    path('M-210 -40V-180Q-206 -232 -150 -232H150Q206 -228 216 -150L222 -40Q222 -20 200 -20H-190Q-210 -20 -210 -40Z', lighten(cream, 0.4)),
    path('M-210 -130H-60Q60 -130 110 -110Q170 -86 219 -120L222 -40Q222 -20 200 -20H-190Q-210 -20 -210 -40Z', color),
    times(3, (i) => rect(-184 + i * 96, -210, 78, 60, '#35557a', 12) + rect(-178 + i * 96, -204, 24, 48, '#ffffff', 8, 'opacity=".25"')),
    path('M112 -210H150Q186 -208 196 -146H112Z', '#35557a'),
    circle(196, -84, 19, '#fff3c4') + stroke('M-60 -140V-26M60 -140V-26', darken(color, 0.25), 4) + rect(66, -112, 26, 7, '#d9d3c6', 3),
    rect(-222, -38, 450, 15, '#d9d3c6', 7) + wheel(-128) + wheel(132),
  ].join('');
}

const drawPalm = (x: number, y: number, tall: number): string =>
  stroke(`M${x} ${num(y)}Q${x + 26} ${num(y - tall / 2)} ${x + 4} ${num(y - tall)}`, '#8a6040', 17) +
  times(9, (i) => leaf(x + 4, y - tall, 128, 19, (i / 9) * TURN * 0.62 + Math.PI * 0.88, i % 2 ? '#3f8a5f' : '#2d6b49', '#8cc79f'));

const drawPine = (x: number, y: number, tall: number, color: string): string =>
  leaf(x, y, tall, tall * 0.22, UP, color) + rect(x - 4, y - 12, 8, 14, '#4a3628');
