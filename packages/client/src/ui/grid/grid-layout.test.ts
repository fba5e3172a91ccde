import { describe, expect, it, test } from 'vitest';
import { type CardSize, heightOf, layoutCards, nominalWidth, secondLine, topOf } from './grid-layout.ts';
import { alwaysOneLine, wordRoomIn, wordRoomsOf } from './word-room.ts';

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
      { ratio: 0, fixed: 0, gaps: 0, open: [], nominal: 0 },
      { ratio: 0, fixed: 0, gaps: 0, open: [], nominal: 0 },
    ],
  });
});

describe('words that may need a second line', () => {
  const sizes = [90, 150, 200, 260, 300].map((oneLineFrom) => ({ ratio: 1, fixed: 56, oneLineFrom }));
  const fixed = (count: number, room: number | null) => layoutCards(sizes, count, room).cards.map((card) => card.fixed);

  it('have one where the room is known to be too little, and leave it open where it may be', () => {
    expect(fixed(2, 180)).toEqual([56, 56, 76, 76, 76]);
    expect(fixed(5, 220)).toEqual([56, 56, 56, 76, 76]);
    expect(fixed(5, null)).toEqual([56, 56, 56, 76, 76]);
    expect(
      layoutCards(sizes, 2)
        .columns.flatMap(({ open }) => open)
        .toSorted((a, b) => a - b),
    ).toEqual([1, 2, 3]);
    expect(layoutCards(sizes, 5).columns.flatMap(({ open }) => open)).toEqual([2]);
  });

  it('stand, at every room, where the open lines of the style sheet come to', () => {
    const many = someCards(60, 5).map((card, index) => ({ ...card, oneLineFrom: 80 + ((index * 37) % 240) }));
    for (const count of counts) {
      const open = layoutCards(many, count);
      for (const room of [wordRoomsOf(count).least, 190, wordRoomsOf(count).most]) {
        const measures = { columnWidth: room + 40, gutter: 16, textScale: 1 };
        const known = layoutCards(many, count, room);
        known.places.forEach((place, index) => {
          const calculated = open.places[index]!;
          const lines = calculated.open.filter((above) => many[above]!.oneLineFrom > room).length;
          expect(place.column).toBe(calculated.column);
          expect(place.open).toEqual([]);
          expect(topOf(place, measures)).toBeCloseTo(topOf(calculated, measures) + lines * secondLine);
        });
      }
    }
  });

  it('are decided by the room that the text leaves, which larger text has less of', () => {
    const grid = { columns: 3, columnWidth: 220, gutter: 16 };
    expect(wordRoomIn({ ...grid, textScale: 1 })).toBe(180);
    expect(wordRoomIn({ ...grid, textScale: 1.5 })).toBe(120);
    expect(wordRoomIn({ columns: 2, columnWidth: 148, gutter: 8, textScale: 1 })).toBe(140);
  });

  it('take one line at any width only where the least room is enough', () => {
    expect([100, 150, 200].map(alwaysOneLine)).toEqual(['all', 'many', undefined]);
  });
});
