import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { corpusFiles, corpusIsThere } from '../testing/corpora.ts';
import { briefly, readAll, type ReadFile } from './testing/read-all.ts';

async function readSample(name: string): Promise<ReadFile> {
  const files = await corpusFiles('imports');
  return readAll(await readFile(files.find((file) => basename(file) === name)!));
}

const LINEN = 'https://example.com/linen';

describe.skipIf(!corpusIsThere('imports'))('files of other programs (needs the corpora)', () => {
  it.each([
    [
      'pinterest-single.html',
      'pinterest',
      ['Kitchen & light |  | https://example.com/linen?x=1&y=2', 'Pinterest 800000000000000002 | Café corner: a plan | '],
    ],
    [
      'pinterest-zip-pins-0001.html',
      'pinterest',
      ['Kitchen & light |  | https://example.com/linen?x=1&y=2', "Quick Saves | Stairs, gone 'since' | "],
    ],
    ['raindrop.html', 'netscape', [`Home | Linen & light | ${LINEN}?x=1&y=2`, 'Home > Kitchen | Stairs | https://example.org/stairs']],
    [
      'raindrop.csv',
      'raindrop_csv',
      [
        `Home > Kitchen | Linen and light | ${LINEN}`,
        'Unsorted | A "quoted" title | https://example.org/stairs?a=1&b=2',
        'Apps/Services > AI Tools | Loose link | https://example.net/',
      ],
    ],
    [
      'pocket-part_000000.csv',
      'pocket_csv',
      [
        'Unread | Slow bread at home | https://example.com/bread',
        'Read Archive | Quoted, with a comma | https://example.org/archived?x=1&y=2',
        'Unread |  | https://example.net/no-title',
      ],
    ],
    ['pocket-part_000001-with-cursor.csv', 'pocket_csv', ['Unread | Later part | https://example.com/later']],
    [
      'pocket-ril_export.html',
      'pocket_html',
      [
        'Unread | Great & useful | https://example.com/a?x=1&y=2',
        'Unread |  | https://example.com/no-title',
        'Read Archive | Archived one | https://example.com/b',
      ],
    ],
    [
      'arena-v2-channel.json',
      'arena',
      [`Kitchen, light | Low window | ${LINEN}`, `Kitchen, light | Linen and light | ${LINEN}`, 'Kitchen, light |  | text_only'],
    ],
    [
      'arena-v3-contents.json',
      'arena',
      [
        ` | Low window | ${LINEN}`,
        ` | Linen and light | ${LINEN}`,
        ' |  | text_only',
        ' | Stairs | https://www.are.na/sample-person/stairs',
      ],
    ],
    ['arena-v3-channel.json', 'arena', []],
    ['pinry-pins.json', 'pinry', [` |  | ${LINEN}`, ' |  | ']],
    ['pinry-boards.json', 'pinry', [`Kitchen |  | ${LINEN}`]],
    [
      'karakeep.json',
      'karakeep',
      [`Home > Kitchen | Linen and light | ${LINEN}`, 'Home > Inbox |  | text_only', 'Home > Inbox | photo.jpg | no_file'],
    ],
    ['karakeep-export.html', 'netscape', [` | Linen and light | ${LINEN}`]],
    [
      'linkwarden.json',
      'linkwarden',
      [`Home > Kitchen | Linen and light | ${LINEN}`, 'Home | Stairs | https://example.org/stairs', 'Home | scan.jpg | no_file'],
    ],
    [
      'instagram-saved_posts.json',
      'instagram',
      [
        'Saved | linen.house | https://www.instagram.com/p/AbC123xyz_-/',
        'Saved | stairs_daily | https://www.instagram.com/reel/DeF456uvw00/',
      ],
    ],
    [
      'instagram-saved_collections.json',
      'instagram',
      [
        'Café ☕ | linen.house | https://www.instagram.com/p/AbC123xyz_-/',
        'Stairs | stairs_daily | https://www.instagram.com/reel/DeF456uvw00/',
        'Stairs | linen.house | https://www.instagram.com/p/AbC123xyz_-/',
      ],
    ],
    [
      'instagram-2026-saved_posts.json',
      'instagram',
      [
        'Saved | linen.house | https://www.instagram.com/p/AbC123xyz_-/',
        'Saved | stairs_daily | https://www.instagram.com/reel/DeF456uvw00/',
      ],
    ],
    ['instagram-2026-saved_collections.json', 'instagram', ['Kitchen | linen.house | https://www.instagram.com/p/AbC123xyz_-/']],
    ['mymind-cards.csv', 'mymind', [` | Linen and light | ${LINEN}`, ' |  | text_only']],
  ])('are told by what is in them and read whole: %s', async (name, format, items) => {
    const read = await readSample(name);
    expect({ format: read.format, items: briefly(read) }).toEqual({ format, items });
  });

  it('keep words, pictures, tags and dates', async () => {
    expect((await readSample('pinterest-single.html')).found[0]).toMatchObject({
      description: 'Linen curtains, washed, and hung low',
      picture: 'https://i.pinimg.com/736x/5a/af/31/5aaf31930c1d4e2fb6a7081122334455.jpg',
      savedAt: new Date('2017-02-13T15:35:01Z'),
    });
    expect((await readSample('raindrop.csv')).found[0]).toMatchObject({
      description: 'Excerpt of the page',
      note: 'two lines\r\nof note',
      tags: ['linen', 'light'],
      picture: 'https://example.com/cover.jpg',
      savedAt: new Date('2024-01-01T00:00:00Z'),
    });
    expect((await readSample('raindrop.html')).found[0]).toMatchObject({
      description: 'Washed, and hung low.',
      picture: 'https://example.com/cover.jpg',
    });
    expect((await readSample('pinry-pins.json')).found[1]).toMatchObject({ picture: 'https://pinry.example/media/a/b/1/photo.jpg' });
    expect((await readSample('arena-v3-contents.json')).found[0]).toMatchObject({
      altText: 'A low window',
      picture: 'https://images.example.org/1.jpg',
    });
  });
});
