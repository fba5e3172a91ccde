import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { videoPath } from '@bowerbird/domain/media/videos.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMedia, type Media } from './index.ts';

describe('a film of our own making', () => {
  const film = Buffer.from('not really a film');
  let mediaDir: string;
  let media: Media;
  beforeAll(async () => {
    mediaDir = await mkdtemp(join(tmpdir(), 'bowerbird-films-'));
    media = openMedia({ mediaDir });
  });
  afterAll(async () => {
    await media.close();
    await rm(mediaDir, { recursive: true });
  });

  it('is served at the address that its signature names', async () => {
    const signature = await media.storeVideo(film);
    const served = await media.serveMedia(`/media/${videoPath(signature)}`);
    expect(served).toMatchObject({ contentType: 'video/mp4', cacheControl: 'public, max-age=31536000, immutable' });
    expect(await readFile(served?.file ?? '')).toEqual(film);
  });

  it('is stored once, however often it comes', async () => {
    expect(await media.storeVideo(film)).toBe(await media.storeVideo(film));
  });

  it('is gone once it is deleted', async () => {
    const signature = await media.storeVideo(Buffer.from('another one'));
    await media.deleteVideo(signature);
    expect(await media.serveMedia(`/media/${videoPath(signature)}`)).toBeNull();
  });

  it.each([
    ['another film', `/media/${videoPath('a'.repeat(64))}`],
    ['a crooked folder', `/media/videos/zz/zz/${'a'.repeat(64)}.mp4`],
    ['a way out of the folder', '/media/videos/../../secret-key.mp4'],
    ['no signature', '/media/videos/ab/cd/film.mp4'],
  ])('is not found at the address of %s', async (_what, path) => {
    expect(await media.serveMedia(path)).toBeNull();
  });
});
