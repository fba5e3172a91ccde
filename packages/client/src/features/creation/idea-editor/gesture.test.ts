import { describe, expect, it } from 'vitest';
import { beginGesture, beginPinch, type Grip } from './gesture.ts';
import { boundsOf, type Placing } from './geometry.ts';

const page = { width: 360, height: 640, safe: { left: 20, top: 50, right: 340, bottom: 615 } };
const placing: Placing = { x: 100, y: 200, width: 80, height: 40, scale: 1, rotate: 0 };
const others = [boundsOf({ ...placing, y: 300 })];
const begin = (grip: Grip, from = { x: 100, y: 200 }) => beginGesture({ grip, placing, from, page, others, unit: 1 });

describe('a gesture', () => {
  it('moves by as much as the pointer, and says what holds the block', () => {
    const step = begin('move').to({ x: 178, y: 240 }, false);
    expect(step.placing).toMatchObject({ x: 180, y: 240 });
    expect(step.guides).toEqual([{ axis: 'x', at: 180 }]);
  });

  it('tells the distance to what stands beside it', () => {
    expect(begin('move').to({ x: 100, y: 240 }, false).gaps).toEqual([{ axis: 'y', from: 260, to: 280, at: 100 }]);
  });

  it('snaps to nothing while Alt is down, and forgets what held the block', () => {
    const gesture = begin('move');
    gesture.to({ x: 178, y: 200 }, false);
    expect(gesture.to({ x: 172, y: 233 }, true)).toEqual({ placing: { ...placing, x: 172, y: 233 }, guides: [], gaps: [] });
    expect(gesture.to({ x: 172, y: 233 }, false).guides).toEqual([]);
  });

  it('is always measured from its beginning, so that rounding never adds up', () => {
    const gesture = begin('corner', { x: 140, y: 220 });
    gesture.to({ x: 260, y: 280 }, false);
    expect(gesture.to({ x: 140, y: 220 }, false).placing).toEqual(placing);
  });

  it('turns by the handle above and widens by a side', () => {
    expect(begin('turn').to({ x: 200, y: 200 }, false).placing.rotate).toBe(90);
    expect(begin('end').to({ x: 170, y: 200 }, false).placing.width).toBe(140);
  });

  it('keeps a block on the page that two fingers throw away', () => {
    const pinch = beginPinch(
      placing,
      [
        { x: 90, y: 200 },
        { x: 110, y: 200 },
      ],
      page,
    );
    expect(
      pinch.to([
        { x: -400, y: 200 },
        { x: -380, y: 200 },
      ]).placing.x,
    ).toBe(0);
  });
});
