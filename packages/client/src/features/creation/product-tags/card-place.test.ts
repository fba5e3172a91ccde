import { describe, expect, it } from 'vitest';
import { placeCard } from './card-place.ts';

/** Where the card begins and ends on its picture. */
const edges = (x: number, pictureWidth: number) => {
  const { left, width } = placeCard(x, pictureWidth);
  const start = x * pictureWidth + left;
  return { start, end: start + width };
};

describe('the card of a product dot', () => {
  it('begins at its dot where there is room, and ends there on the other half', () => {
    expect(edges(0.2, 600)).toEqual({ start: 98, end: 368 });
    expect(edges(0.8, 600)).toEqual({ start: 232, end: 502 });
  });

  it.each([0, 0.25, 0.49, 0.5, 0.51, 0.75, 1])('stays on the picture of a phone for a dot at %d', (x) => {
    const { start, end } = edges(x, 390);
    expect(start).toBeGreaterThanOrEqual(8);
    expect(end).toBeLessThanOrEqual(382);
  });

  it('is as wide as a picture that is narrower than a card, less its margins', () => {
    expect(edges(0.5, 200)).toEqual({ start: 8, end: 192 });
  });
});
