import sharp from 'sharp';
import { PAYLOAD } from './made-files.ts';

/** What a served picture still tells besides what it shows; nothing for a clean one. */
export async function tellTales(served: Buffer): Promise<string[]> {
  const { exif, xmp, icc, iptc, comments } = await sharp(served).metadata();
  const found = Object.entries({ exif, xmp, icc, iptc, comments }).filter(([, value]) => value !== undefined);
  const names = found.map(([name]) => name);
  return served.includes(PAYLOAD) ? [...names, 'its payload'] : names;
}
