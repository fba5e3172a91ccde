import { expect, test } from 'vitest';
import { cardRatio, isCropped, pinCardSize } from './pin-card-size.ts';
import { titleWidth } from './title-width.ts';

test('a picture keeps its shape between 1:2.2 and 1.9:1', () => {
  expect(cardRatio(1000, 1500)).toBe(1.5);
  expect(cardRatio(100, 900)).toBe(2.2);
  expect(cardRatio(900, 100)).toBeCloseTo(1 / 1.9);
  expect(cardRatio(0, 0)).toBe(1);
});

test('only a picture taller than the card says that there is more of it', () => {
  expect(isCropped(100, 900)).toBe(true);
  expect(isCropped(100, 220)).toBe(false);
});

test('a bare picture has no caption', () => {
  expect(pinCardSize({ width: 2, height: 3 })).toEqual({ ratio: 1.5, fixed: 0 });
});

test('a caption has one line of title, and says from which room on that is enough', () => {
  const shape = { width: 2, height: 3 };
  expect(pinCardSize({ ...shape, title: 'The collector' })).toEqual({ ratio: 1.5, fixed: 32, oneLineFrom: titleWidth('The collector') });
  expect(pinCardSize({ ...shape, title: 'The collector', hasByline: true }).fixed).toBe(56);
  expect(pinCardSize({ ...shape, hasByline: true })).toEqual({ ratio: 1.5, fixed: 32 });
});

test('a title is as wide as its letters, in any script', () => {
  expect(titleWidth('')).toBe(1);
  expect(titleWidth('iiii')).toBeLessThan(titleWidth('mmmm') / 2);
  expect(titleWidth('Canal houses before breakfast')).toBe(206);
  expect(titleWidth('ÉTÉ à Łódź')).toBeGreaterThan(70);
  expect(titleWidth('北欧の朝')).toBe(4 * 15 + 1);
  expect(titleWidth('رفوف')).toBe(titleWidth('رُفوف'));
});
