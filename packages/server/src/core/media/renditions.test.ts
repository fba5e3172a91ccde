import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imagesOf, renditionFormats, renditionPath, renditionSizes } from '@bowerbird/domain/media/renditions.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMedia, type Media, type StoredPicture } from './index.ts';
import { animatedGif, drawnPicture, manyColours, photoWithPlace, samplePicture } from './testing/sample-pictures.ts';

let mediaDir: string;
let media: Media;

beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'media-'));
  media = openMedia({ mediaDir });
});

afterAll(async () => {
  await media.close();
  await rm(mediaDir, { recursive: true });
});

function store(bytes: Uint8Array): Promise<StoredPicture> {
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield bytes;
  }
  return media.storePicture(whole());
}

async function fetched(path: string): Promise<Buffer> {
  const served = await media.serveMedia(path);
  if (!served) throw new Error(`nothing at ${path}`);
  return readFile(served.file);
}

describe('the renditions of a picture', () => {
  it('have on request exactly the dimensions that were promised', async () => {
    const stored = await store(await photoWithPlace());
    for (const { url, width, height } of Object.values(imagesOf(stored))) {
      expect(await sharp(await fetched(url)).metadata(), url).toMatchObject({ format: 'jpeg', width, height });
      expect(await sharp(await fetched(url.replace(/\.jpg$/, '.webp'))).metadata(), url).toMatchObject({
        format: 'webp',
        width,
        height,
      });
    }
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('are upright where XMP alone says how the picture lies: %s', async (orientation) => {
    const corners = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
        sharp({ create: { width: 240, height: 100, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const lying = sharp({ create: { width: 600, height: 400, channels: 3, background: '#808080' } }).composite([
      { input: corners[0], left: 0, top: 0 },
      { input: corners[1], left: 360, top: 0 },
      { input: corners[2], left: 0, top: 300 },
    ]);
    const xmp = (said: string) =>
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${said}</rdf:RDF></x:xmpmeta>`;
    const element = xmp(
      `<rdf:Description xmlns:tiff="http://ns.adobe.com/tiff/1.0/"><tiff:Orientation>${orientation}</tiff:Orientation></rdf:Description>`,
    );
    const attribute = xmp(`<rdf:Description xmlns:tiff="http://ns.adobe.com/tiff/1.0/" tiff:Orientation = '${orientation}'/>`);
    const jpeg = { quality: 95, chromaSubsampling: '4:4:4' };
    const [byExif, ...byXmp] = await Promise.all(
      [
        lying.clone().withMetadata({ orientation }).jpeg(jpeg),
        lying.clone().withXmp(element).jpeg(jpeg),
        lying.clone().withXmp(attribute).png(),
        lying.clone().withXmp(attribute).webp({ quality: 95 }),
        // EXIF comes first.
        lying
          .clone()
          .withXmp(xmp(`<a tiff:Orientation="${(orientation % 8) + 1}"/>`))
          .withMetadata({ orientation })
          .jpeg(jpeg),
      ].map(async (picture) => store(await picture.toBuffer())),
    );
    const look = async ({ signature }: StoredPicture) => [
      await fetched(`/media/${renditionPath('236x', signature, 'jpg')}`),
      await fetched(`/media/${renditionPath('75x75', signature, 'webp')}`),
      Buffer.from((await media.cropPicture(signature, { x: 30, y: 60, width: 300, height: 200 }, 300))!),
    ];
    const expected = await look(byExif!);
    for (const picture of byXmp) {
      expect([picture.width, picture.height]).toEqual([byExif!.width, byExif!.height]);
      for (const [at, shown] of (await look(picture)).entries()) expect(await meanDifference(shown, expected[at]!)).toBeLessThan(4);
    }
  });

  it('carry no metadata, in any size or format', async () => {
    const bytes = await photoWithPlace();
    const before = await sharp(bytes).metadata();
    expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true);
    const { signature } = await store(bytes);
    for (const size of renditionSizes) {
      for (const format of renditionFormats) {
        const rendition = await fetched(`/media/${renditionPath(size, signature, format)}`);
        const { exif, xmp, icc, iptc, orientation } = await sharp(rendition).metadata();
        expect({ exif, xmp, icc, iptc, orientation }, size).toEqual({});
        expect(rendition.includes('Feather')).toBe(false);
      }
    }
  });

  it('are all made after an upload, and look like those made on request', async () => {
    const bytes = await samplePicture(1700, 1300).png().toBuffer();
    const { signature } = await store(bytes);
    expect(await media.makeRenditions(signature)).toBe(true);
    for (const size of renditionSizes) {
      const there = await readdir(join(mediaDir, 'renditions', size, signature.slice(0, 2), signature.slice(2, 4)));
      expect(there.toSorted(), size).toEqual([`${signature}.jpg`, `${signature}.webp`]);
    }
    const made = await fetched(`/media/${renditionPath('474x', signature, 'jpg')}`);
    await rm(join(mediaDir, 'renditions'), { recursive: true });
    const asked = await fetched(`/media/${renditionPath('474x', signature, 'jpg')}`);
    expect(await meanDifference(made, asked)).toBeLessThan(3);
  });

  it('put a transparent picture on white where the format has no transparency', async () => {
    const clear = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const { signature } = await store(clear);
    const jpeg = await sharp(await fetched(`/media/${renditionPath('236x', signature, 'jpg')}`)).stats();
    const webp = await sharp(await fetched(`/media/${renditionPath('236x', signature, 'webp')}`)).stats();
    expect(jpeg.channels.map(({ min }) => min)).toEqual([255, 255, 255]);
    expect(webp.isOpaque).toBe(false);
  });

  it('bring CMYK and grey pictures to sRGB', async () => {
    for (const space of ['cmyk', 'b-w']) {
      const { signature } = await store(await samplePicture(300, 200).toColourspace(space).jpeg().toBuffer());
      const { space: served } = await sharp(await fetched(`/media/${renditionPath('236x', signature, 'jpg')}`)).metadata();
      expect(['srgb', 'b-w']).toContain(served);
    }
  });

  it.each([
    ['a drawing', drawnPicture, '4:4:4'],
    ['a photograph', manyColours, '4:2:0'],
  ])('have their colour whole where they are small and show %s, for a few bytes more', async (what, make, expected) => {
    const picture = make(900, 600);
    const bytes = await picture.flatten().png().toBuffer();
    const { signature } = await store(bytes);
    for (const size of renditionSizes) {
      const { width, height } = imagesOf({ signature, width: 900, height: 600, dominantColor: '#000000' })[size];
      const jpeg = await fetched(`/media/${renditionPath(size, signature, 'jpg')}`);
      expect((await sharp(jpeg).metadata()).chromaSubsampling, size).toBe(width < 300 ? expected : '4:2:0');
      if (width >= 300) continue;
      const webp = await fetched(`/media/${renditionPath(size, signature, 'webp')}`);
      const whole = await sharp(bytes).resize(width, height, { fit: 'cover' }).raw().toBuffer();
      const open = () => sharp(whole, { raw: { width, height, channels: 3 } });
      const halved = {
        jpeg: await open().jpeg({ quality: 82, progressive: true }).toBuffer(),
        webp: await open().webp({ quality: 80, effort: 3 }).toBuffer(),
      };
      expect(jpeg.length, size).toBeLessThanOrEqual(halved.jpeg.length * 1.15);
      expect(webp.length, size).toBeLessThanOrEqual(halved.webp.length * 1.15);
      if (what !== 'a drawing') continue;
      const original = await open().png().toBuffer();
      expect(await colourError(jpeg, original), size).toBeLessThan((await colourError(halved.jpeg, original)) * 0.8);
      // Lossy WebP knows no whole colour: it is halved with care where that is cheap enough.
      expect(await colourError(webp, original), size).toBeLessThanOrEqual(
        (await colourError(halved.webp, original)) * (size === '236x' ? 0.95 : 1),
      );
    }
  });

  it('move as WebP from 236 pixels on, and stand still elsewhere', async () => {
    const { signature } = await store(await animatedGif(5));
    await media.makeRenditions(signature);
    const frames = async (size: (typeof renditionSizes)[number], format: 'jpg' | 'webp') =>
      (await sharp(await fetched(`/media/${renditionPath(size, signature, format)}`), { pages: -1 }).metadata()).pages ?? 1;
    expect(await frames('236x', 'webp')).toBe(5);
    expect(await frames('orig', 'webp')).toBe(5);
    expect(await frames('236x', 'jpg')).toBe(1);
    expect(await frames('75x75', 'webp')).toBe(1);
  });

  it('are made once for many who ask at the same time', async () => {
    const { signature } = await store(await samplePicture(640, 480).jpeg().toBuffer());
    const path = `/media/${renditionPath('170x', signature, 'webp')}`;
    const served = await Promise.all(Array.from({ length: 300 }, () => media.serveMedia(path)));
    expect(new Set(served.map((one) => one?.file)).size).toBe(1);
  });

  it('are served as what never changes', async () => {
    const { signature } = await store(await samplePicture(640, 480).jpeg().toBuffer());
    expect(await media.serveMedia(`/media/${renditionPath('236x', signature, 'webp')}`)).toMatchObject({
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
      etag: `"${signature}-236x-webp"`,
    });
  });

  it('are gone when the picture is deleted, together with its original', async () => {
    const { signature } = await store(await samplePicture(333, 222).jpeg().toBuffer());
    await media.makeRenditions(signature);
    await media.deletePicture(signature);
    const left = await readdir(mediaDir, { recursive: true });
    expect(left.filter((name) => name.includes(signature))).toEqual([]);
    expect(await media.serveMedia(`/media/${renditionPath('236x', signature, 'jpg')}`)).toBeNull();
    expect(await media.makeRenditions(signature)).toBe(false);
  });

  it('are found at no other path', async () => {
    const { signature } = await store(await samplePicture(30, 20).jpeg().toBuffer());
    const right = `/media/${renditionPath('236x', signature, 'jpg')}`;
    expect(await media.serveMedia(right)).not.toBeNull();
    const wrong = [
      right.replace('236x', '237x'),
      right.replace('236x', 'originals'),
      right.replace('.jpg', '.jpeg'),
      right.replace('.jpg', ''),
      right.replace('.jpg', '.jpg.webp'),
      right.replace('/236x/', '/236x/../236x/'),
      right.toUpperCase(),
      `/x${right}`,
      `${right}/`,
      right.slice(1),
      right.replace(`/${signature.slice(0, 2)}/`, '/zz/'),
      '/media/236x/../../originals',
      '/media/236x/%2e%2e/%2e%2e/etc',
    ];
    for (const path of wrong) expect(await media.serveMedia(path), path).toBeNull();
  });
});

async function meanDifference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()));
  if (!a || !b || a.length !== b.length) return Infinity;
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / a.length;
}

/** How far the colour of two pictures is apart, whatever their brightness. */
async function colourError(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((bytes) => sharp(bytes).removeAlpha().toColourspace('srgb').raw().toBuffer()));
  let sum = 0;
  for (let at = 0; at < a!.length; at += 3) {
    const [red, green, blue] = [0, 1, 2].map((band) => a![at + band]! - b![at + band]!) as [number, number, number];
    const brightness = 0.299 * red + 0.587 * green + 0.114 * blue;
    sum += (red - brightness) ** 2 + (blue - brightness) ** 2;
  }
  return Math.sqrt(sum / a!.length);
}
