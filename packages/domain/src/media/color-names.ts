import { oklabOf, type Lab } from './oklab.ts';

/** The colours that pictures are looked for by, each with the shade that stands for it. */
export const colorShades = {
  red: '#c43d2f',
  orange: '#e87838',
  yellow: '#e9b64d',
  green: '#4e8d46',
  teal: '#2d7d78',
  sky: '#9fc6ea',
  blue: '#2b3fd9',
  purple: '#7d3a66',
  pink: '#e8a0ad',
  brown: '#8a5a3a',
  grey: '#8d8f94',
  black: '#16181d',
  white: '#ffffff',
} as const;
export type ColorName = keyof typeof colorShades;
export const colorNames = Object.keys(colorShades) as ColorName[];

export function isColorName(name: string): name is ColorName {
  return Object.hasOwn(colorShades, name);
}

/** Below this chroma an eye sees no hue. */
const LEAST_CHROMA = 0.028;
const GREYS: readonly ColorName[] = ['grey', 'black', 'white'];
/** A hue tells more than how light it is. */
const LIGHTNESS_WEIGHT = 0.5;

const labs = colorNames.map((name) => [name, labOf(Number.parseInt(colorShades[name].slice(1), 16))] as const);

/** The name of a colour, by the nearest shade; `color` is 0xRRGGBB. */
export function colorNameOf(color: number): ColorName {
  const [lightness, a, b] = labOf(color);
  const isGrey = Math.hypot(a, b) ** 2 < LEAST_CHROMA;
  const distance = ([otherLightness, otherA, otherB]: Lab) =>
    Math.hypot(LIGHTNESS_WEIGHT * (lightness - otherLightness), a - otherA, b - otherB);
  const candidates = labs.filter(([name]) => GREYS.includes(name) === isGrey);
  return candidates.reduce((best, next) => (distance(next[1]) < distance(best[1]) ? next : best))[0];
}

/** OKLab with faint hues pulled apart: dark blue is blue, not the dark shade next to it. */
function labOf(color: number): Lab {
  const [lightness, a, b] = oklabOf(color >> 16, (color >> 8) & 255, color & 255);
  const apart = 1 / Math.sqrt(Math.max(Math.hypot(a, b), 1e-6));
  return [lightness, a * apart, b * apart];
}
