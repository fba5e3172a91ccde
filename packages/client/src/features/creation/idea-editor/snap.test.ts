import { describe, expect, it } from 'vitest';
import { boundsOf, type Placing } from './geometry.ts';
import { gapsOf, linesOf, snapped } from './snap.ts';

const page = { width: 360, height: 640, safe: { left: 20, top: 50, right: 340, bottom: 615 } };
const block: Placing = { x: 100, y: 200, width: 80, height: 40, scale: 1, rotate: 0 };
const lines = linesOf(page, []);

describe('snapping', () => {
  it('pulls the middle of a block to that of the page within 6 pixels', () => {
    expect(snapped({ ...block, x: 175 }, lines, {}, 1)).toMatchObject({ placing: { x: 180, y: 200 }, guides: [{ axis: 'x', at: 180 }] });
    expect(snapped({ ...block, x: 173 }, lines, {}, 1).guides).toEqual([]);
  });

  it('counts pixels of the screen, so that it is as strong at each zoom', () => {
    expect(snapped({ ...block, x: 175 }, lines, {}, 2).guides).toEqual([]);
    expect(snapped({ ...block, x: 177 }, lines, {}, 2).placing.x).toBe(180);
  });

  it('lets go at 10 pixels only, once it holds', () => {
    const { holds } = snapped({ ...block, x: 175 }, lines, {}, 1);
    expect(snapped({ ...block, x: 171 }, lines, holds, 1).placing.x).toBe(180);
    expect(snapped({ ...block, x: 169 }, lines, holds, 1).placing.x).toBe(169);
  });

  it('takes the nearest line of each axis', () => {
    const other = boundsOf({ ...block, x: 184, y: 300 });
    const result = snapped({ ...block, x: 183, y: 297 }, linesOf(page, [other]), {}, 1);
    expect(result.placing).toMatchObject({ x: 184, y: 300 });
    expect(result.guides).toHaveLength(2);
  });

  it('brings edges to the safe area', () => {
    expect(snapped({ ...block, x: 63 }, lines, {}, 1).placing.x).toBe(60);
  });
});

describe('distances', () => {
  it('are told to the nearest block on each side', () => {
    const own = boundsOf(block);
    const under = boundsOf({ ...block, y: 260 });
    const farUnder = boundsOf({ ...block, y: 310 });
    const beside = boundsOf({ ...block, x: 200 });
    expect(gapsOf(own, [farUnder, under, beside])).toEqual([
      { axis: 'y', from: 220, to: 240, at: 100 },
      { axis: 'x', from: 140, to: 160, at: 200 },
    ]);
  });

  it('are not told to blocks that overlap, stand diagonally or are far', () => {
    const others = [
      { ...block, x: 120 },
      { ...block, x: 300, y: 400 },
      { ...block, y: 500 },
    ].map(boundsOf);
    expect(gapsOf(boundsOf(block), others)).toEqual([]);
  });
});
