import { describe, expect, it } from 'vitest';
import {
  changesPicture,
  cutOf,
  editedSize,
  fitCrop,
  isFitting,
  largestCrop,
  moveCrop,
  noPictureEdits,
  pullCrop,
  straightenTo,
  turnBy,
} from './picture-edits.ts';

const jug = { width: 1200, height: 1680 };

/** The corners of a cut, told along the sides of the tilted picture: within half its sides there is picture. */
function corners(turned: typeof jug, straighten: number, { x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  const angle = (straighten * Math.PI) / 180;
  return [
    [x, y],
    [x + w, y],
    [x, y + h],
    [x + w, y + h],
  ].map(([left, top]) => {
    const [u, v] = [(left! - 0.5) * turned.width, (top! - 0.5) * turned.height];
    return [Math.abs(u * Math.cos(angle) + v * Math.sin(angle)), Math.abs(v * Math.cos(angle) - u * Math.sin(angle))] as const;
  });
}

describe('changes of a picture', () => {
  it('are none until something is changed', () => {
    expect(changesPicture(null)).toBe(false);
    expect(changesPicture(noPictureEdits)).toBe(false);
    expect(changesPicture({ ...noPictureEdits, brightness: 36 })).toBe(true);
    expect(changesPicture({ ...noPictureEdits, crop: { x: 0, y: 0, w: 1, h: 0.9 } })).toBe(true);
  });

  it.each([
    [2 / 3, { width: 1120, height: 1680 }],
    [3 / 4, { width: 1200, height: 1600 }],
    [1, { width: 1200, height: 1200 }],
    [null, { width: 1200, height: 1680 }],
  ])('cut the largest part of ratio %s', (ratio, size) => {
    const crop = largestCrop(jug, 0, ratio);
    expect(editedSize(jug, { ...noPictureEdits, crop })).toEqual(size);
  });

  it.each([2.5, -2.5, 10, -30, 45])('hold nothing but picture when it is straightened by %s degrees', (degrees) => {
    const wishes = [
      largestCrop(jug, degrees, 3 / 4),
      fitCrop(jug, degrees, { x: 0.7, y: 0.8, w: 0.3, h: 0.2 }),
      fitCrop(jug, degrees, { x: 0, y: 0, w: 1, h: 1 }),
    ];
    for (const crop of wishes) {
      for (const [along, across] of corners(jug, degrees, crop)) {
        expect(along).toBeLessThanOrEqual(jug.width / 2 + 0.5);
        expect(across).toBeLessThanOrEqual(jug.height / 2 + 0.5);
      }
      expect(isFitting(jug, degrees, crop)).toBe(true);
    }
  });

  it('keep the ratio and what lies opposite when a corner is pulled, and stop where the picture ends', () => {
    const crop = largestCrop(jug, 0, 1);
    const smaller = pullCrop(jug, 0, crop, { x: 1, y: 1, dx: -0.25, dy: 0 });
    expect(cutOf(jug, smaller)).toEqual({ x: 0, y: 240, width: 900, height: 900 });
    const back = pullCrop(jug, 0, smaller, { x: 1, y: 1, dx: 9, dy: 9 });
    expect(cutOf(jug, back)).toEqual({ x: 0, y: 240, width: 1200, height: 1200 });
    const tiny = pullCrop(jug, 0, crop, { x: -1, y: 0, dx: 5, dy: 0 });
    expect(cutOf(jug, tiny)).toMatchObject({ width: 84, height: 84 });
  });

  it('move as far as there is picture', () => {
    const crop = { x: 0.2, y: 0.2, w: 0.5, h: 0.5 };
    expect(moveCrop(jug, 0, crop, 0.9, -3)).toEqual({ x: 0.5, y: 0, w: 0.5, h: 0.5 });
  });

  it('begin the cut anew after a turn, and grow back when it is straight again', () => {
    const cut = { ...noPictureEdits, ratio: '1:1' as const, crop: largestCrop(jug, 0, 1) };
    const turned = turnBy(jug, cut, 90, 1);
    expect(turned.rotate).toBe(90);
    expect(editedSize(jug, turned)).toEqual({ width: 1200, height: 1200 });
    const tilted = straightenTo(jug, cut, 10, 1);
    expect(tilted.crop.w).toBeLessThan(0.9);
    expect(straightenTo(jug, tilted, 0, 1).crop).toEqual(cut.crop);
    expect(straightenTo(jug, cut, 99, 1).straighten).toBe(45);
  });
});
