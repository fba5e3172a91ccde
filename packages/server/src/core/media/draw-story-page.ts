import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { openPicture } from './decode-picture.ts';
import type { StoryPageJob, StoryPart } from './picture-jobs.ts';
import { storyPageSize } from './story-page-size.ts';

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 } as const;

/** Pixels with transparency. What decodes pictures of strangers reads nothing else from memory. */
interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Draws pictures as they lie on a page of an idea pin, over its background or over nothing. */
export async function drawStoryPage({ background, parts }: StoryPageJob): Promise<Uint8Array> {
  const overlays: OverlayOptions[] = [];
  for (const part of parts) {
    const overlay = await drawPart(part);
    if (overlay) overlays.push(overlay);
  }
  return sharp({ create: { ...storyPageSize, channels: 4, background: background ?? TRANSPARENT } })
    .composite(overlays)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** One part, turned, and without what hangs over the edges of the page; `null` where nothing of it is on the page. */
async function drawPart({ file, box, fit, rotate, isMirrored, corners }: StoryPart): Promise<OverlayOptions | null> {
  const [width, height] = [Math.max(1, Math.round(box.width)), Math.max(1, Math.round(box.height ?? storyPageSize.height * 2))];
  const sized = openPicture(file)
    .flop(isMirrored)
    .resize({ width, height, fit: box.height === null ? 'inside' : fit, background: TRANSPARENT });
  const square = await pixelsOf(sized.toColourspace('srgb').ensureAlpha());
  const straight = corners ? rounded(square, corners) : square;
  const turned = rotate % 360 === 0 ? straight : await pixelsOf(open(straight).rotate(rotate, { background: TRANSPARENT }));
  return cropToPage(turned, {
    left: Math.round(box.middle.x - turned.width / 2),
    top: Math.round(box.middle.y - turned.height / 2),
  });
}

/** Leaves what lies below to see beside the corners, pixel by pixel, because no drawing may be read here. */
function rounded({ data, width, height }: Pixels, { across, down, areAll }: NonNullable<StoryPart['corners']>): Pixels {
  const [radiusX, radiusY] = [width * across, height * down];
  for (let row = 0; row < radiusY; row += 1)
    for (let x = 0; x < radiusX; x += 1) {
      const way = Math.hypot((radiusX - x - 0.5) / radiusX, (radiusY - row - 0.5) / radiusY);
      const shown = Math.min(1, Math.max(0, (1 - way) * radiusY + 0.5));
      for (const y of areAll ? [row, height - 1 - row] : [height - 1 - row])
        for (const at of [x, width - 1 - x]) data[(y * width + at) * 4 + 3]! *= shown;
    }
  return { data, width, height };
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function open({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

async function cropToPage(picture: Pixels, { left, top }: { left: number; top: number }): Promise<OverlayOptions | null> {
  const right = Math.min(storyPageSize.width, left + picture.width);
  const bottom = Math.min(storyPageSize.height, top + picture.height);
  const [begin, upper] = [Math.max(0, left), Math.max(0, top)];
  if (right <= begin || bottom <= upper) return null;
  const region = { left: begin - left, top: upper - top, width: right - begin, height: bottom - upper };
  const { data, width, height } = await pixelsOf(open(picture).extract(region));
  return { input: data, raw: { width, height, channels: 4 }, left: begin, top: upper };
}
