import { expect, test } from 'vitest';
import { cardTowards } from './grid-keys.ts';
import { layoutCards } from './grid-layout.ts';
import { anchorIn, bandAround, cardsInBand } from './grid-window.ts';

/* Columns at 100 px: 0 (0–100), 3 (110–210) | 1 (0–200), 5 (210–310) | 2 (0–150), 4 (160–260) */
const cards = [1, 2, 1.5, 1, 1, 1].map((ratio) => ({ ratio, fixed: 0 }));
const layout = layoutCards(cards, 3);
const measures = { columnWidth: 100, gutter: 10, textScale: 1 };
const press = (key: string, from: number, rightToLeft = false) => cardTowards(key, from, layout, measures, rightToLeft);

test('up and down stay in the column', () => {
  expect(press('ArrowDown', 0)).toBe(3);
  expect(press('ArrowUp', 3)).toBe(0);
  expect(press('ArrowUp', 0)).toBeUndefined();
  expect(press('ArrowDown', 3)).toBeUndefined();
});

test('left and right go to the card that stands nearest in the next column', () => {
  expect(press('ArrowRight', 0)).toBe(1);
  expect(press('ArrowLeft', 4)).toBe(5);
  expect(press('ArrowLeft', 0)).toBeUndefined();
});

test('right to left, the arrows still go where they point', () => {
  expect(press('ArrowLeft', 0, true)).toBe(1);
  expect(press('ArrowRight', 0, true)).toBeUndefined();
});

test('Home and End jump to the first and the last card', () => {
  expect(press('Home', 4)).toBe(0);
  expect(press('End', 0)).toBe(5);
});

test('Page Down and Page Up go through the cards in reading order, and stop at the ends', () => {
  expect(press('PageDown', 0)).toBe(1);
  expect(press('PageUp', 1)).toBe(0);
  expect(press('PageDown', 5)).toBeUndefined();
  expect(press('PageUp', 0)).toBeUndefined();
});

test('other keys move nowhere', () => {
  expect(press('a', 2)).toBeUndefined();
});

test('only cards near the viewport are drawn, and the one in focus', () => {
  expect(cardsInBand(layout, measures, { from: 205, to: 400 }, -1)).toEqual([3, 4, 5]);
  expect(cardsInBand(layout, measures, { from: 205, to: 400 }, 0)).toEqual([0, 3, 4, 5]);
});

test('a small scroll keeps the band, which always reaches a screen beyond the viewport', () => {
  expect(bandAround(-1010, 800)).toEqual(bandAround(-1180, 800));
  for (const scrolled of [0, 1, 399, 400, 5000]) {
    const band = bandAround(-scrolled, 800);
    expect(band.from).toBeLessThanOrEqual(scrolled - 800);
    expect(band.to).toBeGreaterThanOrEqual(scrolled + 1600);
  }
});

test('the anchor is the topmost card in view', () => {
  expect(anchorIn(layout, measures, 0)).toEqual({ index: 0, offset: 0 });
  expect(anchorIn(layout, measures, -205)).toEqual({ index: 3, offset: -95 });
  expect(anchorIn(layout, measures, -900)).toBeUndefined();
});
