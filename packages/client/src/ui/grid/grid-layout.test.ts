import { expect, test } from 'vitest';
import { type CardSize, heightOf, layoutCards, nominalWidth, topOf } from './grid-layout.ts';

/** Repeatable numbers between 0 and 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function someCards(count: number, seed: number): CardSize[] {
  const next = numbers(seed);
  return Array.from({ length: count }, () => ({ ratio: 0.52 + next() * 1.68, fixed: [0, 32, 54, 74][Math.floor(next() * 4)]! }));
}

const widths = [140, 183, 216, 232, 301];
const counts = [2, 3, 4, 5, 6, 7, 8, 9, 10];

test.each(counts)('with %i columns no card overlaps the one above it, at any width or text size', (count) => {
  const cards = someCards(180, count);
  const { places } = layoutCards(cards, count);
  for (const columnWidth of widths) {
    for (const textScale of [1, 2]) {
      const measures = { columnWidth, gutter: 16, textScale };
      const bottoms = Array.from({ length: count }, () => -16);
      places.forEach((place, index) => {
        const top = topOf(place, measures);
        expect(top - bottoms[place.column]!).toBeCloseTo(16, 1);
        bottoms[place.column] = top + heightOf(cards[index]!, measures);
      });
    }
  }
});

test.each(counts)('with %i columns appending a page moves no earlier card', (count) => {
  const cards = someCards(120, 7);
  const first = layoutCards(cards.slice(0, 45), count).places;
  expect(layoutCards(cards, count).places.slice(0, 45)).toEqual(first);
});

test('each card goes to the column that is shortest when it arrives', () => {
  const cards = someCards(90, 3);
  const { places } = layoutCards(cards, 4);
  const measures = { columnWidth: nominalWidth, gutter: 16, textScale: 1 };
  const heights = [0, 0, 0, 0];
  places.forEach((place, index) => {
    expect(heights[place.column]!).toBeLessThan(Math.min(...heights) + 1);
    heights[place.column]! += heightOf(cards[index]!, measures) + 16;
  });
});

test('the first cards fill the first row in list order', () => {
  const { places } = layoutCards(someCards(5, 1), 5);
  expect(places.map((place) => place.column)).toEqual([0, 1, 2, 3, 4]);
  expect(places.every((place) => place.ratioOffset === 0 && place.gaps === 0)).toBe(true);
});

test('an empty list has columns of no height', () => {
  expect(layoutCards([], 2)).toEqual({
    cards: [],
    places: [],
    columns: [
      { ratio: 0, fixed: 0, gaps: 0 },
      { ratio: 0, fixed: 0, gaps: 0 },
    ],
  });
});
