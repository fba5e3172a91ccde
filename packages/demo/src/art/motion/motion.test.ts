import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderAnimation, renderVideo } from '../../render/moving.ts';
import { MOVING_PICTURES } from './index.ts';

const videos = MOVING_PICTURES.filter(({ form }) => form === 'video');
const animations = MOVING_PICTURES.filter(({ form }) => form === 'animation');

describe('the moving pictures of the demo', () => {
  it('are two videos and two animated pictures', () => {
    expect([videos.length, animations.length]).toEqual([2, 2]);
  });

  it.each(MOVING_PICTURES.map((picture) => [picture.title, picture] as const))(
    '%s ends where it begins, and moves between',
    async (_title, picture) => {
      const start = await pixelsOf(picture.frame(0));
      expect(differenceOf(start, await pixelsOf(picture.frame(1)))).toBeLessThan(0.3);
      expect(differenceOf(start, await pixelsOf(picture.frame(0.4)))).toBeGreaterThan(0.8);
    },
  );

  it.each(videos.map((picture) => [picture.title, picture] as const))(
    '%s makes an MP4 that starts at once, under 400 kB',
    async (_title, picture) => {
      const film = await renderVideo(picture);
      expect(film.subarray(4, 8).toString()).toBe('ftyp');
      expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
      expect(film.length).toBeLessThanOrEqual(400_000);
    },
    60_000,
  );

  it.each(animations.map((picture) => [picture.title, picture] as const))('%s makes an animated WebP', async (_title, picture) => {
    const bytes = await renderAnimation(picture);
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect(bytes.includes('ANIM')).toBe(true);
    expect(bytes.length).toBeLessThanOrEqual(500_000);
  });
});

const pixelsOf = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).resize(200).flatten().raw().toBuffer();

/** The mean difference of two pictures, of 255. */
const differenceOf = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
