import sharp, { type OverlayOptions } from 'sharp';
import { createRandom } from '../art/drawing/random.ts';

const SIDE = 256;

let tile: Promise<Buffer> | undefined;

/**
 * A touch of paper, laid over a rendered drawing. One small tile is made once: as a filter inside each SVG the same
 * grain cost ten times the drawing itself.
 */
export async function paperGrain(): Promise<OverlayOptions> {
  tile ??= makeTile();
  return { input: await tile, tile: true, blend: 'overlay' };
}

function makeTile(): Promise<Buffer> {
  const random = createRandom(3);
  const pixels = Buffer.alloc(SIDE * SIDE * 4);
  for (let i = 0; i < pixels.length; i += 4) {
    const shade = random.chance(0.5) ? 255 : 0;
    pixels.fill(shade, i, i + 3);
    pixels[i + 3] = Math.round(random.between(0, 20));
  }
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .blur(0.6)
    .png()
    .toBuffer();
}
