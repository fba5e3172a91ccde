import type { CropRegion } from '@bowerbird/domain/media/crop.ts';
import type { Dimensions } from '@bowerbird/domain/media/renditions.ts';
import type { Metadata, Sharp } from 'sharp';
import { frameHeight, openPicture } from './decode-picture.ts';

/** How a picture lies, as EXIF counts it: 1 is upright, from 5 on it lies on its side. */
type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** What makes each upright: first the mirror, then the turn, clockwise. */
const turns: Record<Orientation, { angle: 0 | 90 | 180 | 270; mirror?: 'flip' | 'flop' }> = {
  1: { angle: 0 },
  2: { angle: 0, mirror: 'flop' },
  3: { angle: 180 },
  4: { angle: 0, mirror: 'flip' },
  5: { angle: 270, mirror: 'flop' },
  6: { angle: 90 },
  7: { angle: 90, mirror: 'flop' },
  8: { angle: 270 },
};

const inXmp = /\btiff:Orientation\s*(?:=\s*["']|>)\s*([1-8])\b/;
/** Honest XMP says it at its beginning. */
const mostXmpBytes = 256 * 1024;

/** The dimensions of a picture as people see it. */
export function uprightDimensions(header: Metadata): Dimensions {
  const height = frameHeight(header);
  const turned = (header.orientation || orientationInXmp(header)) >= 5;
  return turned ? { width: height, height: header.width } : { width: header.width, height };
}

/** Opens a picture as people see it. */
export function openUpright(file: string, header: Metadata): Sharp {
  const picture = openPicture(file);
  if (header.orientation) return picture.autoOrient();
  const { angle, mirror } = turns[orientationInXmp(header)];
  const turned = angle === 0 ? picture : picture.rotate(angle);
  if (mirror === undefined) return turned;
  return mirror === 'flip' ? turned.flip() : turned.flop();
}

/** Where a region lies in what `openUpright` cuts: a mirror without a turn comes after cutting. */
export function beforeMirror(region: CropRegion, header: Metadata): CropRegion {
  const { angle, mirror } = header.orientation ? turns[1] : turns[orientationInXmp(header)];
  if (angle !== 0 || mirror === undefined) return region;
  const { width, height } = uprightDimensions(header);
  return mirror === 'flop' ? { ...region, x: width - region.x - region.width } : { ...region, y: height - region.y - region.height };
}

/** Some programs say it in XMP alone. What is in a HEIF container is turned by its decoder already. */
function orientationInXmp({ format, xmp }: Metadata): Orientation {
  if (format === 'heif' || !xmp) return 1;
  const said = inXmp.exec(xmp.subarray(0, mostXmpBytes).toString('latin1'))?.[1];
  return said === undefined ? 1 : (Number(said) as Orientation);
}
