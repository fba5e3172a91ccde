import sharp from 'sharp';

/** A picture for a journey: no two with another number look alike. */
export interface Sketch {
  readonly width?: number;
  readonly height?: number;
  readonly format?: 'jpeg' | 'png' | 'webp';
}

let drawn = 0;

/** Draws a small picture that nobody has uploaded before. */
export async function drawPicture({ width = 300, height = 400, format = 'jpeg' }: Sketch = {}): Promise<Buffer<ArrayBuffer>> {
  drawn += 1;
  const sun = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<circle cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) / 4}" fill="hsl(${(drawn * 67) % 360} 80% 60%)"/>` +
      `<rect width="${(drawn % 50) + 10}" height="${Math.floor(drawn / 50) + 10}" fill="white"/></svg>`,
  );
  const background = { r: (drawn * 53) % 256, g: (drawn * 97) % 256, b: (drawn * 151) % 256 };
  const picture = sharp({ create: { width, height, channels: 3, background } }).composite([{ input: sun }]);
  return Buffer.from(await picture.toFormat(format).toBuffer());
}
