import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { describe, expect, it } from 'vitest';
import { archiveLimits } from './archive.ts';
import { ImportFileError, importReaders } from './index.ts';
import { briefly, openBytes, readAll } from './testing/read-all.ts';

const bookmarks = (body: string) => `<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><p>${body}</DL><p>`;
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return Buffer.concat(await Array.fromAsync(zip.outputStream as AsyncIterable<Buffer>));
}

/** The same zip with another name for a file, as no honest program writes it. */
function renamed(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');
}

describe('a file in an odd alphabet', () => {
  const table = 'Title,Link\r\nCafé – „Ecke“,https://example.com/\r\n';
  it.each([
    ['UTF-8', Buffer.from(table)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${table}`)],
    ['UTF-16 with its mark', utf16(table)],
    ['UTF-16 without one', Buffer.from(table, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from([0xfe, 0xff, ...Buffer.from(table, 'utf16le').swap16()])],
    ['Windows-1252', Buffer.from(table.replace('–', '\u0096').replace('„', '\u0084').replace('“', '\u0093'), 'latin1')],
  ])('is read as it was meant: %s', async (_alphabet, bytes) => {
    expect(await readAll(bytes)).toMatchObject({ format: 'bulk_csv', found: [{ title: 'Café – „Ecke“', link: 'https://example.com/' }] });
  });
});

describe('a table', () => {
  it('is read by the names of its columns, in any order, with semicolons and unknown columns too', async () => {
    const file =
      'Keywords;Colour;Link;Pinterest board;Media URL;Title\r\n"linen, light";red;https://example.com/a;Home / Kitchen;https://example.com/a.jpg;"One; two"\r\n';
    expect((await readAll(file)).found).toEqual([
      expect.objectContaining({
        path: ['Home', 'Kitchen'],
        title: 'One; two',
        tags: ['linen', 'light'],
        picture: 'https://example.com/a.jpg',
      }),
    ]);
  });

  it('keeps what came before a row that never ends, and names the line', async () => {
    const file = `Title,Link\nOne,https://example.com/1\nTwo,"https://example.com/2\n${'x'.repeat(5 * 1024 * 1024)}`;
    const { found } = await readAll(file);
    expect(found).toEqual([expect.objectContaining({ title: 'One' }), { kind: 'break', file: '', line: 3 }]);
  });
});

describe('a download of Pinterest', () => {
  const pin = (id: number, board: string) =>
    `<a href="https://www.pinterest.com/pin/${id}/">x</a><br>Title: Jug ${id}<br>Board Name: ${board}<br>Private: No<br><br>\n`;
  const page = (body: string) => `<html><head><title>Subject Access Request Data - Pins</title></head>\n<body><h1>Pins</h1>\n${body}`;

  it('breaks off where it is cut in the middle of a pin, and names neither that one nor a board of it', async () => {
    const cut = `${pin(1, 'Kitchen')}${pin(2, 'Kitchen and light').slice(0, -35)}`;
    const { found } = await readAll(page(cut));
    expect(found).toEqual([expect.objectContaining({ title: 'Jug 1', path: ['Kitchen'] }), { kind: 'break', file: '', line: 4 }]);
  });

  it('keeps a pin that is whole where it is cut behind that, and breaks off nowhere where it is whole', async () => {
    const both = `${pin(1, 'Kitchen')}${pin(2, 'Kitchen')}`;
    const kindsOf = async (text: string) => (await readAll(text)).found.map(({ kind }) => kind);
    expect(await kindsOf(page(both))).toEqual(['item', 'item', 'break']);
    expect(await kindsOf(page(`${both}</body>\n</html>\n`))).toEqual(['item', 'item']);
  });
});

describe('an export of Pocket', () => {
  it('brings what was marked in a page as words of its note', async () => {
    const table =
      'title,url,time_added,tags,status\nGlaze,https://example.com/glaze,1700000000,,unread\nBare,https://example.com/bare,1700000000,,archive\n';
    const marked = [
      {
        url: 'https://example.com/glaze',
        title: 'Glaze',
        highlights: [{ quote: ' Stir it twice. ', created_at: 1 }, { quote: 'Wait a day.' }],
      },
      { url: 'https://example.com/bare', highlights: [] },
      'odd',
    ];
    const { format, found } = await readAll(
      await zipOf({ 'part_000000.csv': table, 'annotations/part_000000.json': JSON.stringify(marked), 'annotations/odd.json': '{"a":' }),
    );
    expect(format).toBe('pocket_csv');
    expect(found).toMatchObject([
      { title: 'Glaze', note: '“Stir it twice.”\n“Wait a day.”' },
      { title: 'Bare', note: undefined },
    ]);
  });
});

describe('bookmarks', () => {
  it('are read though tags are never closed, upper case, or nested for ever', async () => {
    const deep = '<DT><H3>F</H3><DL><p>'.repeat(3000);
    const { found } = await readAll(
      bookmarks(
        `<dt><a href="https://a.example/">A<dt><A HREF='https://b.example/'>B &amp; <b>C</b></A>${deep}<DT><A HREF="https://c.example/">C`,
      ),
    );
    expect(found.map((one) => one.kind === 'item' && [one.title, one.path.length])).toEqual([
      ['A', 0],
      ['B & C', 0],
      ['C', 63],
    ]);
  });

  it('are read piece by piece: a file of 200 MB takes no more memory than a small one', async () => {
    const line = `<DT><A HREF="https://a.example/${'x'.repeat(900)}">${'words '.repeat(10)}</A>\n`;
    const { readNetscape } = await import('./formats/netscape.ts');
    async function* pieces() {
      for (let at = 0; at < 3200; at += 1) yield line.repeat(64);
    }
    const source = { name: 'x', entries: [], text: pieces, open: () => source, head: () => Promise.resolve(Buffer.alloc(0)) };
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    let items = 0;
    for await (const found of readNetscape(source)) items += Number(found.kind === 'item');
    expect(items).toBe(3200 * 64);
    expect(process.memoryUsage().rss - before).toBeLessThan(120 * 1024 * 1024);
  }, 60_000);
});

describe('JSON that is broken in the middle', () => {
  const whole = '{"bookmarks":[\n{"title":"One","content":{"type":"link","url":"https://one.example/"}},\n';
  it.each([
    ['is cut off', `${whole}{"title":"Tw`, 3],
    ['has a word too many', `${whole}oops {"title":"Two"}]}`, 3],
    ['closes what it never opened', `${whole}]]}`, 3],
  ])('keeps what came before, and names the line: %s', async (_case, file, line) => {
    const read = await readAll(file);
    expect(briefly(read)).toEqual([' | One | https://one.example/']);
    expect(read.found.at(-1)).toEqual({ kind: 'break', file: '', line });
  });

  it('is refused where it is nested to break its reader', async () => {
    expect((await readAll(`{"bookmarks":[${'['.repeat(500_000)}`)).found).toEqual([{ kind: 'break', file: '', line: 1 }]);
  });
});

describe('a zip', () => {
  it('may wrap a single export', async () => {
    const zip = await zipOf({ 'Takeout/bookmarks.html': bookmarks('<DT><A HREF="https://a.example/">A</A>') });
    expect(briefly(await readAll(zip))).toEqual([' | A | https://a.example/']);
  });

  it('of pictures gives folders as boards and names as titles, without what systems put beside', async () => {
    const zip = await zipOf({
      'Lofoten/Day 1/red_boat.jpg': 'x',
      'Lofoten/IMG_2041.jpg': 'x',
      '__MACOSX/Lofoten/._a.jpg': 'x',
      '.DS_Store': 'x',
      'Lofoten/notes.txt': 'x',
    });
    const { format, found } = await readAll(zip);
    expect(format).toBe('pictures');
    expect(found.map((one) => one.kind === 'item' && [one.path, one.title, one.entry, one.refused])).toEqual([
      [['Lofoten', 'Day 1'], 'red boat', 'Lofoten/Day 1/red_boat.jpg', undefined],
      [['Lofoten'], '', 'Lofoten/IMG_2041.jpg', undefined],
      [['Lofoten'], 'notes', 'Lofoten/notes.txt', 'not_a_picture'],
    ]);
  });

  it('of pictures is looked through without opening any of them, however many they are', async () => {
    const entries = Array.from({ length: 3_000 }, (_, number) => `Lofoten/${number}.jpg`);
    const never = () => Promise.reject(new Error('opened'));
    const text = { name: 'x', text: () => Readable.from([]) as AsyncIterable<string> };
    const found = await Array.fromAsync(importReaders.pictures({ ...text, entries, open: () => text, head: never }));
    expect(found).toHaveLength(3_000);
  });

  it('leaves alone whatever leads out of it, and reads the rest', async () => {
    const zip = await zipOf({ 'aa/bb/evil.jpg': 'x', '_etc/evil.jpg': 'x', 'good.jpg': 'x' });
    const evil = renamed(renamed(zip, 'aa/bb/evil.jpg', '../../evil.jpg'), '_etc/evil.jpg', '/etc/evil.jpg');
    const { found, refused } = await readAll(evil);
    expect(refused.toSorted()).toEqual(['../../evil.jpg', '/etc/evil.jpg']);
    expect(found.map((one) => one.kind === 'item' && one.entry)).toEqual(['good.jpg']);
  });

  it('is no bomb: a file that unpacks to far more than it packs is left alone', async () => {
    const zip = await zipOf({ 'bomb.jpg': Buffer.alloc(archiveLimits.harmlessBytes + 1), 'good.jpg': 'x' });
    const { found, refused } = await readAll(zip);
    expect([refused, found.map((one) => one.kind === 'item' && one.entry)]).toEqual([['bomb.jpg'], ['good.jpg']]);
  });

  it('is not opened where its list of files alone would fill the memory', async () => {
    const zip = new ZipFile();
    for (let count = 0; count < 1_200; count += 1) zip.addBuffer(Buffer.from('x'), `${count}${'a'.repeat(60_000)}.jpg`);
    zip.end();
    const bytes = Buffer.concat(await Array.fromAsync(zip.outputStream as AsyncIterable<Buffer>));
    await expect(readAll(bytes)).rejects.toMatchObject({ problem: 'too_many_files' });
  });

  it('that is broken is refused as a whole', async () => {
    const zip = await zipOf({ 'a.jpg': 'x' });
    await expect(readAll(zip.subarray(0, zip.length - 10))).rejects.toThrow(ImportFileError);
  });

  it('says of a file in it that it is broken, in one way, and gives the others', async () => {
    const zip = await zipOf({ 'a.jpg': 'jug '.repeat(500), 'b.jpg': 'bowl' });
    // The bytes of the first file stand behind its name.
    zip.fill(0xff, zip.indexOf('a.jpg') + 5, zip.indexOf('a.jpg') + 12);
    const { file, done } = await openBytes(zip);
    try {
      const read = async (name: string) => buffer(await file.openEntry(name));
      await expect(read('a.jpg')).rejects.toMatchObject({ name: 'ImportFileError', problem: 'broken_archive' });
      await expect(read('none.jpg')).rejects.toMatchObject({ problem: 'broken_archive' });
      expect((await read('b.jpg')).toString()).toBe('bowl');
    } finally {
      await done();
    }
  });
});

describe('a feed', () => {
  const rss =
    '<rss version="2.0"><channel><title>Kitchens</title><item><title>New</title><link>https://k.example/2</link><guid>2</guid></item><item><title>Old</title><link>https://k.example/1</link><enclosure url="https://k.example/1.jpg" type="image/jpeg" length="1"/></item></channel></rss>';
  it('gives its entries, the oldest first, with their pictures', async () => {
    const read = await readAll(rss);
    expect([read.format, briefly(read)]).toEqual([
      'feed',
      ['Kitchens | Old | https://k.example/1', 'Kitchens | New | https://k.example/2'],
    ]);
    expect(read.found[0]).toMatchObject({ picture: 'https://k.example/1.jpg' });
  });

  it('is read as Atom too', async () => {
    const atom =
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>Stairs</title><entry><title>One</title><id>1</id><link href="https://s.example/1"/><updated>2025-01-02T00:00:00Z</updated></entry></feed>';
    expect(briefly(await readAll(atom))).toEqual(['Stairs | One | https://s.example/1']);
  });
});

describe('a file that is made to keep its reader busy', () => {
  const rss = (words: string) =>
    `<rss version="2.0"><channel><title>K</title><item><title>x</title><description><![CDATA[${words}]]></description></item></channel></rss>`;
  const folders = '<H3>a</H3><DL>'.repeat(100_000) + '<DT><A HREF="https://a.example/">x</A>'.repeat(20_000);
  it.each([
    ['a feed with tags that never end', rss('<'.repeat(400_000))],
    ['a feed with pictures that never end', rss('<img '.repeat(80_000))],
    ['lists without a term', '<dl>'.repeat(65_000)],
    ['links that never end', '<a '.repeat(85_000)],
    ['addresses that never end', `<${'pinterest.a'.repeat(23_000)}`],
    ['lines of spaces', `<a href="https://www.pinterest.com/pin/1/"></a>Board Name: x<br>${`${' '.repeat(7_999)}<br>`.repeat(200)}`],
    ['folders in folders', bookmarks(folders)],
    ['a tag that never ends', `${bookmarks('')}<a ${'b '.repeat(12_000_000)}`],
  ])('is read in no time all the same: %s', async (_what, content) => {
    const began = performance.now();
    await readAll(content);
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  it('is bounded by what is held alone: what nobody asks for may be large', async () => {
    const rest = JSON.stringify(Array.from({ length: 700_000 }, () => ({ a: [1, 2] })));
    expect(
      briefly(
        await readAll(
          `{"class":"Channel","contents":[],"rest":[${rest}],"title":"Kitchens","data":[{"class":"Link","source":{"url":"https://a.example/"}}]}`,
        ),
      ),
    ).toEqual(['Kitchens |  | https://a.example/']);
  });

  it.each([
    ['a comment', '<!-- '],
    ['a CDATA section', '<![CDATA['],
    ['a tag', '<DT><A HREF="https://b.example/" TITLE="'],
    ['a tag of many words', '<DT><A B="" C="'],
  ])('is broken off where %s never ends, though it looks as if it did', async (_what, start) => {
    const { found } = await readAll(
      `<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><DT><A HREF="https://a.example/">A</A>\n${start}${'> '.repeat(9_000_000)}`,
    );
    expect(found.map((one) => (one.kind === 'item' ? one.link : one))).toEqual([
      'https://a.example/',
      { kind: 'break', file: '', line: 2 },
    ]);
  });

  it('is broken off at a tag of too many words before they fill the memory', async () => {
    const words = Array.from({ length: 200_000 }, (_, number) => `a${number}`).join(' ');
    expect(
      briefly(await readAll(bookmarks(`<DT><A HREF="https://a.example/">A</A><b ${words}><DT><A HREF="https://b.example/">B</A>`))),
    ).toEqual([' | A | https://a.example/']);
  });

  it('is read on behind what is long but ends: tags that nobody opened, and words', async () => {
    const long = ['</x>'.repeat(4_500_000), `<script>${'> '.repeat(9_000_000)}</script>`].join('');
    expect(briefly(await readAll(bookmarks(`${long}<DT><A HREF="https://a.example/">A</A>`)))).toEqual([' | A | https://a.example/']);
  });

  it.each([
    ['lists in lists', `{"bookmarks":[${'['.repeat(100_000)}`],
    ['one value without end', `{"bookmarks":[[${'{},'.repeat(3_000_000)}`],
    ['one word without end', `{"bookmarks":["${'a'.repeat(20_000_000)}`],
  ])('is broken off before it fills the memory: %s', async (_what, content) => {
    const { format, found } = await readAll(content);
    expect([format, found]).toEqual(['karakeep', [{ kind: 'break', file: '', line: 1 }]]);
  });
});

it('a file that nobody reads here is told apart from all others', async () => {
  for (const content of ['', 'words', '{"a":1}', '<p>page</p>', '\u0000\u0001\u0002', 'a,b\n1,2'])
    expect((await readAll(content)).format).toBeNull();
});
