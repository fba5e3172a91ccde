import { readFile } from 'node:fs/promises';
import { renditionFormats, renditionSizes, type RenditionFormat, type RenditionSize } from '@bowerbird/domain/media/renditions.ts';
import sharp from 'sharp';

/** How much less a rendition of ours may weigh than the bare one: a coarser one is made faster. */
const LEAST_WEIGHT = 0.8;

type FileOf = (size: RenditionSize, format: RenditionFormat) => string;

/** Throws unless all renditions are there, and are what the bare side made: as many pixels, and no coarser. */
export async function compareMade(ours: FileOf, bare: FileOf): Promise<void> {
  for (const size of renditionSizes) {
    for (const format of renditionFormats) {
      const [own, other] = [await look(ours(size, format)), await look(bare(size, format))];
      const isSame = own.width === other.width && own.height === other.height && own.format === other.format;
      if (isSame && own.bytes >= other.bytes * LEAST_WEIGHT) continue;
      throw new Error(`The ${format} of ${size} is ${JSON.stringify(own)}, the bare one ${JSON.stringify(other)}: not the same work.`);
    }
  }
}

async function look(file: string) {
  const bytes = await readFile(file);
  const { width, height, format } = await sharp(bytes).metadata();
  return { width, height, format, bytes: bytes.length };
}
