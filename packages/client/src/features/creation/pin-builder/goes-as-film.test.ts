import { describe, expect, it } from 'vitest';
import { countGifFrames, goesAsFilm, isAnimatedPng } from './goes-as-film.ts';

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const chunk = (name: string, content: readonly number[] = []) => [0, 0, 0, content.length, ...ascii(name), ...content, 0, 0, 0, 0];
const png = (...chunks: readonly number[][]) => new Uint8Array([0x89, ...ascii('PNG'), 13, 10, 26, 10, ...chunks.flat()]);

/** A GIF with a colour table of two colours, and of each frame its pause and one block of data. */
function gif(frames: number): Uint8Array<ArrayBuffer> {
  const frame = [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0];
  const header = [...ascii('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  return new Uint8Array([...header, ...Array.from({ length: frames }, () => frame).flat(), 0x3b]);
}

describe('a picture that moves', () => {
  it('is told by what it holds', () => {
    const header = chunk('IHDR', [0, 0, 0, 1]);
    expect(isAnimatedPng(png(header, chunk('acTL', [0, 0, 0, 2]), chunk('IDAT')))).toBe(true);
    expect(isAnimatedPng(png(header, chunk('acTL', [0, 0, 0, 1]), chunk('IDAT')))).toBe(false);
    expect(isAnimatedPng(png(header, chunk('IDAT'), chunk('acTL')))).toBe(false);
    for (const frames of [0, 1, 3, 120]) expect(countGifFrames(gif(frames))).toBe(frames);
  });

  it('is read as far as a cut file goes', () => {
    expect(countGifFrames(gif(4).subarray(0, 60))).toBe(2);
    expect(isAnimatedPng(png(chunk('IHDR')).subarray(0, 20))).toBe(false);
    expect(countGifFrames(new Uint8Array())).toBe(0);
  });

  it('goes as a film where a picture would stand still or end early', async () => {
    const file = (bytes: Uint8Array<ArrayBuffer>, type: string) => new File([bytes], 'cat', { type });
    expect(await goesAsFilm(file(gif(12), 'image/gif'))).toBe(false);
    expect(await goesAsFilm(file(gif(101), 'image/gif'))).toBe(true);
    expect(await goesAsFilm(file(png(chunk('acTL', [0, 0, 0, 2])), 'image/png'))).toBe(true);
    expect(await goesAsFilm(file(png(chunk('IDAT')), 'image/png'))).toBe(false);
    expect(await goesAsFilm(file(png(), 'image/webp'))).toBe(false);
    expect(await goesAsFilm(file(png(), 'video/mp4'))).toBe(true);
  });
});
