import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype, { type Font } from 'opentype.js';
import { isItemsBlock, isTextBlock, type StoryBlock, type TextBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { storyFontOf, type StoryFont } from '@bowerbird/domain/creation/story-pins/fonts.ts';
import { lineOfItem } from '@bowerbird/domain/creation/story-pins/words.ts';

/** The parts of a face, by the scripts that they hold. */
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const;
const LIST_TITLE = 1.25;

interface Line {
  readonly text: string;
  readonly size: number;
  readonly isBold: boolean;
}

export interface TextDrawing {
  /** Shapes of an SVG. */
  readonly shapes: string;
  readonly width: number;
  readonly height: number;
}

/** The words of a block as outlines, so that they look the same on every machine; `null` where no face has their letters. */
export function drawWords(block: StoryBlock, width: number, unit: number): TextDrawing | null {
  if (!isTextBlock(block)) return null;
  const font = storyFontOf(block.style.fontId);
  const lines: PlacedLine[] = [];
  for (const line of linesOf(block, unit)) {
    const faces = facesOf(font, line.isBold);
    const text = line.text.replaceAll(/\p{Extended_Pictographic}|\uFE0F/gu, '');
    if (!Array.from(text).every((letter) => letter.trim() === '' || faces.some((face) => has(face, letter)))) return null;
    lines.push(...wrap(text, faces, line.size, width).map((part) => ({ ...line, text: part, faces })));
  }
  return toShapes(lines, { width, font, style: block.style });
}

function linesOf(block: TextBlock, unit: number): Line[] {
  const { isBold } = block.style;
  const size = block.style.size * unit;
  if (!isItemsBlock(block)) return [{ text: block.text.trim(), size, isBold }];
  const title = block.text.trim() === '' ? [] : [{ text: block.text.trim(), size: size * LIST_TITLE, isBold: true }];
  const isOrdered = block.type === 'story_pin_list_block' && block.isOrdered;
  const items = block.items.map(lineOfItem).filter((line) => line !== '');
  return [...title, ...items.map((text, index) => ({ text: `${isOrdered ? `${index + 1}.` : '•'} ${text}`, size, isBold }))];
}

interface PlacedLine extends Line {
  readonly faces: readonly Font[];
}

function toShapes(
  lines: readonly PlacedLine[],
  { width, font, style }: { width: number; font: StoryFont; style: TextBlock['style'] },
): TextDrawing {
  let top = 0;
  const shapes: string[] = [];
  for (const { text, size, faces } of lines) {
    const height = size * font.lineHeight;
    const [first] = faces;
    const rise = first ? (first.ascender / first.unitsPerEm) * size : size;
    const fall = first ? (-first.descender / first.unitsPerEm) * size : 0;
    const baseline = top + (height - rise - fall) / 2 + rise;
    const long = measure(text, faces, size);
    const left = style.alignment === 'center' ? (width - long) / 2 : style.alignment === 'right' ? width - long : 0;
    if (style.backgroundColor !== null) {
      shapes.push(`<rect x="${left}" y="${top}" width="${long}" height="${height}" rx="${size / 4}" fill="${style.backgroundColor}"/>`);
    }
    shapes.push(`<path d="${outline(text, faces, { left, baseline, size })}" fill="${style.color}"/>`);
    top += height;
  }
  return { shapes: shapes.join(''), width, height: top };
}

function outline(text: string, faces: readonly Font[], { left, baseline, size }: { left: number; baseline: number; size: number }): string {
  let at = left;
  return runsOf(text, faces)
    .map(({ face, part }) => {
      const path = face.getPath(part, at, baseline, size).toPathData(1);
      at += face.getAdvanceWidth(part, size);
      return path;
    })
    .join('');
}

function measure(text: string, faces: readonly Font[], size: number): number {
  return runsOf(text, faces).reduce((sum, { face, part }) => sum + face.getAdvanceWidth(part, size), 0);
}

/** Parts of a text that one face draws. */
function runsOf(text: string, faces: readonly Font[]): { face: Font; part: string }[] {
  const runs: { face: Font; part: string }[] = [];
  for (const letter of text) {
    const face = faces.find((one) => has(one, letter)) ?? faces[0];
    if (!face) continue;
    const last = runs.at(-1);
    if (last?.face === face) last.part += letter;
    else runs.push({ face, part: letter });
  }
  return runs;
}

function has(face: Font, letter: string): boolean {
  return face.charToGlyphIndex(letter) > 0;
}

/** Lines that fit: broken between words, and within a word that is longer than a line. */
function wrap(text: string, faces: readonly Font[], size: number, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/\s+/u).flatMap((one) => cutWord(one, faces, size, width))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && measure(longer, faces, size) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}

function cutWord(word: string, faces: readonly Font[], size: number, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && measure(part + letter, faces, size) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

const known = new Map<string, readonly Font[]>();

/** The faces of a font in one weight, read once. */
function facesOf({ face, weights }: StoryFont, isBold: boolean): readonly Font[] {
  const weight = isBold ? weights[1] : weights[0];
  const name = `${face}-${weight}`;
  const read = known.get(name);
  if (read) return read;
  const faces = subsets.flatMap((subset) => readFace(face, `${face}-${subset}-${weight}-normal.woff`));
  known.set(name, faces);
  return faces;
}

function readFace(face: string, file: string): Font[] {
  const path = fileURLToPath(new URL(`./files/${file}`, import.meta.resolve(`@fontsource/${face}/package.json`)));
  if (!existsSync(path)) return [];
  const bytes = readFileSync(path);
  return [opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))];
}
