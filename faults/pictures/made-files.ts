import { deflateSync, gzipSync } from 'node:zlib';
import { animatedGif, handmadePng, photoWithPlace, pngChunk, samplePicture } from '@bowerbird/server/core/media/testing/sample-pictures.ts';
import sharp from 'sharp';

/** A file that somebody bad or unlucky uploads. */
export interface MadeFile {
  readonly group: 'bombs' | 'polyglots' | 'lies' | 'metadata';
  readonly name: string;
  readonly bytes: Buffer;
}

/** What must never be found in anything that is served. */
export const PAYLOAD = '<script>alert(1)</script>';
const MEGABYTE = 1024 * 1024;

/** Every file that the tool makes itself, in a fixed order; those that cost many seconds only when all are asked for. */
export async function makeFiles({ all }: { all: boolean }): Promise<MadeFile[]> {
  const of = (group: MadeFile['group'], files: Record<string, Buffer>) =>
    Object.entries(files).map(([name, bytes]) => ({ group, name, bytes }));
  return [
    ...of('bombs', await makeBombs()),
    ...(all ? of('bombs', await makeHeavyBombs()) : []),
    ...of('polyglots', await makePolyglots()),
    ...of('lies', await makeLies()),
    ...of('metadata', await makeTalkative()),
  ];
}

/** Small files that unpack to much more than they should. */
async function makeBombs(): Promise<Record<string, Buffer>> {
  const small = await samplePicture(64, 64).png().toBuffer();
  const jpeg = await samplePicture(64, 64).jpeg().toBuffer();
  const webp = await samplePicture(64, 64).webp({ lossless: true }).toBuffer();
  const zeros = deflateSync(Buffer.alloc(200 * MEGABYTE), { level: 1 });
  const text = Buffer.concat([Buffer.from('Comment\0\0'), zeros]);
  const profile = Buffer.concat([Buffer.from('profile\0\0'), zeros]);
  return {
    'png of 50,000 × 50,000': await handmadePng({ width: 50_000, height: 50_000 }, 40 * MEGABYTE),
    'png of 2³¹ − 1 squared': await handmadePng({ width: 0x7fffffff, height: 0x7fffffff }),
    'png of 1 × 2³¹ − 1': await handmadePng({ width: 1, height: 0x7fffffff }),
    'png of 99,999,999 × 1': await handmadePng({ width: 99_999_999, height: 1 }, 40 * MEGABYTE),
    'interlaced png of 10,000 × 10,000': await handmadePng({ width: 10_000, height: 10_000, interlaced: true }, 40 * MEGABYTE),
    'png with a text of 200 MB': insertChunk(small, pngChunk('zTXt', text)),
    'png with a profile of 200 MB': insertChunk(small, pngChunk('iCCP', profile)),
    'png with 100,000 chunks': insertChunk(small, Buffer.concat(Array<Buffer>(100_000).fill(pngChunk('tEXt', Buffer.from('a\0b'))))),
    'jpeg that says 65,535 × 65,535': patchJpegSize(jpeg, 65_535, 65_535),
    'jpeg with 1,000 scans': repeatScan(await samplePicture(800, 800).jpeg({ progressive: true }).toBuffer(), 1_000),
    'gif of 65,535 × 65,535': patchAt(await animatedGif(2, 8), 6, [0xff, 0xff, 0xff, 0xff]),
    'gif of 3,000 frames': await animatedGif(3_000, 16),
    'webp that says 16,384 × 16,384': patchAt(webp, 21, [0xff, 0xff, 0xff, 0x0f]),
    'avif of 5,000 × 5,000 in one colour': await sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: '#123456' } })
      .avif({ effort: 0 })
      .toBuffer(),
    'gzip of 50 MB': gzipSync(Buffer.alloc(50 * MEGABYTE), { level: 1 }),
    'svg of a billion laughs': Buffer.from(billionLaughs()),
  };
}

async function makeHeavyBombs(): Promise<Record<string, Buffer>> {
  return {
    'png of 9,999 × 9,999 zeros': await handmadePng({ width: 9_999, height: 9_999 }, 400 * MEGABYTE),
    'png of 16 bits, 9,000 × 9,000': await handmadePng({ width: 9_000, height: 9_000, depth: 16 }, 648 * MEGABYTE),
  };
}

/** Files that are a picture and something else at the same time. */
async function makePolyglots(): Promise<Record<string, Buffer>> {
  const jpeg = await samplePicture(120, 90).jpeg().toBuffer();
  const png = await samplePicture(120, 90).png().toBuffer();
  const gif = await animatedGif(2, 40);
  const html = Buffer.from(`<!doctype html>${PAYLOAD}`);
  const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');
  return {
    'jpeg and page': Buffer.concat([jpeg, html]),
    'jpeg with a page in its comment': insertAfterStart(jpeg, jpegComment(html)),
    'png and page': Buffer.concat([png, html]),
    'png with a page in its text': insertChunk(png, pngChunk('tEXt', Buffer.concat([Buffer.from('Title\0'), html]))),
    'gif and script': Buffer.concat([gif, Buffer.from('*/=1;alert(1)//'), html]),
    'jpeg and archive': Buffer.concat([jpeg, zip]),
    'png and archive': Buffer.concat([png, zip]),
    'page and jpeg': Buffer.concat([html, jpeg]),
    'document and jpeg': Buffer.concat([Buffer.from('%PDF-1.7\n'), jpeg]),
    'gif that begins as a script': Buffer.from(`GIF89a/*${PAYLOAD}*/=0;alert(1)`),
    'jpeg and PHP': insertAfterStart(jpeg, jpegComment(Buffer.from('<?php system($_GET[0]); ?>'))),
    'webp and page': Buffer.concat([await samplePicture(120, 90).webp().toBuffer(), html]),
  };
}

/** Files that are not what they say, or not all of it. */
async function makeLies(): Promise<Record<string, Buffer>> {
  const jpeg = await samplePicture(600, 400).jpeg().toBuffer();
  const png = await samplePicture(600, 400).png().toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)">${PAYLOAD}</svg>`;
  return {
    nothing: Buffer.alloc(0),
    'one byte': Buffer.from([0xff]),
    page: Buffer.from(`<html>${PAYLOAD}</html>`),
    svg: Buffer.from(svg),
    'svg behind a declaration': Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg>${svg}`),
    'svg that reads a file': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    'the first bytes of a jpeg alone': jpeg.subarray(0, 20),
    'half a jpeg': jpeg.subarray(0, jpeg.length / 2),
    'half a png': png.subarray(0, png.length / 2),
    'jpeg mark before a png': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), png]),
    'png mark before a jpeg': Buffer.concat([png.subarray(0, 8), jpeg]),
    'png of no pixels': await handmadePng({ width: 0, height: 0 }),
    'png with a wrong checksum': patchAt(png, 29, [0, 0, 0, 0]),
    'jpeg of noise': Buffer.concat([jpeg.subarray(0, 400), noise(20_000)]),
    'png of noise': Buffer.concat([png.subarray(0, 60), noise(20_000)]),
    tiff: await samplePicture(60, 40).tiff().toBuffer(),
    'film that says it is a picture': Buffer.concat([
      Buffer.from([0, 0, 0, 0x18]),
      Buffer.from('ftypavif'),
      Buffer.alloc(400),
      Buffer.from('mdat'),
    ]),
    program: Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), noise(4_000)]),
    'jpeg of 33 MB': Buffer.concat([jpeg, Buffer.alloc(33 * MEGABYTE)]),
  };
}

/** Good pictures that tell more than they show. */
async function makeTalkative(): Promise<Record<string, Buffer>> {
  const photo = await photoWithPlace();
  const place = { IFD0: { Make: 'Feather', ImageDescription: PAYLOAD }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } };
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${PAYLOAD}</x:xmpmeta>`;
  const told = () => samplePicture(500, 400).withExif(place).withXmp(xmp).withIccProfile('p3');
  return {
    'jpeg with its place': photo,
    'jpeg with a comment': insertAfterStart(photo, jpegComment(Buffer.from(PAYLOAD))),
    'png with its place': await told().png().toBuffer(),
    'webp with its place': await told().webp().toBuffer(),
    'avif with its place': await told().avif({ effort: 0 }).toBuffer(),
    'png with a text': insertChunk(await samplePicture(60, 40).png().toBuffer(), pngChunk('tEXt', Buffer.from(`Author\0${PAYLOAD}`))),
  };
}

function billionLaughs(): string {
  const entities = Array.from({ length: 10 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join('');
  return `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY l0 "lol">${entities}]><svg xmlns="http://www.w3.org/2000/svg"><text>&l10;</text></svg>`;
}

const noise = (length: number) => Buffer.from(Array.from({ length }, (_, index) => (index * 7919 + (index >> 3) * 104_729) % 251));
const insertAfterStart = (jpeg: Buffer, segment: Buffer) => Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
/** Behind the header, which is always 33 bytes. */
const insertChunk = (png: Buffer, more: Buffer) => Buffer.concat([png.subarray(0, 33), more, png.subarray(33)]);

function jpegComment(content: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([Buffer.from([0xff, 0xfe]), length, content]);
}

function patchAt(bytes: Buffer, at: number, values: readonly number[]): Buffer {
  const copy = Buffer.from(bytes);
  copy.set(values, at);
  return copy;
}

function patchJpegSize(jpeg: Buffer, width: number, height: number): Buffer {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  return patchAt(jpeg, frame + 5, [height >> 8, height & 255, width >> 8, width & 255]);
}

/** The last scan of a progressive JPEG again and again: each costs a pass over the whole picture. */
function repeatScan(jpeg: Buffer, times: number): Buffer {
  const scan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const end = jpeg.length - 2;
  return Buffer.concat([jpeg.subarray(0, end), ...Array<Buffer>(times).fill(jpeg.subarray(scan, end)), jpeg.subarray(end)]);
}
