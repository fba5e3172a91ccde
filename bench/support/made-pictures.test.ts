import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renditionFormats, renditionSizes } from '@bowerbird/domain/media/renditions.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compareMade } from './made-pictures.ts';

let folder: string;
const fileOf = (side: string) => (size: string, format: string) => join(folder, `${side}-${size}.${format}`);
const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };

async function make(side: string, { quality = 80, width = 120 } = {}, sizes: readonly string[] = renditionSizes): Promise<void> {
  const picture = await sharp({ create: { width, height: 90, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  for (const size of sizes) {
    for (const format of renditionFormats)
      await sharp(picture)
        .toFormat(format === 'jpg' ? 'jpeg' : format, { quality })
        .toFile(fileOf(side)(size, format));
  }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bowerbird-made-'));
  await make('bare');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('takes what is alike', async () => {
  await make('own');
  await expect(compareMade(fileOf('own'), fileOf('bare'))).resolves.toBeUndefined();
});

it('refuses renditions that were not made, have fewer pixels or are coarser', async () => {
  await make('own', {}, renditionSizes.slice(0, 3));
  await expect(compareMade(fileOf('own'), fileOf('bare'))).rejects.toThrow('ENOENT');
  await make('own', { width: 60 });
  await expect(compareMade(fileOf('own'), fileOf('bare'))).rejects.toThrow('not the same work');
  await make('own', { quality: 20 });
  await expect(compareMade(fileOf('own'), fileOf('bare'))).rejects.toThrow('not the same work');
});
