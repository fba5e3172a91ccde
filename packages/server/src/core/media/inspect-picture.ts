import { frameHeight, framesOf, openPicture, readHeader } from './decode-picture.ts';
import { dominantColorOf } from './dominant-color.ts';
import type { InspectJob, Inspection } from './picture-jobs.ts';
import { animationLimits } from './picture-limits.ts';
import { uprightDimensions } from './upright.ts';

const sampleSide = 64;

/**
 * Decodes the whole picture once, so that a truncated or broken one is refused, and tells its dimensions and colour.
 * A JPEG is shrunk while it is decoded: all of its data is read at a fraction of the cost.
 */
export async function inspectPicture({ file, format }: InspectJob): Promise<Inspection> {
  const header = await readHeader(file, format);
  const frames = framesOf(header);
  const { data, info } = await openPicture(file, { failOn: 'error' })
    .resize(sampleSide, sampleSide, { fit: 'fill', kernel: 'linear' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (frames > 1) await decodeFrames(file, frames, header.width * frameHeight(header));
  return {
    ...uprightDimensions(header),
    kind: frames > 1 ? 'animated' : 'still',
    dominantColor: dominantColorOf(data, info.channels),
  };
}

/** The frames that renditions will use must decode too. */
async function decodeFrames(file: string, frames: number, framePixels: number): Promise<void> {
  const affordable = Math.max(1, Math.floor(animationLimits.pixels / framePixels));
  const pages = Math.min(frames, animationLimits.frames, affordable);
  await openPicture(file, { failOn: 'error', pages }).resize({ width: 16 }).raw().toBuffer();
}
