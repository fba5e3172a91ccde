import { type GridLayout, heightOf, type Measures, topOf } from './grid-layout.ts';

/** Up to this many cards everything stays in the document. */
export const virtualFrom = 100;

/** The part of the grid worth drawing, in px from the top of the grid. */
export type Band = { from: number; to: number };

/** The band around a viewport, in steps, so that a small scroll changes nothing. */
export function bandAround(gridTop: number, viewportHeight: number): Band {
  const step = Math.max(200, viewportHeight / 2);
  const above = Math.floor(-gridTop / step) * step;
  return { from: above - viewportHeight, to: above + step + viewportHeight * 2.5 };
}

/** The cards to draw, in list order: all while they are few, else those that touch the band, and the one that has the focus. */
export function cardsInBand({ cards, places }: GridLayout, measures: Measures, band: Band, keep: number): number[] {
  const shown: number[] = [];
  for (let index = 0; index < cards.length; index++) {
    const top = topOf(places[index]!, measures);
    const touches = top < band.to && top + heightOf(cards[index]!, measures) > band.from;
    if (touches || index === keep) shown.push(index);
  }
  return shown;
}

/** The topmost card that is in view, and how far its top is from the viewport's: the place that a resize must not lose. */
export function anchorIn(
  { cards, places }: GridLayout,
  measures: Measures,
  gridTop: number,
): { index: number; offset: number } | undefined {
  let anchor: { index: number; offset: number } | undefined;
  for (let index = 0; index < cards.length; index++) {
    const offset = gridTop + topOf(places[index]!, measures);
    if (offset + heightOf(cards[index]!, measures) <= 0) continue;
    if (!anchor || offset < anchor.offset) anchor = { index, offset };
  }
  return anchor;
}
