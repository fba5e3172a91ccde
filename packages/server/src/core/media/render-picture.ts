import { animatedSizes, renditionDimensions, type Dimensions } from '@bowerbird/domain/media/renditions.ts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { framesOf, openPicture, readHeader } from './decode-picture.ts';
import { encodePicture } from './encode-picture.ts';
import type { RenderedOutput, RenderJob, RenderOutput } from './picture-jobs.ts';
import { animationLimits } from './picture-limits.ts';
import { openUpright, uprightDimensions } from './upright.ts';

/** From this width on, several sizes are cut from one intermediate instead of decoding the original for each. */
const intermediateWidth = 1472;

/** An intermediate of more pixels (a very tall picture) would cost more than it saves. */
const intermediatePixels = 12_000_000;

type Source = { open: () => Sharp; picture: Dimensions };

/** Makes the asked renditions: upright, sRGB, without any metadata; the sizes are those of the domain's table. */
export async function renderPicture({ file, outputs }: RenderJob): Promise<RenderedOutput[]> {
  const header = await readHeader(file);
  const picture = uprightDimensions(header);
  const direct: Source = { open: () => openUpright(file, header), picture };
  const shared = outputs.length > 2 ? await openIntermediate(direct) : direct;
  const rendered: RenderedOutput[] = [];
  for (const output of outputs) {
    const source = output.size === 'orig' ? direct : shared;
    const bytes = moves(output, header) ? await renderMoving(file, header, output) : await renderStill(source, output);
    rendered.push({ ...output, bytes });
  }
  return rendered;
}

async function openIntermediate(direct: Source): Promise<Source> {
  const { width, height } = direct.picture;
  const scale = Math.min(1, Math.max(intermediateWidth / width, 315 / height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  if (size.width * size.height > intermediatePixels) return direct;
  const { data, info } = await direct
    .open()
    .resize({ ...size, fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return { open: () => sharp(data, { raw }), picture: direct.picture };
}

async function renderStill(source: Source, { size, format }: RenderOutput): Promise<Uint8Array> {
  const dimensions = renditionDimensions(size, source.picture);
  const resized = source
    .open()
    .resize({ ...dimensions, fit: 'cover', position: 'centre' })
    .toColourspace('srgb');
  return encodePicture(resized, dimensions.width, format);
}

function moves(output: RenderOutput, header: Metadata): boolean {
  return output.format === 'webp' && !output.still && animatedSizes.includes(output.size) && framesOf(header) > 1;
}

async function renderMoving(file: string, header: Metadata, { size }: RenderOutput): Promise<Uint8Array> {
  const frame = uprightDimensions(header);
  const target = renditionDimensions(size, frame);
  const affordable = Math.floor(animationLimits.pixels / Math.max(target.width * target.height, frame.width * frame.height));
  const pages = Math.max(1, Math.min(framesOf(header), animationLimits.frames, affordable));
  return openPicture(file, { pages })
    .resize({ ...target, fit: 'fill' })
    .toColourspace('srgb')
    .webp({ quality: 72, effort: 1, loop: header.loop ?? 0 })
    .toBuffer();
}
