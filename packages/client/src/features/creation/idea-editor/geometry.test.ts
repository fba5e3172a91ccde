import { describe, expect, it } from 'vitest';
import { boundsOf, movedBy, pinched, scaledByPull, turned, turnedToward, widenedTo, type Placing } from './geometry.ts';

const page = { width: 360, height: 640 };
const block: Placing = { x: 100, y: 200, width: 80, height: 40, scale: 1, rotate: 0 };

const round = (values: object) => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Math.round(value * 100) / 100]));

describe('where a block stands', () => {
  it('reaches from its middle by half its size, scaled', () => {
    expect(boundsOf({ ...block, scale: 2 })).toEqual({ left: 20, right: 180, top: 160, bottom: 240 });
  });

  it('swaps its sides when it is turned by a quarter', () => {
    expect(round(boundsOf({ ...block, rotate: 90 }))).toEqual({ left: 80, right: 120, top: 160, bottom: 240 });
  });

  it('keeps its middle on the page, however far it is dragged', () => {
    expect(movedBy(block, { x: -500, y: 5_000 }, page)).toMatchObject({ x: 0, y: 640 });
  });
});

describe('pulling a handle', () => {
  it('scales about the middle by a corner', () => {
    const pulled = scaledByPull(block, { x: 140, y: 220 }, { x: 180, y: 240 });
    expect(pulled).toMatchObject({ x: 100, y: 200, scale: 2 });
  });

  it('never scales to nothing, or beyond tenfold', () => {
    expect(scaledByPull(block, { x: 140, y: 220 }, { x: 100, y: 200 }).scale).toBe(0.1);
    expect(scaledByPull(block, { x: 140, y: 220 }, { x: 9_000, y: 9_000 }).scale).toBe(10);
  });

  it('does nothing when it is taken in the very middle', () => {
    expect(scaledByPull(block, { x: 100, y: 200 }, { x: 300, y: 300 })).toBe(block);
  });

  it('widens about the middle by a side, also where the block is turned and scaled', () => {
    expect(widenedTo(block, { x: 160, y: 999 }, 'end', 360).width).toBe(120);
    expect(widenedTo(block, { x: 160, y: 200 }, 'start', 360).width).toBe(24);
    expect(Math.round(widenedTo({ ...block, rotate: 90, scale: 2 }, { x: 0, y: 300 }, 'end', 360).width)).toBe(100);
  });

  it('turns toward the pointer, and stays at an eighth of a turn', () => {
    expect(turnedToward(block, { x: 200, y: 200 }, false).rotate).toBe(90);
    expect(turnedToward(block, { x: 200, y: 203 }, false).rotate).toBe(90);
    expect(turnedToward(block, { x: 200, y: 203 }, true).rotate).toBe(92);
    expect(turnedToward(block, { x: 0, y: 200 }, false).rotate).toBe(-90);
  });

  it('reads any angle as one from -180 to 180', () => {
    expect([0, 190, 360, -90, -190, 540].map(turned)).toEqual([0, -170, 0, -90, 170, 180]);
  });
});

describe('two fingers', () => {
  it('move, scale and turn at once', () => {
    const from = [
      { x: 90, y: 200 },
      { x: 110, y: 200 },
    ] as const;
    const to = [
      { x: 120, y: 180 },
      { x: 120, y: 220 },
    ] as const;
    expect(pinched(block, from, to)).toMatchObject({ x: 120, y: 200, scale: 2, rotate: 90 });
  });

  it('do not fling a block away when they begin in one place', () => {
    const at = { x: 100, y: 200 };
    expect(pinched(block, [at, at], [at, { x: 130, y: 200 }]).scale).toBe(1);
  });
});
