import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renditionDimensions, renditionFormats, renditionSizes } from '@bowerbird/domain/media/renditions.ts';
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

/** A picture on disk, and the folder for what is made of it. */
export interface SharpOrder {
  readonly file: string;
  readonly folder: string;
}

process.on('message', (order) => {
  void makeAll(order as SharpOrder).then(() => process.send?.('made'));
});
process.on('disconnect', () => process.exit());

/** The product's outputs as a lean script makes them: one decoding a size, from it both formats, with the same encoders. */
async function makeAll({ file, folder }: SharpOrder): Promise<void> {
  const picture = await sharp(file).metadata();
  for (const size of renditionSizes) {
    const resizing = sharp(file).autoOrient().resize(renditionDimensions(size, picture)).toColourspace('srgb');
    const { data, info } = await resizing.raw().toBuffer({ resolveWithObject: true });
    for (const format of renditionFormats) {
      const resized = sharp(data, { raw: info });
      const encoded = format === 'webp' ? resized.webp({ quality: 80, effort: 3 }) : resized.jpeg({ quality: 82, progressive: true });
      await writeFile(join(folder, `${size}.${format}`), await encoded.toBuffer());
    }
  }
}
