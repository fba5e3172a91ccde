import { expect, test } from 'vitest';
import { cardRatio, isCropped, pinCardSize } from './pin-card-size.ts';
import { titleLines } from './title-lines.ts';

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
  expect(pinCardSize({ width: 2, height: 3 }, 2)).toEqual({ ratio: 1.5, fixed: 0 });
});

test('a caption grows by whole lines', () => {
  const shape = { width: 2, height: 3 };
  expect(pinCardSize({ ...shape, title: 'The collector' }, 2).fixed).toBe(32);
  expect(pinCardSize({ ...shape, title: 'The collector', hasByline: true }, 2).fixed).toBe(56);
  expect(pinCardSize({ ...shape, title: 'Canal houses before breakfast', hasByline: true }, 2).fixed).toBe(76);
  expect(pinCardSize({ ...shape, hasByline: true }, 2).fixed).toBe(32);
});

test('short titles take one line, long ones two, in any script', () => {
  expect(titleLines('Fjord in the morning', 2)).toBe(1);
  expect(titleLines('Zellige pattern for the bathroom floor', 2)).toBe(2);
  expect(titleLines('北欧の朝', 2)).toBe(1);
  expect(titleLines('四十分で作る醤油ラーメン', 2)).toBe(2);
  expect(titleLines('رفوف حسب اللون؟ أبدًا', 2)).toBe(2);
});

test('where columns are wide, a longer title still takes one line', () => {
  expect(titleLines('Blue jug, three oranges', 2)).toBe(2);
  expect(titleLines('Blue jug, three oranges', 5)).toBe(1);
});
