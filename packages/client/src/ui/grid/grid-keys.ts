import { type GridLayout, heightOf, type Measures, topOf } from './grid-layout.ts';

/** The card that a key moves to from the card at `from`, or `undefined` where there is none. Arrows move by place, Page Up and Page Down in reading order, Home and End jump. */
export function cardTowards(key: string, from: number, layout: GridLayout, measures: Measures, rightToLeft: boolean): number | undefined {
  if (key === 'Home') return layout.cards.length > 0 ? 0 : undefined;
  if (key === 'End') return layout.cards.length > 0 ? layout.cards.length - 1 : undefined;
  if (key === 'PageDown') return from + 1 < layout.cards.length ? from + 1 : undefined;
  if (key === 'PageUp') return from > 0 ? from - 1 : undefined;
  if (key === 'ArrowDown') return nextInColumn(from, layout, 1);
  if (key === 'ArrowUp') return nextInColumn(from, layout, -1);
  if (key === 'ArrowRight') return nearestBeside(from, layout, measures, rightToLeft ? -1 : 1);
  if (key === 'ArrowLeft') return nearestBeside(from, layout, measures, rightToLeft ? 1 : -1);
  return undefined;
}

function nextInColumn(from: number, { places }: GridLayout, step: 1 | -1): number | undefined {
  const column = places[from]?.column;
  for (let index = from + step; index >= 0 && index < places.length; index += step) {
    if (places[index]!.column === column) return index;
  }
  return undefined;
}

function nearestBeside(from: number, { cards, places }: GridLayout, measures: Measures, step: 1 | -1): number | undefined {
  const place = places[from];
  if (!place) return undefined;
  const middleOf = (index: number) => topOf(places[index]!, measures) + heightOf(cards[index]!, measures) / 2;
  const middle = middleOf(from);
  let best: number | undefined;
  for (let index = 0; index < places.length; index++) {
    if (places[index]!.column !== place.column + step) continue;
    if (best === undefined || Math.abs(middleOf(index) - middle) < Math.abs(middleOf(best) - middle)) best = index;
  }
  return best;
}
