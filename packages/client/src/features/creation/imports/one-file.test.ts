import yauzl from 'yauzl';
import { describe, expect, it } from 'vitest';
import { oneFileOf } from './one-file.ts';

const at = (path: string, type: string, words = 'bytes') => ({ path, file: new File([words], path.split('/').at(-1)!, { type }) });

/** What another program reads of a zip; it refuses a wrong checksum. */
async function entriesOf(file: File): Promise<[string, string][]> {
  const zip = await yauzl.fromBufferPromise(Buffer.from(await file.arrayBuffer()));
  const entries: [string, string][] = [];
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    entries.push([entry.fileName, Buffer.concat(await Array.fromAsync(stream as AsyncIterable<Buffer>)).toString()]);
  }
  return entries;
}

describe('what is sent of given files', () => {
  it('is one file as it is', async () => {
    const given = at('bookmarks.html', 'text/html');
    expect(await oneFileOf([given])).toBe(given.file);
  });

  it('is a zip of the pictures of a folder, each in its place', async () => {
    const sent = await oneFileOf([
      at('Rooms/lamp.jpg', 'image/jpeg', 'a lamp'),
      at('Rooms/Hall/bänk.png', 'image/png', 'a bench'),
      at('Rooms/notes.txt', 'text/plain'),
    ]);
    expect(sent).toBeInstanceOf(File);
    const file = sent as File;
    expect([file.name, file.type]).toEqual(['Rooms.zip', 'application/zip']);
    expect(await entriesOf(file)).toEqual([
      ['Rooms/lamp.jpg', 'a lamp'],
      ['Rooms/Hall/bänk.png', 'a bench'],
    ]);
  });

  it('is a zip of pictures that come together', async () => {
    const sent = await oneFileOf([at('lamp.jpg', 'image/jpeg'), at('bench.jpg', 'image/jpeg')]);
    expect((sent as File).name).toBe('lamp.zip');
  });

  it('keeps the name of a picture that comes alone', async () => {
    const sent = await oneFileOf([at('lamp.jpg', 'image/jpeg', 'a lamp')]);
    expect((sent as File).name).toBe('lamp.jpg');
    expect(await entriesOf(sent as File)).toEqual([['lamp.jpg', 'a lamp']]);
  });

  it('is nothing of more pictures than a zip counts, which is said in its own words', async () => {
    const one = at('Rooms/lamp.jpg', 'image/jpeg');
    expect(await oneFileOf(Array.from({ length: 65_001 }, () => one))).toEqual({ id: 'imports.tooManyPictures', values: { most: 65_000 } });
  });

  it('says how many pictures are packed, and stops where that is wanted', async () => {
    const stop = new AbortController();
    const told: number[] = [];
    const pictures = ['a', 'b', 'c'].map((name) => at(`Rooms/${name}.jpg`, 'image/jpeg'));
    const onPacked = (packed: number) => {
      told.push(packed);
      if (packed === 2) stop.abort();
    };
    await expect(
      oneFileOf(pictures, (count) => ({ signal: stop.signal, onPacked: (packed) => onPacked(packed + 10 * count - 30) })),
    ).rejects.toThrow();
    expect(told).toEqual([1, 2]);
  });

  it('is nothing of several files that are no pictures, which is said', async () => {
    const parts = [at('part-1.zip', 'application/zip'), at('part-2.zip', 'application/zip')];
    expect(await oneFileOf(parts)).toEqual({ id: 'imports.oneAtATime' });
    expect(await oneFileOf([at('Notes/a.txt', 'text/plain'), at('Notes/b.txt', 'text/plain')])).toEqual({ id: 'imports.noPictures' });
  });
});
