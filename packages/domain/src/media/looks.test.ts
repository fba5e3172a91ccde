import { describe, expect, it } from 'vitest';
import { describeLooks, likeness, LOOKS_DIMENSIONS, LOOKS_SIDE, resemblance, weighLooks } from './looks.ts';
import { mainColorsOf } from './main-colors.ts';

type Paint = (x: number, y: number) => readonly [number, number, number];

function draw(paint: Paint): Uint8Array {
  const pixels = new Uint8Array(LOOKS_SIDE * LOOKS_SIDE * 3);
  for (let at = 0; at < LOOKS_SIDE * LOOKS_SIDE; at += 1) pixels.set(paint(at % LOOKS_SIDE, Math.floor(at / LOOKS_SIDE)), 3 * at);
  return pixels;
}

const sky: Paint = (_, y) => (y < 32 ? [150, 190, 240] : [40, 110, 50]);
const darkerSky: Paint = (_, y) => (y < 32 ? [120, 155, 205] : [30, 90, 40]);
const stripes: Paint = (x) => (x % 8 < 4 ? [200, 40, 40] : [250, 250, 250]);

describe('how a picture looks', () => {
  it('is a number of signed bytes, and the same as itself', () => {
    const looks = describeLooks(draw(sky));
    expect(looks).toHaveLength(LOOKS_DIMENSIONS);
    expect(likeness(looks, looks)).toBeCloseTo(1);
  });

  it('is nearer to the same scene in other light than to another scene', () => {
    const [one, other, far] = [describeLooks(draw(sky)), describeLooks(draw(darkerSky)), describeLooks(draw(stripes))];
    expect(likeness(one, other)).toBeGreaterThan(0.8);
    expect(likeness(one, far)).toBeLessThan(0.5);
  });

  it('resembles its own drawing in other colours more than another drawing in its colours', () => {
    const inColors = (one: readonly [number, number, number], other: readonly [number, number, number]) => ({
      disc: weighLooks(describeLooks(draw((x, y) => (Math.hypot(x - 32, y - 32) < 18 ? one : other)))),
      roof: weighLooks(describeLooks(draw((x, y) => (y > 2 * Math.abs(x - 32) && y < 50 ? one : other)))),
    });
    const [warm, cold] = [inColors([225, 120, 60], [245, 235, 215]), inColors([45, 110, 190], [225, 235, 245])];
    expect(resemblance(warm.disc, warm.disc)).toBeCloseTo(1);
    expect(resemblance(warm.disc, cold.disc)).toBeGreaterThan(resemblance(warm.disc, warm.roof));
    expect(resemblance(warm.roof, cold.roof)).toBeGreaterThan(resemblance(cold.roof, cold.disc));
  });

  it('can be told of a picture of one colour', () => {
    const grey = describeLooks(draw(() => [128, 128, 128]));
    expect(likeness(grey, grey)).toBeCloseTo(1);
    expect(likeness(grey, new Int8Array(LOOKS_DIMENSIONS))).toBe(0);
    expect(resemblance(weighLooks(grey), weighLooks(grey))).toBeCloseTo(1);
    expect(resemblance(weighLooks(grey), weighLooks(new Int8Array(LOOKS_DIMENSIONS)))).toBe(0);
  });
});

describe('the main colours of a picture', () => {
  it('are told with their shares, most of it first', () => {
    const colors = mainColorsOf(draw((_, y) => (y < 48 ? [43, 63, 217] : [233, 182, 77])));
    expect(colors).toEqual([
      { color: 0x2b3fd9, share: 0.75 },
      { color: 0xe9b64d, share: 0.25 },
    ]);
  });

  it('keep a small vivid colour rather than a larger pale one', () => {
    const bands: readonly (readonly [until: number, color: readonly [number, number, number]])[] = [
      [26, [225, 162, 131]],
      [40, [142, 71, 58]],
      [50, [95, 120, 89]],
      [56, [231, 184, 102]],
      [61, [244, 233, 221]],
      [64, [43, 63, 217]],
    ];
    const colors = mainColorsOf(draw((_, y) => bands.find(([until]) => y < until)![1]));
    expect(colors).toHaveLength(5);
    expect(colors.at(-1)).toEqual({ color: 0x2b3fd9, share: 3 / 64 });
    expect(colors.map(({ color }) => color)).not.toContain(0xf4e9dd);
  });

  it('leave out what is hardly there', () => {
    expect(mainColorsOf(draw((x, y) => (x === 0 && y < 20 ? [255, 0, 0] : [255, 255, 255])))).toHaveLength(1);
  });
});
