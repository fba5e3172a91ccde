import { describeLooks, LOOKS_SIDE } from '@bowerbird/domain/media/looks.ts';
import { mainColorsOf } from '@bowerbird/domain/media/main-colors.ts';
import { skinToneOf } from '@bowerbird/domain/media/skin-tones.ts';
import { readHeader } from './decode-picture.ts';
import type { DescribeJob, Description } from './picture-jobs.ts';
import { beforeMirror, openUpright } from './upright.ts';

/** Tells how a picture or a part of it looks, by its first frame. */
export async function describePicture({ file, region }: DescribeJob): Promise<Description> {
  const header = await readHeader(file);
  const upright = openUpright(file, header);
  const part = region && beforeMirror(region, header);
  const seen = part ? upright.extract({ left: part.x, top: part.y, width: part.width, height: part.height }) : upright;
  const pixels = await seen
    .resize(LOOKS_SIDE, LOOKS_SIDE, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rgb = withThreeChannels(pixels.data, pixels.info.channels);
  return { looks: describeLooks(rgb), colors: mainColorsOf(rgb), skinTone: skinToneOf(rgb) };
}

/** A grey picture has one channel, which stands for all three. */
export function withThreeChannels(data: Uint8Array, channels: number): Uint8Array {
  if (channels === 3) return data;
  return Uint8Array.from({ length: (data.length / channels) * 3 }, (_, at) => data[Math.floor(at / 3) * channels]!);
}
