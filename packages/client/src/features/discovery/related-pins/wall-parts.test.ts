import { describe, expect, it } from 'vitest';
import { cutWall, type RelatedEntry } from './wall-parts.ts';

const pin = (id: number): RelatedEntry => ({ type: 'pin', id: String(id) });
const story = (id: string) => ({ type: 'story', id }) as unknown as RelatedEntry;
const pins = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => pin(from + at));

describe('the wall of related pins', () => {
  it('has the first page by itself, whose story stands among others, and then walls with a story beneath each', () => {
    const { first, parts } = cutWall([...pins(1, 3), story('a'), ...pins(4, 8), story('b'), ...pins(9, 10)], 3);
    expect(first).toEqual(pins(1, 3));
    expect(parts).toEqual([
      { pins: pins(4, 8), story: story('b') },
      { pins: pins(9, 10), story: null },
    ]);
  });

  it('is the first page alone where there is no more, with or without a story', () => {
    expect(cutWall(pins(1, 2), 3)).toEqual({ first: pins(1, 2), parts: [] });
    expect(cutWall([...pins(1, 3), story('a')], 3)).toEqual({ first: pins(1, 3), parts: [] });
    expect(cutWall([], 3)).toEqual({ first: [], parts: [] });
  });

  it('goes on where a pin of the first page was hidden, and the next one moved up', () => {
    const { first, parts } = cutWall([pin(1), pin(3), story('a'), pin(4), pin(5)], 3);
    expect(first).toEqual([pin(1), pin(3), pin(4)]);
    expect(parts).toEqual([{ pins: [pin(5)], story: null }]);
  });
});
