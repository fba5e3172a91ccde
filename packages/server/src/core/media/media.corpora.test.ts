import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { renditionPath } from '@bowerbird/domain/media/renditions.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corpusFiles, corpusIsThere } from '../testing/corpora.ts';
import { openMedia, type Media } from './index.ts';

let mediaDir: string;
let media: Media;

beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'media-'));
  media = openMedia({ mediaDir });
});

afterAll(async () => {
  await media.close();
  await rm(mediaDir, { recursive: true });
});

describe.skipIf(!corpusIsThere('photos'))('one photograph in every orientation (needs the corpora)', () => {
  it('is always upright and looks the same', async () => {
    const looks = new Map<string, Buffer>();
    for (const file of await corpusFiles('photos')) {
      const { signature, width, height } = await media.storePicture(file);
      expect({ width, height }, file).toEqual({ width: 1800, height: 1200 });
      const served = await media.serveMedia(`/media/${renditionPath('236x', signature, 'jpg')}`);
      looks.set(basename(file), await sharp(served?.file).resize(32, 24, { fit: 'fill' }).raw().toBuffer());
    }
    expect(looks.size).toBe(9);
    const upright = looks.get('Landscape_1.jpg') ?? Buffer.alloc(0);
    for (const [name, look] of looks) expect(rootMeanSquare(upright, look), name).toBeLessThan(8);
  });
});

describe.skipIf(!corpusIsThere('pictures'))('files of kinds that are not taken (needs the corpora)', () => {
  it('are called so when they are TIFFs', async () => {
    let tiffs = 0;
    for (const file of await corpusFiles('pictures')) {
      const head = (await readFile(file)).subarray(0, 4).toString('latin1');
      if (!['II*\0', 'MM\0*', 'II+\0', 'MM\0+'].includes(head)) continue;
      tiffs += 1;
      await expect(media.storePicture(file), file).rejects.toMatchObject({ reason: 'format_not_allowed' });
    }
    expect(tiffs).toBeGreaterThan(60);
  });
});

function rootMeanSquare(one: Buffer, other: Buffer): number {
  const sum = one.reduce((total, value, at) => total + (value - (other[at] ?? 0)) ** 2, 0);
  return Math.sqrt(sum / Math.max(1, one.length));
}
