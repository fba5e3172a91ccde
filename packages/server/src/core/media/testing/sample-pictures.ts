import { crc32, createDeflate } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture with some detail, red on the left and blue on the right. */
export function samplePicture(width: number, height: number): Sharp {
  const red = { create: { width: Math.ceil(width * 0.6), height, channels: 3 as const, background: '#ff0000' } };
  const blue = { create: { width, height, channels: 3 as const, background: '#0000ff' } };
  return sharp(blue).composite([{ input: red, left: 0, top: 0 }]);
}

/** Areas of few colours with sharp edges between them. */
export function drawnPicture(width: number, height: number): Sharp {
  const leaf = (at: number) =>
    `<path d="M${at} 600 Q${at + 160} 300 ${at} 60 Q${at - 160} 300 ${at} 600" fill="${at === 450 ? '#d4301c' : '#f2b705'}"/>`;
  const leaves = [200, 450, 700].map(leaf).join('');
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600" width="${width}" height="${height}"><rect width="900" height="600" fill="#12507b"/>${leaves}</svg>`,
    ),
  );
}

/** Colours that flow into each other everywhere, as in a photograph of many things. */
export function manyColours(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  const wave = (x: number, y: number, band: number) =>
    Math.sin(((x * (3 + band)) / width) * 4 + band) + Math.cos(((y * (5 - band)) / height) * 4 + (x / width) * band);
  for (let at = 0; at < pixels.length; at += 1) {
    const [band, pixel] = [at % 3, Math.floor(at / 3)];
    pixels[at] = Math.round(128 + 60 * wave(pixel % width, Math.floor(pixel / width), band));
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A photograph as a phone writes it: with its place, its maker, and a colour profile, lying on its side. */
export function photoWithPlace(): Promise<Buffer> {
  return samplePicture(1600, 1000)
    .withIccProfile('p3')
    .withExif({ IFD0: { Make: 'Feather' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A short animation of frames of different colours. */
export async function animatedGif(frames = 4, side = 300): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * frames * 3);
  for (let frame = 0; frame < frames; frame += 1) pixels.fill((frame * 60) % 256, frame * side * side * 3, (frame + 1) * side * side * 3);
  return sharp(pixels, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
    .gif({ delay: Array<number>(frames).fill(80) })
    .toBuffer();
}

/** A PNG of one colour made by hand. So its header may say what an encoder would refuse to write. */
export async function handmadePng(
  header: { width: number; height: number; depth?: number; interlaced?: boolean },
  pixelBytes = 0,
): Promise<Buffer> {
  const fields = Buffer.alloc(13);
  fields.writeUInt32BE(header.width, 0);
  fields.writeUInt32BE(header.height, 4);
  fields.set([header.depth ?? 8, 6, 0, 0, header.interlaced ? 1 : 0], 8);
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    mark,
    pngChunk('IHDR', fields),
    pngChunk('IDAT', await deflatedZeros(pixelBytes)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** One chunk of a PNG, with its length and its checksum. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

async function deflatedZeros(bytes: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 1 });
  const zeros = Buffer.alloc(1024 * 1024);
  const writing = (async () => {
    for (let left = bytes; left > 0; left -= zeros.length) {
      if (!deflate.write(zeros.subarray(0, left))) await new Promise((resolve) => deflate.once('drain', resolve));
    }
    deflate.end();
  })();
  const parts: Buffer[] = [];
  for await (const part of deflate) parts.push(part as Buffer);
  await writing;
  return Buffer.concat(parts);
}
