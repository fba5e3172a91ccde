import { describe, expect, it } from 'vitest';
import { dragFrame, moveFrame, readFrame, roundFrame, sizeFrame } from './frame.ts';

const frame = { x: 0.2, y: 0.2, w: 0.4, h: 0.4 };
const least = { x: 0.1, y: 0.1 };

describe('a frame on a picture', () => {
  it('moves, and stays within the picture', () => {
    expect(moveFrame(frame, 0.1, -0.1)).toEqual({ x: expect.closeTo(0.3), y: expect.closeTo(0.1), w: 0.4, h: 0.4 });
    expect(moveFrame(frame, 5, -5)).toEqual({ x: 0.6, y: 0, w: 0.4, h: 0.4 });
  });

  it('is drawn in any direction, and never smaller than the smallest', () => {
    const drawn = { x: 0.3, y: 0.4, w: expect.closeTo(0.2) as number, h: expect.closeTo(0.3) as number };
    expect(dragFrame(frame, 'draw', { from: { x: 0.3, y: 0.4 }, to: { x: 0.5, y: 0.7 }, least })).toEqual(drawn);
    expect(dragFrame(frame, 'draw', { from: { x: 0.5, y: 0.7 }, to: { x: 0.3, y: 0.4 }, least })).toEqual({
      ...drawn,
      x: expect.closeTo(0.3) as number,
      y: expect.closeTo(0.4) as number,
    });
    const small = dragFrame(frame, 'draw', { from: { x: 0.98, y: 0.98 }, to: { x: 0.99, y: 0.99 }, least });
    expect(small).toEqual({ x: 0.9, y: 0.9, w: 0.1, h: 0.1 });
  });

  it('takes a corner along, beyond the opposite one too', () => {
    const to = (x: number, y: number) => dragFrame(frame, 'bottom-right', { from: { x: 0.6, y: 0.6 }, to: { x, y }, least });
    expect(to(0.8, 0.9)).toMatchObject({ x: 0.2, y: 0.2, w: expect.closeTo(0.6) as number, h: expect.closeTo(0.7) as number });
    expect(to(0.05, 0.05)).toMatchObject({ x: expect.closeTo(0.05) as number, w: expect.closeTo(0.15) as number });
    expect(to(3, 3)).toMatchObject({ w: 0.8, h: 0.8 });
  });

  it('grows and shrinks about its middle', () => {
    expect(sizeFrame(frame, 0.2, 0, least)).toMatchObject({ x: expect.closeTo(0.1) as number, w: expect.closeTo(0.6) as number, h: 0.4 });
    expect(sizeFrame(frame, -5, 5, least)).toMatchObject({ w: 0.1, h: 1, y: 0 });
  });

  it('is asked for in thousandths, and never reaches out of the picture', () => {
    const { x, y, w, h } = roundFrame({ x: 0.333_333, y: 0.666_666, w: 0.666_667, h: 0.333_334 });
    expect([x, y]).toEqual([0.333, 0.666]);
    expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(1);
  });
});

describe('a frame that the history kept', () => {
  it('is read as it was', () => {
    expect(readFrame(JSON.parse(JSON.stringify(frame)))).toEqual(frame);
  });

  it.each([undefined, null, 'frame', {}, { ...frame, w: 0 }, { ...frame, x: 0.9 }, { ...frame, h: Number.NaN }, { ...frame, y: -1 }])(
    'is none where it is %j',
    (kept) => {
      expect(readFrame(kept)).toBeNull();
    },
  );
});
