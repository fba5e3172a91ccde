import { type CardSize } from '../grid/grid-layout.ts';
import { titleWidth } from './title-width.ts';

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

/** The exact size of a pin's card, from what is known before anything is drawn. */
export function pinCardSize({ width, height, title, hasByline }: PinCardShape): CardSize {
  const size = { ratio: cardRatio(width, height), fixed: captionHeight(Boolean(title), Boolean(hasByline)) };
  return title ? { ...size, oneLineFrom: titleWidth(title) } : size;
}

/** With one line of title, where there is one. */
function captionHeight(hasTitle: boolean, hasByline: boolean): number {
  if (!hasTitle && !hasByline) return 0;
  const gap = hasTitle && hasByline ? bylineGap : 0;
  return captionStart + (hasTitle ? titleLine : 0) + gap + (hasByline ? byline : 0) + captionEnd;
}
