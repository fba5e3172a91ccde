import { letterRanges } from './letter-widths.ts';

/** A title's text is so large, in px at a 16 px root. */
const textSize = 15;
/** Of scripts that come from the platform's own fonts only the size of the square letters is known; others are taken for wide ones. */
const squareLetter = 100;
const unknownLetter = 62;
/** Some letters move closer to others: by so much on average, and at least so much with this many px put on top. */
const kerning = 0.99;
const allowance = 0.4;

const square = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\p{Extended_Pictographic}]/u;
/** Marks that stand over the letter before, and what only joins or directs. */
const widthless = /[\p{M}\p{Cf}]/u;

const known = new Map(letterRanges.flatMap(({ from, widths }) => unpack(widths).map((width, index) => [from + index, width] as const)));

/**
 * How wide a title is in one line, in px at a 16 px root: both the server and the style sheet need to know before the text is
 * drawn. It is the sum of its letters, rounded up: too little would hide a second line, a pixel too much costs next to nothing.
 */
export function titleWidth(title: string): number {
  let width = 0;
  for (const letter of title) width += widthOf(letter);
  return Math.ceil((width * textSize) / 100 + allowance);
}

function widthOf(letter: string): number {
  const width = known.get(letter.codePointAt(0)!);
  return width ? width * kerning : estimateWidth(letter);
}

function estimateWidth(letter: string): number {
  if (widthless.test(letter)) return 0;
  return square.test(letter) ? squareLetter : unknownLetter;
}

function unpack(widths: string): number[] {
  return Array.from({ length: widths.length / 2 }, (_, index) => Number.parseInt(widths.slice(index * 2, index * 2 + 2), 36));
}
