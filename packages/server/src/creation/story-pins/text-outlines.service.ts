import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype, { type Font } from 'opentype.js';

/** The parts of a face, by the scripts that they hold. */
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const;

/** How words are set. */
export interface Setting {
  readonly faces: readonly Font[];
  readonly size: number;
  /** Between letters, in ems. */
  readonly spacing: number;
}

/** Words of one setting. */
export interface Piece extends Setting {
  readonly text: string;
}

export type Line = readonly Piece[];

/** Words without pictures among their letters, which no face of ours draws; `null` where a letter is left that none has. */
export function drawableText(text: string, faces: readonly Font[]): string | null {
  const words = text.replaceAll(/\p{Extended_Pictographic}|\uFE0F/gu, '').trim();
  return Array.from(words).every((letter) => letter.trim() === '' || faces.some((face) => has(face, letter))) ? words : null;
}

/** How far letters rise above the baseline and fall below it. */
export function extentOf({ faces: [first], size }: Setting): { rise: number; fall: number } {
  if (!first) return { rise: size, fall: 0 };
  return { rise: (first.ascender / first.unitsPerEm) * size, fall: (-first.descender / first.unitsPerEm) * size };
}

export function lengthOf(line: Line): number {
  return line.reduce((sum, piece) => sum + measure(piece), 0);
}

/** The path of a line that begins at `left`. */
export function outlineOf(line: Line, left: number, baseline: number): string {
  let at = left;
  return line
    .flatMap((piece) => runsOf(piece).map((run) => ({ ...run, ...piece })))
    .map(({ face, part, size, spacing }) => {
      const path = face.getPath(part, at, baseline, size, { letterSpacing: spacing }).toPathData(1);
      at += advance(face, part, { size, spacing });
      return path;
    })
    .join('');
}

/** Lines that fit: broken between words, and within a word that is longer than a line. */
export function wrap(pieces: Line, width: number): Line[] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    const paragraphs = piece.text.split('\n');
    for (const [at, paragraph] of paragraphs.entries()) {
      if (at > 0) lines.push([]);
      for (const word of paragraph.split(/\s+/u).flatMap((one) => cutWord(one, piece, width)))
        addWord(lines, { ...piece, text: word }, width);
    }
  }
  return lines;
}

function addWord(lines: Piece[][], word: Piece, width: number): void {
  const line = lines.at(-1)!;
  if (line.length === 0) {
    line.push(word);
    return;
  }
  const spaced = { ...word, text: ` ${word.text}` };
  if (lengthOf([...line, spaced]) > width) lines.push([word]);
  else line.push(spaced);
}

function cutWord(word: string, setting: Setting, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && measure({ ...setting, text: part + letter }) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

function measure(piece: Piece): number {
  return runsOf(piece).reduce((sum, { face, part }) => sum + advance(face, part, piece), 0);
}

function advance(face: Font, part: string, { size, spacing }: Pick<Setting, 'size' | 'spacing'>): number {
  return face.getAdvanceWidth(part, size, { letterSpacing: spacing });
}

/** Parts of a text that one face draws. */
function runsOf({ text, faces }: Piece): { face: Font; part: string }[] {
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

const known = new Map<string, readonly Font[]>();

/** The faces of a font in one weight, read once. */
export function facesOf(face: string, weight: number): readonly Font[] {
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
