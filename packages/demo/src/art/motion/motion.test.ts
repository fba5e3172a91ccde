import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderAnimation, renderVideo } from '../../render/moving.ts';
import { expectAnimation, expectFilm } from '../../testing/moving-checks.ts';
import { MOVING_PICTURES } from './index.ts';

const videos = MOVING_PICTURES.filter(({ form }) => form === 'video');
const animations = MOVING_PICTURES.filter(({ form }) => form === 'animation');

describe('the moving pictures of the demo', () => {
  it('are twelve videos and two animated pictures', () => {
    expect([videos.length, animations.length]).toEqual([12, 2]);
  });

  it.each(MOVING_PICTURES.map((picture) => [picture.title, picture] as const))(
    '%s ends where it begins, and moves between',
    async (_title, picture) => {
      const start = await pixelsOf(picture.frame(0));
      expect(differenceOf(start, await pixelsOf(picture.frame(1)))).toBeLessThan(0.3);
      expect(differenceOf(start, await pixelsOf(picture.frame(0.4)))).toBeGreaterThan(0.8);
    },
  );

  it('have sides that a film can have', () => {
    for (const { id, width, height } of videos) expect([id, width % 2, height % 2]).toEqual([id, 0, 0]);
  });

  // Rendering takes long: the sweep makes all of them.
  it('make a film and an animated picture', async () => {
    expectFilm(await renderVideo(videos[0]!));
    expectAnimation(await renderAnimation(animations[0]!));
  });
});

const pixelsOf = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).resize(200).flatten().raw().toBuffer();

/** The mean difference of two pictures, of 255. */
const differenceOf = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
