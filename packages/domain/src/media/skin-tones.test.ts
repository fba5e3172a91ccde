import { describe, expect, it } from 'vitest';
import { skinToneOf } from './skin-tones.ts';

const SIDE = 64;

/** A picture whose upper part has one colour and whose rest has another. */
function picture(upper: number, share: number, rest = 0x2d7d78): Uint8Array {
  return Uint8Array.from({ length: 3 * SIDE * SIDE }, (_, at) => {
    const color = at < 3 * SIDE * SIDE * share ? upper : rest;
    return (color >> (16 - 8 * (at % 3))) & 255;
  });
}

describe('the skin tone of a picture', () => {
  it.each([
    [0xf6ede4, 'light'],
    [0xeadaba, 'light'],
    [0xd7bd96, 'light'],
    [0xc99a6b, 'medium'],
    [0xa07e56, 'medium'],
    [0x825c43, 'brown'],
    [0x604134, 'dark'],
    [0x3a312a, 'dark'],
  ])('tells the colour %i as %s', (color, tone) => {
    expect(skinToneOf(picture(color, 0.4))).toBe(tone);
  });

  it('says nothing of a picture with little skin, or with none', () => {
    expect(skinToneOf(picture(0xd7bd96, 0.1))).toBeNull();
    expect(skinToneOf(picture(0x2b3fd9, 0.5))).toBeNull();
    expect(skinToneOf(picture(0x8d8f94, 0.5))).toBeNull();
    expect(skinToneOf(new Uint8Array())).toBeNull();
  });

  it('goes by the middle of what is skin, not by a shadow on it', () => {
    const shadowed = picture(0xd7bd96, 0.4);
    shadowed.set(picture(0x604134, 0.05).subarray(0, 3 * SIDE * 3), 0);
    expect(skinToneOf(shadowed)).toBe('light');
  });
});
