import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPictureWordsAside } from './picture-words-aside.ts';
import { readPictureWords } from './picture-words.ts';

const list = (kind: 'Alt' | 'Bag', ...words: string[]) =>
  `<rdf:${kind}>${words.map((word) => `<rdf:li xml:lang="x-default">${word}</rdf:li>`).join('')}</rdf:${kind}>`;
const xmp = (inner: string) => `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/">${inner}</rdf:Description></rdf:RDF></x:xmpmeta>`;
const plain = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#369' } });

describe('what a picture says of itself', () => {
  it('is its title, words, keywords, description for the blind and day, by XMP and EXIF', async () => {
    const file = await plain()
      .withExif({ IFD0: { ImageDescription: 'Not this one' }, IFD2: { DateTimeOriginal: '2019:07:04 12:31:00' } })
      .withXmp(
        xmp(
          `<dc:title>${list('Alt', 'Blue jug')}</dc:title><dc:description>${list('Alt', 'Found in Porto')}</dc:description>
          <dc:subject>${list('Bag', 'ceramics', 'blue')}</dc:subject>
          <Iptc4xmpCore:AltTextAccessibility>${list('Alt', 'A jug on a sill')}</Iptc4xmpCore:AltTextAccessibility>`,
        ),
      )
      .jpeg()
      .toBuffer();
    expect(readPictureWords(file)).toEqual({
      title: 'Blue jug',
      description: 'Found in Porto',
      altText: 'A jug on a sill',
      tags: ['ceramics', 'blue'],
      savedAt: new Date('2019-07-04T12:31:00Z'),
    });
  });

  it('is read from the beginning of a file that was cut off', async () => {
    const file = await plain()
      .resize(2000, 1500)
      .withExif({ IFD0: { ImageDescription: 'A pot' } })
      .jpeg()
      .toBuffer();
    expect(readPictureWords(file.subarray(0, 6000))).toEqual({ description: 'A pot' });
  });

  it('is nothing where a camera wrote it, and nothing of where it was taken', async () => {
    const file = await plain()
      .withExif({ IFD0: { ImageDescription: 'OLYMPUS DIGITAL CAMERA' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 54/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(readPictureWords(file)).toEqual({});
  });

  it.each([
    ['no picture', Buffer.from('not a picture')],
    ['empty', Buffer.alloc(0)],
    ['all zeros', Buffer.alloc(4096)],
  ])('is nothing where the file is %s', (_what, file) => {
    expect(readPictureWords(file)).toEqual({});
  });

  it('is nothing where its XMP never closes, or its day is none', async () => {
    const file = await plain()
      .withExif({ IFD2: { DateTimeOriginal: '0000:00:00 00:00:00' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">'.padEnd(5000, '<a>'))
      .jpeg()
      .toBuffer();
    expect(readPictureWords(file)).toEqual({});
  });
});

describe('the words of a picture', () => {
  /** What is read, and whether anybody else had a turn meanwhile. */
  async function readBesideOthers(head: Buffer) {
    let hadTurn = false;
    setTimeout(() => (hadTurn = true), 0);
    return { words: await readPictureWordsAside(head), hadTurn };
  }

  it('are read at once where they are few, and beside everything else where they are a great many', async () => {
    const withKeywords = (count: number) =>
      plain()
        .withXmp(xmp(`<dc:subject>${list('Bag', ...Array.from({ length: count }, (_, number) => `word ${number}`))}</dc:subject>`))
        .webp()
        .toBuffer();
    const [few, many] = [await withKeywords(3), await withKeywords(3_000)];
    expect(await readBesideOthers(few)).toEqual({ words: { tags: ['word 0', 'word 1', 'word 2'] }, hadTurn: false });
    const { words, hadTurn } = await readBesideOthers(many);
    expect([words.tags?.length, hadTurn]).toEqual([3_000, true]);
  });
});
