import type { OutputInfo } from 'sharp';

/** A drawing has few colours, or large areas of one. */
const shares = { ofFewColours: 0.7, ofFlatAreas: 0.7, ofColour: 0.01 };
/** So many of the 4,096 coarse colours are few. */
const fewColours = 16;
/** Neighbours that differ by no more than this are one area, also where a JPEG was between. */
const flatStep = 4;
/** What is closer to grey than this loses nothing that anybody sees. */
const greyStep = 24;

/** Looks at the pixels of a small picture: whether it is a drawing in colour, and how many coarse colours it has. */
export function countColours(pixels: Uint8Array, { width, height, channels }: OutputInfo): { isDrawn: boolean; colours: number } {
  if (channels < 3) return { isDrawn: false, colours: 0 };
  const area = width * height;
  const counts = new Map<number, number>();
  let flat = 0;
  let coloured = 0;
  for (let at = 0; at < pixels.length; at += channels) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const color = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    counts.set(color, (counts.get(color) ?? 0) + 1);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > greyStep) coloured += 1;
    if (isSame(pixels, at, at + channels) && isSame(pixels, at, at + width * channels)) flat += 1;
  }
  const commonest = [...counts.values()].toSorted((a, b) => b - a).slice(0, fewColours);
  const common = commonest.reduce((sum, count) => sum + count, 0);
  const isSimple = common >= area * shares.ofFewColours || flat >= area * shares.ofFlatAreas;
  return { isDrawn: isSimple && coloured >= area * shares.ofColour, colours: counts.size };
}

function isSame(pixels: Uint8Array, at: number, other: number): boolean {
  for (let band = 0; band < 3; band += 1) {
    if (Math.abs(pixels[at + band]! - (pixels[other + band] ?? pixels[at + band]!)) > flatStep) return false;
  }
  return true;
}
