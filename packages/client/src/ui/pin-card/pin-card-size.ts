import { type CardSize } from '../grid/grid-layout.ts';
import { titleLines } from './title-lines.ts';

/** The widest and the tallest picture a card shows; a taller one is cropped from the bottom, a wider one at its sides. */
export const widestRatio = 1 / 1.9;
export const tallestRatio = 2.2;

/** A card's height without its picture, in px at a 16 px root; the style sheet gives the same numbers. */
const captionStart = 8;
const titleLine = 20;
const bylineGap = 4;
const byline = 20;
const captionEnd = 4;

export type PinCardShape = { width: number; height: number; title?: string | null; hasByline?: boolean };

/** The drawn ratio of a picture: its height over its width, within what a card allows. */
export function cardRatio(width: number, height: number): number {
  const ratio = width > 0 && height > 0 ? height / width : 1;
  return Math.min(tallestRatio, Math.max(widestRatio, Math.round(ratio * 1000) / 1000));
}

/** Whether a card hides the bottom of its picture. */
export function isCropped(width: number, height: number): boolean {
  return width > 0 && height / width > tallestRatio + 0.01;
}

/** The exact size of a pin's card in a grid of so many columns, from what is known before anything is drawn. */
export function pinCardSize({ width, height, title, hasByline }: PinCardShape, columns: number): CardSize {
  return { ratio: cardRatio(width, height), fixed: captionHeight(title ? titleLines(title, columns) : 0, Boolean(hasByline)) };
}

function captionHeight(lines: number, hasByline: boolean): number {
  if (lines === 0 && !hasByline) return 0;
  const gap = lines > 0 && hasByline ? bylineGap : 0;
  return captionStart + lines * titleLine + gap + (hasByline ? byline : 0) + captionEnd;
}
