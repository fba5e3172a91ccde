import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import type { ExportedPin } from '@bowerbird/contract/creation/exports/export-schema.ts';
import { archiveOf } from '../../exports/testing/archive-of.ts';
import { bookmarks, folder, importCast, link, look } from '../testing/import-cast.ts';

const GOOD = 'https://good.example/';
const HALF = String.raw`a\ud83d`;
const ZERO = String.raw`a\u0000b`;

const karakeep = (odd: string) =>
  `{"lists":[{"id":"1","name":"${odd}"}],"bookmarks":[{"title":"Good","content":{"type":"link","url":"${GOOD}"}},
    {"title":"${odd}","tags":["${odd}"],"note":"${odd}","lists":["1"],"content":{"type":"link","url":"https://odd.example/"}}]}`;

const ownPin = (odd: Partial<ExportedPin>) =>
  archiveOf(
    [
      { title: 'Good', link: GOOD },
      { title: 'Odd', link: 'https://odd.example/', ...odd },
    ],
    {},
  );

/** An export whose only board has these words of its own. */
function ownBoard(odd: string): Promise<Buffer> {
  const zip = new ZipFile();
  const board = `{"name":"Pottery","folder":"boards/pottery","description":"${odd}","privacy":"public","layout":"${odd}","sections":["${odd}"]}`;
  zip.addBuffer(Buffer.from(`{"format":"bowerbird","version":1,"boards":[${board}]}`), 'bowerbird.json');
  zip.addBuffer(Buffer.from(`{"board":"Pottery","pins":[{"id":"1","title":"Good","link":"${GOOD}"}]}`), 'boards/pottery/pins.json');
  zip.end();
  return buffer(zip.outputStream);
}

/** Two pictures, one of which has a zero in its name. */
async function zeroInName(): Promise<Buffer> {
  const zip = new ZipFile();
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c8553d' } })
    .png()
    .toBuffer();
  zip.addBuffer(picture, 'good.png');
  zip.addBuffer(picture, 'odd#.png');
  zip.end();
  const bytes = await buffer(zip.outputStream);
  for (let at = bytes.indexOf('odd#.png'); at !== -1; at = bytes.indexOf('odd#.png', at + 1)) bytes[at + 3] = 0;
  return bytes;
}

describe('an odd text stops none of the rest of an import:', () => {
  const cast = importCast();

  it.each<[string, () => string | Buffer | Promise<Buffer>]>([
    ['half a sign in titles, tags, notes and lists', () => karakeep(HALF)],
    ['a zero in titles, tags, notes and lists', () => karakeep(ZERO)],
    ['a long folder name that is cut within a sign', () => bookmarks(folder(`${'a'.repeat(7_999)}😀`, link(GOOD, 'Good')))],
    ['a long description that is cut within a sign', () => bookmarks(`${link(GOOD, 'Good')}<DD>${'a'.repeat(7_999)}😀 more`)],
    ['a zero in topics', () => ownPin({ topics: ['a\0'] })],
    ['a zero in the languages of captions', () => ownPin({ film: 'a.mp4', captions: { 'a\0': 'a.vtt' } })],
    ['half a sign in what a board says of itself', () => ownBoard(HALF)],
    ['a zero in what a board says of itself', () => ownBoard(ZERO)],
    ['a zero in the name of a file', zeroInName],
  ])('%s', async (_name, content) => {
    const seen = await look(cast.server, cast.noor, await content());
    expect(seen).toMatchObject({ status: 'ready', counts: { refused: 0 } });
    expect(seen.counts.waiting).toBeGreaterThan(0);
  });
});
