import { colorNameOf, type ColorName } from './color-names.ts';
import { oklabOf } from './oklab.ts';

/** A colour of a picture. */
export interface MainColor {
  /** 0xRRGGBB. */
  readonly color: number;
  /** How much of the picture it is, from 0 to 1. */
  readonly share: number;
}

const MOST_COLORS = 5;
/** What is less is no colour of the picture; of a vivid one, which eyes go to first, less is enough. */
const LEAST_SHARE = 0.04;
const LEAST_VIVID_SHARE = 0.02;
/** From this chroma on a colour is vivid. */
const VIVID_CHROMA = 0.15;
/** How much more a colour counts for being vivid. */
const WEIGHT_OF_CHROMA = 8;

/** The colours that a picture is made of, most of it first; `pixels` are RGB. A small vivid one goes before a large pale one. */
export function mainColorsOf(pixels: Uint8Array): MainColor[] {
  const byName = new Map<ColorName, { count: number; red: number; green: number; blue: number }>();
  const names = new Map<number, ColorName>();
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    // Sixteen steps a channel are enough to name a colour, and are named once.
    const coarse = ((red & 0xf0) << 16) | ((green & 0xf0) << 8) | (blue & 0xf0) | 0x080808;
    const name = names.get(coarse) ?? colorNameOf(coarse);
    names.set(coarse, name);
    const sum = byName.get(name) ?? { count: 0, red: 0, green: 0, blue: 0 };
    byName.set(name, { count: sum.count + 1, red: sum.red + red, green: sum.green + green, blue: sum.blue + blue });
  }
  const total = pixels.length / 3;
  return [...byName.values()]
    .map(({ count, red, green, blue }) => ({
      share: count / total,
      color: (Math.round(red / count) << 16) | (Math.round(green / count) << 8) | Math.round(blue / count),
    }))
    .map((color) => ({ ...color, chroma: chromaOf(color.color) }))
    .filter(({ share, chroma }) => share >= (chroma >= VIVID_CHROMA ? LEAST_VIVID_SHARE : LEAST_SHARE))
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, MOST_COLORS)
    .toSorted((one, other) => other.share - one.share)
    .map(({ color, share }) => ({ color, share }));
}

function chromaOf(color: number): number {
  const [, greenRed, blueYellow] = oklabOf(color >> 16, (color >> 8) & 255, color & 255);
  return Math.hypot(greenRed, blueYellow);
}

function weightOf({ share, chroma }: { readonly share: number; readonly chroma: number }): number {
  return share * (1 + WEIGHT_OF_CHROMA * chroma);
}
