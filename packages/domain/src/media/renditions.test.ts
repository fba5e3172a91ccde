import { describe, expect, it } from 'vitest';
import { imagesOf, renditionDimensions, renditionPath, renditionSizes } from './renditions.ts';

const signature = `abcd${'0'.repeat(60)}`;

describe('the sizes of a picture', () => {
  it('keeps the ratio of a named width', () => {
    expect(renditionDimensions('236x', { width: 1000, height: 1500 })).toEqual({ width: 236, height: 354 });
    expect(renditionDimensions('736x', { width: 4000, height: 3000 })).toEqual({ width: 736, height: 552 });
  });

  it('crops to cover a named width and height', () => {
    expect(renditionDimensions('60x60', { width: 4000, height: 3000 })).toEqual({ width: 60, height: 60 });
    expect(renditionDimensions('600x315', { width: 3000, height: 4000 })).toEqual({ width: 600, height: 315 });
  });

  it('never enlarges a smaller picture', () => {
    expect(renditionDimensions('236x', { width: 100, height: 50 })).toEqual({ width: 100, height: 50 });
    expect(renditionDimensions('136x136', { width: 100, height: 50 })).toEqual({ width: 100, height: 50 });
    expect(renditionDimensions('136x136', { width: 100, height: 500 })).toEqual({ width: 100, height: 136 });
    expect(renditionDimensions('orig', { width: 100, height: 50 })).toEqual({ width: 100, height: 50 });
  });

  it('bounds what a picture of extreme shape can ask for', () => {
    expect(renditionDimensions('736x', { width: 800, height: 60_000 })).toEqual({ width: 218, height: 16383 });
    expect(renditionDimensions('60x60', { width: 1, height: 60_000 })).toEqual({ width: 1, height: 60 });
    expect(renditionDimensions('236x', { width: 60_000, height: 1 })).toEqual({ width: 236, height: 1 });
    expect(renditionDimensions('orig', { width: 12_000, height: 8_000 })).toEqual({ width: 4096, height: 2731 });
  });

  it('gives every size an address, dimensions and the dominant colour', () => {
    const images = imagesOf({ signature, width: 800, height: 600, dominantColor: '#aabbcc' }, 'https://cdn.test/m/');
    expect(Object.keys(images)).toEqual([...renditionSizes]);
    expect(images['236x']).toEqual({
      url: `https://cdn.test/m/236x/ab/cd/${signature}.jpg`,
      width: 236,
      height: 177,
      dominantColor: '#aabbcc',
    });
  });

  it('names the format by the extension', () => {
    expect(renditionPath('474x', signature, 'webp')).toBe(`474x/ab/cd/${signature}.webp`);
  });
});
