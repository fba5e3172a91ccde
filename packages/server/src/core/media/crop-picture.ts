import { readHeader } from './decode-picture.ts';
import type { CropJob } from './picture-jobs.ts';
import { beforeMirror, openUpright } from './upright.ts';

/** Cuts a part out of the upright picture, no wider than asked: a JPEG without any metadata, of the first frame. */
export async function cropPicture({ file, region, mostWidth }: CropJob): Promise<Uint8Array> {
  const header = await readHeader(file);
  const { x, y, width, height } = beforeMirror(region, header);
  return openUpright(file, header)
    .extract({ left: x, top: y, width, height })
    .resize({ width: mostWidth, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 90 })
    .toBuffer();
}
