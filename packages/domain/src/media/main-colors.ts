import { colorNameOf, type ColorName } from './color-names.ts';

/** A colour of a picture. */
export interface MainColor {
  /** 0xRRGGBB. */
  readonly color: number;
  /** How much of the picture it is, from 0 to 1. */
  readonly share: number;
}

const MOST_COLORS = 5;
/** What is less is no colour of the picture. */
const LEAST_SHARE = 0.04;

/** The colours that a picture is made of, most of it first; `pixels` are RGB. */
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
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MOST_COLORS);
}
