import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { PictureError } from './picture-error.ts';
import type { PictureFormat } from './picture-kinds.ts';
import { pictureLimits } from './picture-limits.ts';

sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
  ],
});

const decodersNameFor: Record<PictureFormat, string> = {
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  avif: 'heif',
  heic: 'heif',
};

/** Opens a picture file under the limits; `failOn: 'none'` suits only what was fully checked before. */
export function openPicture(file: string, options: SharpOptions = {}): Sharp {
  return sharp(file, { limitInputPixels: pictureLimits.pixels, failOn: 'none', ...options });
}

/** Reads the header, and refuses what lies about its format or is too large to decode. */
export async function readHeader(file: string, format?: PictureFormat): Promise<Metadata> {
  const header = await openPicture(file, { limitInputPixels: false }).metadata();
  if (format && header.format !== decodersNameFor[format]) throw new PictureError('broken', 'not the format it says');
  const pixels = header.width * frameHeight(header);
  if (pixels > pictureLimits.pixels) throw new PictureError('too_many_pixels');
  if (header.format === 'heif' && pixels > pictureLimits.avifPixels) throw new PictureError('too_demanding');
  return header;
}

/** How many frames a picture has; only GIF and WebP are taken as animated. */
export function framesOf(header: Metadata): number {
  if (header.format !== 'gif' && header.format !== 'webp') return 1;
  return header.pages ?? 1;
}

export function frameHeight(header: Metadata): number {
  return header.pageHeight ?? header.height;
}

/** The reason behind whatever the decoder threw. */
export function reasonOf(error: unknown): PictureError {
  if (error instanceof PictureError) return error;
  const detail = error instanceof Error ? error.message : String(error);
  if (/pixel limit|too large/i.test(detail)) return new PictureError('too_many_pixels', detail);
  if (/compression format|unsupported feature|no decoding plugin/i.test(detail)) return new PictureError('format_not_allowed', detail);
  return new PictureError('broken', detail);
}
