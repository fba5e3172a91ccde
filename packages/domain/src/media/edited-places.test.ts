import { describe, expect, it } from 'vitest';
import { onPicture, placeOnEdited, placeOnOriginal } from './edited-places.ts';
import { noPictureEdits, type PictureEdits } from './picture-edits.ts';

const jug = { width: 1200, height: 1600 };
const spout = { x: 0.25, y: 0.1 };
const changedBy = (edits: Partial<PictureEdits>): PictureEdits => ({ ...noPictureEdits, ...edits });

describe('a place on a picture that is changed', () => {
  it.each([
    ['mirrored', { isFlipped: true }, { x: 0.75, y: 0.1 }],
    ['turned to the right', { rotate: 90 }, { x: 0.9, y: 0.25 }],
    ['turned upside down', { rotate: 180 }, { x: 0.75, y: 0.9 }],
    ['turned to the left', { rotate: 270 }, { x: 0.1, y: 0.75 }],
    ['cut', { crop: { x: 0.2, y: 0, w: 0.5, h: 0.5 } }, { x: 0.1, y: 0.2 }],
    ['mirrored, then turned, then cut', { isFlipped: true, rotate: 90, crop: { x: 0.5, y: 0.5, w: 0.5, h: 0.5 } }, { x: 0.8, y: 0.5 }],
    ['lit', { brightness: 40 }, spout],
  ] as const)('goes along where it is %s', (_how, edits, expected) => {
    const { x, y } = placeOnEdited(jug, changedBy(edits), spout);
    expect([x, y]).toEqual([expect.closeTo(expected.x, 9), expect.closeTo(expected.y, 9)]);
  });

  it('goes clockwise about the middle where it is straightened', () => {
    const { x, y } = placeOnEdited(jug, changedBy({ straighten: 30 }), { x: 0.5, y: 0.25 });
    expect([x, y]).toEqual([expect.closeTo(0.5 + 200 / 1200, 9), expect.closeTo(0.5 - (400 * Math.sqrt(3)) / 2 / 1600, 9)]);
  });

  it('is found again on what the picture was', () => {
    const edits = changedBy({ isFlipped: true, rotate: 270, straighten: -12.5, crop: { x: 0.1, y: 0.3, w: 0.4, h: 0.6 } });
    const { x, y } = placeOnOriginal(jug, edits, placeOnEdited(jug, edits, spout));
    expect([x, y]).toEqual([expect.closeTo(spout.x, 9), expect.closeTo(spout.y, 9)]);
    expect(placeOnOriginal(jug, null, spout)).toEqual(spout);
  });

  it('is none where it lies beside what is left, and stays at the edge where rounding moved it', () => {
    expect(onPicture({ x: 1.2, y: 0.5 })).toBeNull();
    expect(onPicture({ x: 0.5, y: -0.01 })).toBeNull();
    expect(onPicture({ x: 1.000_05, y: 0 })).toEqual({ x: 1, y: 0 });
  });
});
