import { openPicture } from './decode-picture.ts';
import type { CropJob } from './picture-jobs.ts';

/** Cuts a part out of the upright picture, no wider than asked: a JPEG without any metadata, of the first frame. */
export function cropPicture({ file, region, mostWidth }: CropJob): Promise<Uint8Array> {
  return openPicture(file)
    .autoOrient()
    .extract({ left: region.x, top: region.y, width: region.width, height: region.height })
    .resize({ width: mostWidth, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 90 })
    .toBuffer();
}
