import { describe, expect, it } from 'vitest';
import { isRegionOf, largestRegion, moveRegion, resizeRegion } from './crop.ts';

const wide = { width: 1600, height: 900 };

describe('the part of a picture that is kept', () => {
  it('is at first the largest of its ratio, in the middle', () => {
    expect(largestRegion(wide, 1)).toEqual({ x: 350, y: 0, width: 900, height: 900 });
    expect(largestRegion(wide, 3)).toEqual({ x: 0, y: 183, width: 1600, height: 533 });
    expect(largestRegion({ width: 1, height: 5000 }, 3)).toEqual({ x: 0, y: 2499, width: 1, height: 1 });
  });

  it('never leaves the picture, wherever it is moved', () => {
    const square = largestRegion(wide, 1);
    expect(moveRegion(wide, square, -50, 40)).toMatchObject({ x: 0, y: 0 });
    expect(moveRegion(wide, square, 5000, 5000)).toMatchObject({ x: 700, y: 0 });
  });

  it('grows and shrinks about its middle, as far as the picture and the smallest size allow', () => {
    const small = resizeRegion(wide, largestRegion(wide, 1), 1, 300);
    expect(small).toEqual({ x: 650, y: 300, width: 300, height: 300 });
    expect(resizeRegion(wide, small, 1, 1)).toMatchObject({ width: 40, height: 40 });
    // The shorter side is never below the smallest size.
    expect(resizeRegion(wide, small, 3, 1)).toMatchObject({ width: 120, height: 40 });
    expect(resizeRegion(wide, moveRegion(wide, small, 0, 0), 1, 9999)).toEqual({ x: 0, y: 0, width: 900, height: 900 });
  });

  it.each([
    [{ x: 0, y: 0, width: 900, height: 900 }, 1, true],
    [{ x: 1, y: 2, width: 100, height: 33 }, 3, true],
    [{ x: 1, y: 2, width: 100, height: 100 }, 3, false],
    [{ x: 701, y: 0, width: 900, height: 900 }, 1, false],
    [{ x: -1, y: 0, width: 100, height: 100 }, 1, false],
    [{ x: 0, y: 0, width: 0, height: 0 }, 1, false],
  ])('as %j with the ratio %d is one of the picture: %s', (region, ratio, expected) => {
    expect(isRegionOf(wide, region, ratio)).toBe(expected);
  });
});
