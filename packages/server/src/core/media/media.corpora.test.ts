import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { renditionPath } from '@bowerbird/domain/media/renditions.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corpusFiles, corpusIsThere } from '../testing/corpora.ts';
import { openMedia, PictureError, type Media } from './index.ts';

/** Every tenth file; `CORPORA=all` takes them all. */
const step = process.env['CORPORA'] === 'all' ? 1 : 10;

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

describe.skipIf(!corpusIsThere('pictures'))('broken, hostile and odd pictures (needs the corpora)', () => {
  it('are each taken in or refused with a reason within 5 s', { timeout: 600_000 }, async () => {
    const files = (await corpusFiles('pictures')).filter((_, index) => index % step === 0);
    let taken = 0;
    for (const file of files) {
      const started = performance.now();
      const outcome = await media.storePicture(file).catch((error: unknown) => error);
      expect(performance.now() - started, file).toBeLessThan(6_000);
      if (outcome instanceof PictureError) continue;
      expect(outcome, file).not.toBeInstanceOf(Error);
      taken += 1;
      await expectCleanRendition((outcome as { signature: string }).signature, file);
    }
    expect(taken).toBeGreaterThan(files.length / 10);
    expect(await readdir(join(mediaDir, 'tmp'))).toEqual([]);
  });
});

async function expectCleanRendition(signature: string, file: string): Promise<void> {
  for (const format of ['jpg', 'webp'] as const) {
    const served = await media.serveMedia(`/media/${renditionPath('236x', signature, format)}`);
    const { width, exif, xmp, icc } = await sharp(await readFile(served?.file ?? '')).metadata();
    expect(width, file).toBeLessThanOrEqual(236);
    expect({ exif, xmp, icc }, file).toEqual({});
  }
}

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

function rootMeanSquare(one: Buffer, other: Buffer): number {
  const sum = one.reduce((total, value, at) => total + (value - (other[at] ?? 0)) ** 2, 0);
  return Math.sqrt(sum / Math.max(1, one.length));
}
