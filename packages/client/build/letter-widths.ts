import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';

const require = createRequire(import.meta.url);
const subsets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'];
/** The weight of a card's title (`--w-medium`), between two weights that there are files of. */
const WEIGHT = 520;
const LIGHTER = 500;
const BOLDER = 600;

/** The widths of letters in a range in hundredths of the text size, by the font's own tables; 0 where the font has none. */
export function measureLetters(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const code = from + index;
    const share = (WEIGHT - LIGHTER) / (BOLDER - LIGHTER);
    const [lighter, bolder] = [widthIn(fontsOf(LIGHTER), code), widthIn(fontsOf(BOLDER), code)];
    return Math.round((lighter * (1 - share) + bolder * share) * 100);
  });
}

const opened = new Map<number, Font[]>();

function fontsOf(weight: number): Font[] {
  const fonts =
    opened.get(weight) ??
    subsets.map((subset) => openSync(require.resolve(`@fontsource/commissioner/files/commissioner-${subset}-${weight}-normal.woff2`)));
  opened.set(weight, fonts);
  return fonts;
}

function widthIn(fonts: readonly Font[], code: number): number {
  const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(code));
  return font ? font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm : 0;
}
