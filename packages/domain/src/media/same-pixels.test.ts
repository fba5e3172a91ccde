import { describe, expect, it } from 'vitest';
import { arePixelsSame, COMPARED_SIDE } from './same-pixels.ts';

/** A hill before a sky, with what else is drawn into it. */
function draw(change: (x: number, y: number, value: number, channel: number) => number = (_x, _y, value) => value): Uint8Array {
  return Uint8Array.from({ length: COMPARED_SIDE ** 2 * 3 }, (_, at) => {
    const [channel, x, y] = [at % 3, Math.floor(at / 3) % COMPARED_SIDE, Math.floor(at / 3 / COMPARED_SIDE)];
    return change(x, y, hill(x, y, channel), channel);
  });
}

function hill(x: number, y: number, channel: number): number {
  return y > 50 + 20 * Math.sin(x / 15) ? [60, 120, 70][channel]! : 150 + y;
}

describe('two pictures', () => {
  const picture = draw();

  it('are the same in another quality, and moved by less than a pixel of the comparison', () => {
    expect(arePixelsSame(picture, picture)).toBe(true);
    expect(
      arePixelsSame(
        picture,
        draw((x, y, value) => value + ((x * 7 + y * 13) % 9) - 4),
      ),
    ).toBe(true);
    expect(
      arePixelsSame(
        picture,
        draw((x, y, _value, channel) => hill(x + 1, y, channel)),
      ),
    ).toBe(true);
  });

  it.each([
    ['recoloured', draw((_x, _y, value, channel) => (channel === 2 ? value + 14 : value))],
    ['lighter', draw((_x, _y, value) => value + 12)],
    ['written on', draw((x, y, value) => (x > 20 && x < 32 && y > 70 && y < 80 ? 240 : value))],
    ['moved', draw((x, y, _value, channel) => hill(x + 6, y, channel))],
    ['turned', draw((x, y, _value, channel) => hill(COMPARED_SIDE - x, y, channel))],
  ])('are not the same where one is %s', (_how, other) => {
    expect(arePixelsSame(picture, other)).toBe(false);
  });
});
