import { readHeader } from './decode-picture.ts';
import { withThreeChannels } from './describe-picture.ts';
import type { SampleJob } from './picture-jobs.ts';
import { openUpright } from './upright.ts';

/** The pixels of the first frame, squeezed into a square. */
export async function samplePicture({ file, side }: SampleJob): Promise<Uint8Array> {
  const { data, info } = await openUpright(file, await readHeader(file))
    .resize(side, side, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return withThreeChannels(data, info.channels);
}
