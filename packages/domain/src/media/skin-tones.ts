import { linearOf } from './oklab.ts';

/** The skin tones that pictures are looked for by (`B3.24`), each with the shade that stands for it. */
export const skinToneShades = { light: '#f3dcc8', medium: '#d2a679', brown: '#9a6840', dark: '#5a3a28' } as const;
export type SkinTone = keyof typeof skinToneShades;
export const skinTones = Object.keys(skinToneShades) as SkinTone[];

export function isSkinTone(name: string): name is SkinTone {
  return Object.hasOwn(skinToneShades, name);
}

/** Less than this share of a picture is chance: a wooden spoon, a wall in the evening. */
const LEAST_SHARE = 0.12;
/** Where skin of every tone lies in the plane of chroma, as Chai and Ngan measured it (1999). */
const CHROMA_BLUE = { least: 77, most: 127 };
const CHROMA_RED = { least: 133, most: 173 };
/** Darker pixels have no colour that could be told. */
const LEAST_BRIGHTNESS = 30;
/** The individual typology angle from which a tone begins, in degrees; four classes of the six that dermatology knows. */
const ANGLES: readonly (readonly [tone: SkinTone, from: number])[] = [
  ['light', 41],
  ['medium', 10],
  ['brown', -30],
  ['dark', -90],
];

/**
 * The tone of the skin that a picture shows, by the middle of its skin-coloured pixels; `null` where there is little of them.
 * It cannot tell skin from wood or sand, so ask only where people are to be expected. `pixels` are RGB bytes.
 */
export function skinToneOf(pixels: Uint8Array): SkinTone | null {
  const lightnesses: number[] = [];
  const yellows: number[] = [];
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    if (!isSkinColored(red, green, blue)) continue;
    const [lightness, yellow] = lightnessAndYellow(red, green, blue);
    lightnesses.push(lightness);
    yellows.push(yellow);
  }
  if (lightnesses.length * 3 < LEAST_SHARE * pixels.length || lightnesses.length === 0) return null;
  const angle = (Math.atan2(middleOf(lightnesses) - 50, Math.max(middleOf(yellows), 1e-6)) * 180) / Math.PI;
  return ANGLES.find(([, from]) => angle > from)?.[0] ?? 'dark';
}

function isSkinColored(red: number, green: number, blue: number): boolean {
  if (Math.max(red, green, blue) < LEAST_BRIGHTNESS || red <= green || green < blue) return false;
  const chromaBlue = 128 - 0.168736 * red - 0.331264 * green + 0.5 * blue;
  const chromaRed = 128 + 0.5 * red - 0.418688 * green - 0.081312 * blue;
  return isWithin(chromaBlue, CHROMA_BLUE) && isWithin(chromaRed, CHROMA_RED);
}

function isWithin(value: number, { least, most }: { least: number; most: number }): boolean {
  return value >= least && value <= most;
}

/** L* and b* of CIELAB under D65, which the typology angle is made of. */
function lightnessAndYellow(redByte: number, greenByte: number, blueByte: number): readonly [number, number] {
  const [red, green, blue] = [linearOf[redByte]!, linearOf[greenByte]!, linearOf[blueByte]!];
  const y = curve(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 200 * (y - z)];
}

function curve(value: number): number {
  return value > 216 / 24_389 ? Math.cbrt(value) : ((24_389 / 27) * value + 16) / 116;
}

function middleOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
