import { cutOf, lightOf, turnedSize } from '@bowerbird/domain/media/picture-edits.ts';
import sharp, { type Sharp } from 'sharp';
import { readHeader } from './decode-picture.ts';
import type { EditJob } from './picture-jobs.ts';
import { openUpright, uprightDimensions } from './upright.ts';

/** A picture that is changed has so many pixels at most: turning holds several copies in memory. */
const MOST_PIXELS = 16_000_000;
/** Up to here a picture without loss stays one. */
const MOST_LOSSLESS_PIXELS = 4_000_000;

interface Raw {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

/** Makes what the edits say of the upright picture, without any metadata, of the first frame. The original stays as it is. */
export async function editPicture({ file, edits }: EditJob): Promise<Uint8Array> {
  const header = await readHeader(file);
  const { width, height } = uprightDimensions(header);
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const upright = await take(
    openUpright(file, header)
      .resize({ ...size, fit: 'fill' })
      .toColourspace('srgb'),
  );
  // Each step is one of its own, because sharp puts steps of one chain into an order of its own.
  const mirrored = edits.isFlipped ? await take(open(upright).flop()) : upright;
  const turned = edits.rotate === 0 ? mirrored : await take(open(mirrored).rotate(edits.rotate));
  const tilted = edits.straighten === 0 ? turned : await take(open(turned).rotate(edits.straighten, { background: '#ffffff' }));
  const frame = turnedSize(size, edits.rotate);
  const cut = cutOf(frame, edits.crop);
  // Tilting makes the canvas larger about the same middle.
  const left = cut.x + Math.round((tilted.info.width - frame.width) / 2);
  const top = cut.y + Math.round((tilted.info.height - frame.height) / 2);
  const part = await take(open(tilted).extract({ left, top, width: cut.width, height: cut.height }));
  const isLossless = header.format === 'png' && cut.width * cut.height <= MOST_LOSSLESS_PIXELS;
  const lit = lighten(open(part), part, lightOf(edits));
  if (isLossless) return lit.png({ compressionLevel: 6 }).toBuffer();
  return lit.flatten({ background: '#ffffff' }).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}

function lighten(picture: Sharp, { info: { channels } }: Raw, { brightness, contrast }: { brightness: number; contrast: number }): Sharp {
  if (brightness === 1 && contrast === 1) return picture;
  const [slope, lift] = [brightness * contrast, 127.5 * (1 - contrast)];
  // What is seen through stays so.
  const hasAlpha = channels === 2 || channels === 4;
  const colors = hasAlpha ? channels - 1 : channels;
  const each = (color: number, alpha: number) => [...Array<number>(colors).fill(color), ...(hasAlpha ? [alpha] : [])];
  return picture.linear(each(slope, 1), each(lift, 0));
}

async function take(picture: Sharp): Promise<Raw> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: info.channels } };
}

function open({ data, info }: Raw): Sharp {
  return sharp(data, { raw: info });
}
