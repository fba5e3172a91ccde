import type { RenditionFormat } from '@bowerbird/domain/media/renditions.ts';
import sharp, { type Sharp } from 'sharp';
import { countColours } from './drawn-content.ts';

/** Below this width, colour at half the resolution is seen: thin coloured lines turn grey. */
const smallWidth = 300;
/** What whole colour may cost. */
const mostGrowth = 1.15;
/** With more coarse colours than this, lossless is never small enough. */
const mostLosslessColours = 64;

type Encoder = (picture: Sharp) => Sharp;

const usual: Record<RenditionFormat, Encoder> = {
  jpg: (picture) => picture.jpeg({ quality: 82, progressive: true }),
  webp: (picture) => picture.webp({ quality: 80, effort: 3 }),
};

/** Whole colour (4:4:4) in a JPEG: the first one that is small enough. Edges of colour gain more than the rest loses. */
const inWholeColour: Encoder[] = [82, 78, 74, 70].map(
  (quality) => (picture) => picture.jpeg({ quality, progressive: true, chromaSubsampling: '4:4:4' }),
);
/** Lossy WebP halves colour always; it may at least halve it with care. */
const withCare: Encoder = (picture) => picture.webp({ quality: 80, effort: 3, smartSubsample: true });
const lossless: Encoder = (picture) => picture.webp({ lossless: true, effort: 3 });

/** Encodes a picture that has its final size; a small drawing gets sharper colour where that costs little. */
export async function encodePicture(picture: Sharp, width: number, format: RenditionFormat): Promise<Uint8Array> {
  const opaque = format === 'jpg' ? picture.flatten({ background: '#ffffff' }) : picture;
  if (width >= smallWidth) return usual[format](opaque).toBuffer();
  const { data, info } = await opaque.raw().toBuffer({ resolveWithObject: true });
  const encode = (as: Encoder) => as(sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })).toBuffer();
  const plain = await encode(usual[format]);
  const { isDrawn, colours } = countColours(data, info);
  if (!isDrawn) return plain;
  const better = format === 'jpg' ? inWholeColour : [...(colours <= mostLosslessColours ? [lossless] : []), withCare];
  for (const as of better) {
    const bytes = await encode(as);
    if (bytes.length <= plain.length * mostGrowth) return bytes;
  }
  return plain;
}
