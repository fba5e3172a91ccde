import { darken, lighten, mix } from './drawing/colors.ts';
import { circle, ellipse, path, rect, stroke, times } from './drawing/shapes.ts';

/** How somebody's drawn portrait looks. */
export type AvatarLook = {
  skin: string;
  hair: keyof typeof HAIR;
  hairColor: string;
  shirt: string;
  background: string;
  glasses?: boolean;
  beard?: boolean;
  freckles?: boolean;
};

/** Hair behind the head and over the forehead; the head is an ellipse around 200, 180. */
type Hair = { behind: string; over: string };
type DrawHair = (color: string) => Hair;

const SIDE = 400;

/** A square portrait, 400 by 400, that still reads at 20 pixels. */
export function drawAvatar(look: AvatarLook): string {
  const hair = HAIR[look.hair](look.hairColor);
  const shade = mix(look.skin, '#7a3a24', 0.22);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">`,
    rect(0, 0, SIDE, SIDE, look.background),
    hair.behind,
    path('M60 420C64 330 120 300 200 300S336 330 340 420Z', look.shirt) +
      path('M160 300Q200 344 240 300L232 286H168Z', lighten(look.shirt, 0.35)),
    path('M168 240H232V296Q200 330 168 296Z', shade),
    ellipse(112, 190, 16, 22, shade) + ellipse(288, 190, 16, 22, shade),
    ellipse(200, 180, 88, 104, look.skin),
    look.beard
      ? path('M114 184C112 300 160 306 200 306S288 300 286 184C276 236 240 232 200 232S124 236 114 184Z', darken(look.hairColor, 0.08))
      : '',
    look.freckles
      ? times(8, (i) => circle(150 + (i % 4) * 9 + (i > 3 ? 72 : 0), 212 + (i % 2) * 8, 3, mix(look.skin, '#7a3a24', 0.5)))
      : '',
    ellipse(148, 216, 17, 10, '#e8654a', 'opacity=".28"') + ellipse(252, 216, 17, 10, '#e8654a', 'opacity=".28"'),
    ellipse(166, 184, 8, 11, '#221a22') + ellipse(234, 184, 8, 11, '#221a22'),
    stroke('M150 160Q166 150 182 160M218 160Q234 150 250 160', darken(look.hair === 'scarf' ? '#4a3328' : look.hairColor, 0.1), 6),
    stroke('M200 190Q210 212 198 216', shade, 5) +
      stroke('M172 240Q200 262 228 240', look.beard ? '#fbe6dc' : mix(look.skin, '#6a1f2a', 0.7), 6),
    look.glasses
      ? circle(166, 184, 27, 'none', 'stroke="#2a2a36" stroke-width="6"') +
        circle(234, 184, 27, 'none', 'stroke="#2a2a36" stroke-width="6"') +
        stroke('M193 182Q200 176 207 182', '#2a2a36', 6)
      : '',
    hair.over,
    '</svg>',
  ].join('');
}

const CROWN = 'M108 186C100 100 140 62 200 62S300 100 292 186C284 150 262 128 240 120C200 138 150 132 130 140C118 150 112 166 108 186Z';

const HAIR = {
  short: (color) => ({
    behind: '',
    over: path(
      'M110 176C96 92 146 58 204 60C268 60 304 100 290 176C284 150 276 132 262 120C220 132 170 124 140 112C124 126 114 148 110 176Z',
      color,
    ),
  }),
  long: (color) => ({
    behind: path('M92 180C84 70 150 46 200 46S316 70 308 180C312 260 322 310 332 344H68C78 310 88 260 92 180Z', color),
    over: path(CROWN, color),
  }),
  bun: (color) => ({
    behind: circle(200, 54, 42, color),
    over: path('M108 180C104 100 150 66 200 66S296 100 292 180C276 130 240 112 200 112S124 130 108 180Z', color),
  }),
  topknot: (color) => ({
    behind: circle(200, 50, 34, color) + stroke('M172 80H228', lighten(color, 0.4), 10),
    over: path('M108 184C104 102 148 68 200 68S296 102 292 184C286 140 250 122 206 128C160 130 120 140 108 184Z', color),
  }),
  fringe: (color) => ({
    behind: path('M96 180C88 76 150 50 200 50S312 76 304 180L312 306H88Z', color),
    over: path('M106 168C104 94 148 62 200 62S296 94 294 168C270 152 240 146 200 146S130 152 106 168Z', color),
  }),
  bob: (color) => ({
    behind: path('M94 176C86 74 150 50 200 50S314 74 306 176C310 230 304 262 296 268H104C96 262 90 230 94 176Z', color),
    over: path(CROWN, color),
  }),
  curly: (color) => ({
    behind: times(9, (i) =>
      circle(200 + Math.cos(Math.PI + (i / 8) * Math.PI) * 96, 160 + Math.sin(Math.PI + (i / 8) * Math.PI) * 92, 36, color),
    ),
    over: ellipse(200, 92, 74, 34, color) + times(6, (i) => circle(132 + i * 27, 104 + Math.abs(2.5 - i) * 8, 27, color)),
  }),
  afro: (color) => ({
    behind: circle(200, 150, 146, color),
    over: path('M110 160C112 100 150 74 200 74S288 100 290 160C270 130 240 118 200 118S130 130 110 160Z', color),
  }),
  waves: (color) => ({
    behind: path(
      'M90 190C76 80 140 44 204 46C284 46 324 96 308 190C330 220 300 250 318 290C290 300 300 320 280 330H120C100 320 110 300 82 290C100 250 70 220 90 190Z',
      color,
    ),
    over: path(
      'M106 178C100 96 150 60 206 62C270 64 300 104 294 178C290 144 270 130 250 112C216 142 150 130 126 142C114 152 110 164 106 178Z',
      color,
    ),
  }),
  cap: (color) => ({
    behind: path('M110 190C104 130 120 110 140 110H260C284 110 296 130 290 190L284 214H116Z', color),
    over:
      path('M104 140C104 76 150 50 200 50S296 76 296 140Z', '#3f6b58') +
      rect(98, 130, 204, 28, '#2f5244', 14) +
      circle(200, 52, 16, '#e3b95a'),
  }),
  scarf: (color) => ({
    behind: path('M82 190C72 70 146 42 200 42S328 70 318 190C324 270 340 320 300 352H100C60 320 76 270 82 190Z', color),
    over:
      path('M104 190C98 100 146 66 200 66S302 100 296 190C290 140 258 108 200 108S110 140 104 190Z', color) +
      stroke('M96 200C92 90 146 54 200 54S308 90 304 200', lighten(color, 0.3), 7),
  }),
} satisfies Record<string, DrawHair>;
