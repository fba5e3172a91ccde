import sharp from 'sharp';
import { openPicture } from './decode-picture.ts';
import type { ArchesJob } from './picture-jobs.ts';

/** The size that Open Graph asks of a picture. */
export const archesSize = { width: 1200, height: 630 } as const;
const MARGIN = 40;
const GAP = 16;
/** One picture alone keeps the shape of an arch. */
const WIDEST = 480;
const BACKGROUND = '#f3f3f7';
/** Each corner of a board's arch as parts of width and height, as the application draws it. */
const ARCH = { top: { x: 0.5, y: 0.38 }, bottom: { x: 0.12, y: 0.08 } };
/** Points of a pixel that are looked at in each direction, for a smooth edge. */
const POINTS = 4;

/** Draws pictures side by side as arches: a JPEG. */
export async function drawArches({ files }: ArchesJob): Promise<Uint8Array> {
  const width = Math.min(WIDEST, Math.floor((archesSize.width - 2 * MARGIN - GAP * (files.length - 1)) / files.length));
  const height = archesSize.height - 2 * MARGIN;
  const begin = Math.floor((archesSize.width - files.length * width - GAP * (files.length - 1)) / 2);
  const shape = archShape(width, height);
  const arches = [];
  for (const [index, file] of files.entries()) {
    const input = await openPicture(file).resize({ width, height, fit: 'cover' }).toColourspace('srgb').ensureAlpha().raw().toBuffer();
    for (const [pixel, share] of shape.entries()) input[pixel * 4 + 3] = Math.round(input[pixel * 4 + 3]! * share);
    arches.push({ input, raw: { width, height, channels: 4 as const }, left: begin + index * (width + GAP), top: MARGIN });
  }
  return sharp({ create: { ...archesSize, channels: 3, background: BACKGROUND } })
    .composite(arches)
    .jpeg({ quality: 85, progressive: true })
    .toBuffer();
}

/** How much of each pixel lies within an arch, from 0 to 1, row by row. */
export function archShape(width: number, height: number): Float32Array {
  const shape = new Float32Array(width * height);
  for (let at = 0; at < shape.length; at += 1) shape[at] = shareWithin(at % width, Math.floor(at / width), { width, height });
  return shape;
}

function shareWithin(left: number, top: number, size: { width: number; height: number }): number {
  let within = 0;
  for (let point = 0; point < POINTS * POINTS; point += 1) {
    const x = left + ((point % POINTS) + 0.5) / POINTS;
    const y = top + (Math.floor(point / POINTS) + 0.5) / POINTS;
    if (isWithin(x, y, size)) within += 1;
  }
  return within / (POINTS * POINTS);
}

/** Only in a corner does the ellipse of that corner decide. */
function isWithin(x: number, y: number, { width, height }: { width: number; height: number }): boolean {
  const isTop = y < height / 2;
  const corner = isTop ? ARCH.top : ARCH.bottom;
  const across = 1 - Math.min(x, width - x) / (corner.x * width);
  const down = 1 - (isTop ? y : height - y) / (corner.y * height);
  return across <= 0 || down <= 0 || across * across + down * down <= 1;
}
