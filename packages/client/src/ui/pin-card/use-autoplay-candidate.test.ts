import { describe, expect, it } from 'vitest';
import { nearest } from './use-autoplay-candidate.ts';

describe('the card that plays by itself on touch', () => {
  it('is the one nearest the middle of the screen', () => {
    const cards = [
      { key: 'top', top: 0, bottom: 200 },
      { key: 'middle', top: 250, bottom: 550 },
      { key: 'bottom', top: 600, bottom: 800 },
    ];
    expect(nearest(cards, 800)).toBe('middle');
  });

  it('is none that was scrolled away', () => {
    expect(
      nearest(
        [
          { key: 'gone', top: -300, bottom: -10 },
          { key: 'not yet', top: 810, bottom: 900 },
        ],
        800,
      ),
    ).toBeNull();
  });

  it('is the first of two that are equally near', () => {
    expect(
      nearest(
        [
          { key: 'left', top: 300, bottom: 500 },
          { key: 'right', top: 300, bottom: 500 },
        ],
        800,
      ),
    ).toBe('left');
  });
});
