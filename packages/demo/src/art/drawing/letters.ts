import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';
import { path } from './shapes.ts';

type Weight = 400 | 500 | 700 | 900;
type Style = {
  size: number;
  color: string;
  weight?: Weight;
  anchor?: 'start' | 'middle' | 'end';
  spacing?: number;
  extra?: string;
};

const require = createRequire(import.meta.url);
const opened = new Map<Weight, Font>();

/** Text as outlines, so that a drawing looks the same on a machine without fonts. The y is the base line. */
export function text(x: number, y: number, words: string, style: Style): string {
  const font = fontOf(style.weight ?? 500);
  const scale = style.size / font.unitsPerEm;
  const spacing = style.spacing ?? 0;
  const run = font.layout(words);
  const shift = { start: 0, middle: 0.5, end: 1 }[style.anchor ?? 'start'];
  let pen = x - textWidth(words, style) * shift;
  const shapes: string[] = [];
  run.glyphs.forEach((glyph, index) => {
    shapes.push(glyph.path.scale(scale, -scale).translate(pen, y).toSVG());
    pen += (run.positions[index]?.xAdvance ?? glyph.advanceWidth) * scale + spacing;
  });
  return path(shapes.join(''), style.color, style.extra);
}

function textWidth(words: string, style: Pick<Style, 'size' | 'weight' | 'spacing'>): number {
  const font = fontOf(style.weight ?? 500);
  const run = font.layout(words);
  return (run.advanceWidth * style.size) / font.unitsPerEm + (run.glyphs.length - 1) * (style.spacing ?? 0);
}

/** The size at which the words fill a width, no larger than the limit. */
export function sizeToFit(words: string, width: number, weight: Weight, limit: number): number {
  return Math.min(limit, (width / textWidth(words, { size: 100, weight })) * 100);
}

function fontOf(weight: Weight): Font {
  const known = opened.get(weight);
  if (known) return known;
  const font = openSync(require.resolve(`@fontsource/commissioner/files/commissioner-latin-${weight}-normal.woff`));
  opened.set(weight, font);
  return font;
}
