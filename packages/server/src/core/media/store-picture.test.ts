import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openMedia, type Media } from './index.ts';
import { animatedGif, handmadePng, photoWithPlace, samplePicture } from './testing/sample-pictures.ts';

let mediaDir: string;
let media: Media;

beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'media-'));
  media = openMedia({ mediaDir });
});

afterEach(async () => {
  for (const name of await readdir(mediaDir)) await rm(join(mediaDir, name), { recursive: true });
});

afterAll(async () => {
  await media.close();
  await rm(mediaDir, { recursive: true });
});

async function* inChunks(bytes: Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function filesLeft(): Promise<string[]> {
  const entries = await readdir(mediaDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function refusalOf(bytes: Uint8Array): Promise<string> {
  const refused = await media.storePicture(inChunks(bytes, 64 * 1024)).then(
    () => 'taken in',
    (error: { reason: string }) => error.reason,
  );
  expect(await filesLeft()).toEqual([]);
  return refused;
}

function text(words: string, encoding: BufferEncoding = 'utf8'): Buffer {
  return Buffer.from(words, encoding);
}

describe('a picture that is taken in', () => {
  it('is known by the hash of its bytes, its upright dimensions and its dominant colour', async () => {
    const bytes = await photoWithPlace();
    const stored = await media.storePicture(inChunks(bytes));
    const signature = createHash('sha256').update(bytes).digest('hex');
    expect(stored).toMatchObject({
      signature,
      width: 1000,
      height: 1600,
      kind: 'still',
      format: 'jpeg',
      bytes: bytes.length,
    });
    expect(stored.dominantColor).toMatch(/^#f[0-9a-f]{5}$/);
  });

  it('keeps its original byte for byte, and twice the same is one file', async () => {
    const bytes = await samplePicture(200, 100).png().toBuffer();
    const { signature } = await media.storePicture(inChunks(bytes));
    await media.storePicture(inChunks(bytes));
    expect(await filesLeft()).toEqual([`${signature}.png`]);
    const place = join(mediaDir, 'originals', signature.slice(0, 2), signature.slice(2, 4), `${signature}.png`);
    expect(await readFile(place)).toEqual(bytes);
  });

  it('may come from a file, whatever its name says', async () => {
    const file = join(mediaDir, 'holiday.txt');
    await writeFile(file, await samplePicture(40, 30).webp().toBuffer());
    expect(await media.storePicture(file)).toMatchObject({ format: 'webp', width: 40, height: 30 });
  });

  it.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('may be %s', async (format) => {
    const bytes = await samplePicture(64, 48).toFormat(format).toBuffer();
    expect(await media.storePicture(inChunks(bytes))).toMatchObject({ format, width: 64, height: 48, kind: 'still' });
  });

  it('may be animated', async () => {
    const stored = await media.storePicture(inChunks(await animatedGif()));
    expect(stored).toMatchObject({ format: 'gif', kind: 'animated', width: 300, height: 300 });
  });
});

describe('a picture that is refused leaves nothing behind', () => {
  it('when it is empty', async () => {
    expect(await refusalOf(new Uint8Array())).toBe('empty');
  });

  it('when it has 40 MB', async () => {
    const picture = await samplePicture(20, 20).jpeg().toBuffer();
    expect(await refusalOf(Buffer.concat([picture, Buffer.alloc(40 * 1024 * 1024)]))).toBe('too_large');
  });

  it.each([
    ['plain SVG', text("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ['SVG behind an XML head', text("\uFEFF<?xml version='1.0'?><!-- a --><!DOCTYPE svg><svg></svg>")],
    ['SVG in UTF-16', text("\uFEFF<svg xmlns='http://www.w3.org/2000/svg'></svg>", 'utf16le')],
  ])('when it is %s', async (_, bytes) => {
    expect(await refusalOf(bytes)).toBe('svg_not_allowed');
  });

  it('when it is a video', async () => {
    const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypisom\0\0\x02\0isomiso2'), Buffer.alloc(9000)]);
    const webm = Buffer.concat([Buffer.from('1a45dfa3974286810142f7810142f2810442f381084282847765626d', 'hex'), Buffer.alloc(9000)]);
    const mov = Buffer.concat([Buffer.from([0, 0, 0, 20]), text('ftypqt  \0\0\x02\0qt  '), Buffer.alloc(9000)]);
    for (const video of [mp4, webm, mov]) expect(await refusalOf(video)).toBe('video_not_yet');
  });

  it('when it is a picture of a kind that is not taken', async () => {
    expect(await refusalOf(await samplePicture(8, 8).tiff().toBuffer())).toBe('format_not_allowed');
    expect(await refusalOf(Buffer.concat([text('BM'), Buffer.alloc(200)]))).toBe('format_not_allowed');
    // Their facts stand behind the pixels.
    expect(await refusalOf(await samplePicture(600, 400).tiff({ compression: 'none' }).toBuffer())).toBe('format_not_allowed');
    expect(await refusalOf(await samplePicture(600, 400).tiff({ compression: 'lzw', bigtiff: true }).toBuffer())).toBe(
      'format_not_allowed',
    );
    const heads = ['MM\0*\0\x0f\0\0', 'MM\0+\0\x08\0\0', 'II*\0', 'DDS |\0\0\0', 'qoif\0\0', '#?RADIANCE\n', 'P6\n600 400\n255\n'];
    for (const head of heads)
      expect(await refusalOf(Buffer.concat([text(head, 'latin1'), Buffer.alloc(9_000)])), head).toBe('format_not_allowed');
  });

  it('when it is no picture', async () => {
    for (const bytes of [text('%PDF-1.7\n'), text('<html><img></html>'), text('hello'), Buffer.from([0xff])]) {
      expect(await refusalOf(bytes)).toBe('not_a_picture');
    }
  });

  it.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('when it is a %s that was cut off', async (format) => {
    const noise = await samplePicture(400, 300)
      .composite([
        {
          input: {
            create: {
              width: 400,
              height: 300,
              channels: 3,
              background: '#777777',
              noise: { type: 'gaussian', mean: 128, sigma: 60 },
            },
          },
        },
      ])
      .toFormat(format)
      .toBuffer();
    expect(await refusalOf(noise.subarray(0, Math.floor(noise.length * 0.6)))).toBe('broken');
  });

  it('when only its first bytes are those of a picture', async () => {
    const jpeg = await samplePicture(60, 60).jpeg().toBuffer();
    const png = await samplePicture(60, 60).png().toBuffer();
    expect(['broken', 'not_a_picture']).toContain(await refusalOf(Buffer.concat([png.subarray(0, 33), jpeg])));
    expect(await refusalOf(text('GIF89a/*<script>alert(1)</script>*/=1;'))).toBe('broken');
  });

  it('when it says that it has more than 100 megapixels', async () => {
    expect(await refusalOf(await handmadePng({ width: 60_000, height: 60_000 }))).toBe('too_many_pixels');
  });

  it('when decoding it would fill the memory', { timeout: 30_000 }, async () => {
    const side = 9_900;
    const bomb = await handmadePng({ width: side, height: side, depth: 16, interlaced: true }, side * side * 8 + side * 16);
    expect(bomb.length).toBeLessThan(8 * 1024 * 1024);
    expect(['too_demanding', 'too_slow']).toContain(await refusalOf(bomb));
  });

  it('when its upload breaks off', async () => {
    const bytes = await samplePicture(500, 500).jpeg().toBuffer();
    async function* breakingOff(): AsyncGenerator<Uint8Array> {
      yield bytes.subarray(0, 1000);
      throw new Error('the connection is gone');
    }
    await expect(media.storePicture(breakingOff())).rejects.toThrow('the connection is gone');
    expect(await filesLeft()).toEqual([]);
  });

  it('and what a crash left is swept later, but not what is being written', async () => {
    await media.storePicture(inChunks(await samplePicture(20, 20).png().toBuffer()));
    const [old, young] = [join(mediaDir, 'tmp', 'old'), join(mediaDir, 'tmp', 'young')];
    await Promise.all([writeFile(old, 'x'), writeFile(young, 'x')]);
    const yesterday = new Date(Date.now() - 86_400_000);
    await utimes(old, yesterday, yesterday);
    expect(await media.sweepUnfinished()).toBe(1);
    expect(await readdir(join(mediaDir, 'tmp'))).toEqual(['young']);
  });
});
