import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { beforeEach, describe, expect, it } from 'vitest';
import { ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { tendImports } from './run-import.service.ts';
import { archiveOf } from '../../exports/testing/archive-of.ts';
import { act, counts, goOn, look, importCast, workOff, bookmarks, folder, link } from '../testing/import-cast.ts';

describe('the pictures of what is brought in', () => {
  const cast = importCast();
  const { pages, openSite, pinsOf, boardsOf } = cast;
  let server: TestServer;
  let noor: TestPerson;
  beforeEach(() => void ({ server, noor } = cast));

  it('waits for a picture that does not come, says why, gives up after a week, and keeps the link where asked', async () => {
    const { id } = await look(
      server,
      noor,
      bookmarks(folder('Later', link('http://gone.example/page', 'Gone') + link('http://plain.example/', 'Plain'))),
    );
    pages['plain.example/'] = (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>words only</p>');
    const waiting = await act(server, noor, id, { action: 'start' });
    expect(waiting).toMatchObject({ status: 'running', counts: counts(0, 2, 0, 0) });
    expect(waiting.report.map(({ item, state, reason }) => [item, state, reason])).toEqual([
      ['Gone', 'waiting', 'gone'],
      ['Plain', 'waiting', 'no_picture'],
    ]);
    expect(await boardsOf()).toEqual([]);
    await sql`UPDATE imports SET tries_until = now() - interval '1 second' WHERE id = ${id}`.execute(server.core.db);
    await tendImports(server.core);
    await workOff(server);
    expect(await noor.data(ImportsResource.get, { id })).toMatchObject({ status: 'done', counts: counts(0, 0, 0, 2) });

    openSite('plain.example');
    expect(await noor.data(ImportsResource.get, { id })).toMatchObject({ links_to_keep: 2 });
    const again = await act(server, noor, id, { action: 'retry' });
    expect(again.counts).toEqual(counts(1, 1, 0, 0));
    expect((await boardsOf()).map(({ name }) => name)).toEqual(['Later']);
    const kept = await act(server, noor, id, { action: 'keep_links', items: [0] });
    expect(kept).toMatchObject({ status: 'done', counts: counts(2, 0, 0, 0) });
  });

  it('names files of a zip by their paths, tells words from broken pictures, and offers no links where there are none', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from('packing list'), 'Lofoten/Day 1/notes.txt');
    zip.addBuffer(Buffer.from('no picture'), 'Lofoten/boat.jpg');
    zip.end();
    const { id, boards } = await look(server, noor, await buffer(zip.outputStream));
    expect(boards.map(({ path }) => path)).toEqual([['Lofoten'], ['Lofoten', 'Day 1']]);
    const done = await act(server, noor, id, { action: 'start' });
    expect(done.report.map(({ item, reason, can_keep_link: canKeep }) => [item, reason, canKeep])).toEqual([
      ['Lofoten/boat.jpg', 'bad_picture', false],
      ['Lofoten/Day 1/notes.txt', 'not_a_picture', false],
    ]);
    expect(done).toMatchObject({ links_to_keep: 0, mendable: 0 });
    const again = await act(server, noor, id, { action: 'retry' });
    expect(again).toMatchObject({ status: 'done', report: done.report });
  });

  it('counts a picture of a zip once where it stands there twice, under whatever names', async () => {
    const jug = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#8a9a5b' } })
      .png()
      .toBuffer();
    const zip = new ZipFile();
    for (const name of ['Jugs/jug.png', 'Jugs/jug (1).png', 'Vases/jug.png']) zip.addBuffer(jug, name);
    zip.end();
    const seen = await look(server, noor, await buffer(zip.outputStream));
    expect(seen).toMatchObject({ counts: counts(0, 2, 0, 1), reasons: [{ reason: 'twice_in_file', items: 1 }] });
  });

  it('takes the words that pictures of a zip say of themselves before the names of their files', async () => {
    const plain = sharp({ create: { width: 300, height: 300, channels: 3, background: '#8a9a5b' } });
    const lists = `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">Blue jug</rdf:li></rdf:Alt></dc:title>
      <dc:subject><rdf:Bag><rdf:li>ceramics</rdf:li></rdf:Bag></dc:subject>`;
    const said = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/">${lists}</rdf:Description></rdf:RDF></x:xmpmeta>`;
    const zip = new ZipFile();
    const exif = { IFD2: { DateTimeOriginal: '2019:07:04 12:31:00' } };
    zip.addBuffer(await plain.clone().withExif(exif).withXmp(said).jpeg().toBuffer(), 'Jugs/a.jpg');
    zip.addBuffer(await plain.png().toBuffer(), 'Jugs/red_jug.png');
    zip.end();
    const { id } = await look(server, noor, await buffer(zip.outputStream));
    const done = await act(server, noor, id, { action: 'start' });
    expect(done).toMatchObject({ status: 'done', counts: counts(2, 0, 0, 0) });
    const { rows } = await sql`SELECT p.title, p.description, n.note FROM import_items i JOIN pins p ON p.id = i.pin_id
      LEFT JOIN pin_notes n ON n.pin_id = p.id WHERE i.import_id = ${id} ORDER BY i.number`.execute(server.core.db);
    expect(rows).toEqual([
      { title: 'Blue jug', description: '#ceramics', note: '2019-07-04' },
      { title: 'red jug', description: '', note: null },
    ]);
  });

  it('draws pictures for all links that have none, where that is chosen, and asks no page where none is to be asked', async () => {
    const { id } = await look(server, noor, bookmarks(link('http://quiet.example/a', 'A') + link('http://quiet.example/b', 'B')));
    cast.internet.forget();
    const done = await act(server, noor, id, { choices: { find_pictures: false, draw_missing: true, secret: false }, action: 'start' });
    expect(done).toMatchObject({ status: 'done', counts: counts(2, 0, 0, 0) });
    expect(cast.internet.connections()).toBe(0);
    const pins = await pinsOf((await boardsOf())[0]!.id);
    expect(new Set(pins.map(({ images }) => images['236x']?.url)).size).toBe(2);
  });

  it('draws a picture where that is chosen and the one in the file is broken, and takes those that are sound', async () => {
    const sound = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c8553d' } })
      .png()
      .toBuffer();
    const pins = [
      { title: 'Broken', picture: 'a.png', link: 'http://quiet.example/broken' },
      { title: 'Sound', picture: 'b.png', link: 'http://quiet.example/sound' },
    ];
    const { id } = await look(server, noor, await archiveOf(pins, { 'a.png': Buffer.from('no picture'), 'b.png': sound }));
    await act(server, noor, id, { choices: { find_pictures: false, draw_missing: true, secret: false }, action: 'start' });
    await goOn(server);
    expect(await noor.data(ImportsResource.get, { id })).toMatchObject({ status: 'done', counts: counts(2, 0, 0, 0) });
    const brought = await pinsOf((await boardsOf())[0]!.id);
    const whole = await Promise.all(brought.map(({ id: pinId }) => noor.data(PinResource.get, { id: pinId })));
    const isSquare = whole.map(({ title, images: { orig } }) => [title, orig!.width === 300 && orig!.height === 300] as const);
    expect(Object.fromEntries(isSquare)).toEqual({ Sound: true, Broken: false });
  });

  it('gives up a link whose film and whose page fail, after as many days as any other', async () => {
    const pin = { title: 'Lost', film: 'a.mp4', link: 'http://lost.example/' };
    const { id } = await look(server, noor, await archiveOf([pin], { 'a.mp4': Buffer.from('no film at all') }));
    await act(server, noor, id, { action: 'start' });
    await goOn(server);
    expect(await noor.data(ImportsResource.get, { id })).toMatchObject({ status: 'running', counts: counts(0, 1, 0, 0) });
    await sql`UPDATE imports SET tries_until = now() - interval '1 second' WHERE id = ${id}`.execute(server.core.db);
    await goOn(server);
    expect(await noor.data(ImportsResource.get, { id })).toMatchObject({ status: 'done', counts: counts(0, 0, 0, 1) });
  });

  it('leaves a site alone that asks for it, and asks it for one thing at a time', async () => {
    let asked = 0;
    const busy = (_request: IncomingMessage, response: ServerResponse) => {
      asked += 1;
      response.writeHead(429).end();
    };
    for (const page of ['a', 'b', 'c']) pages[`busy.example/${page}`] = busy;
    const { id } = await look(server, noor, bookmarks(['a', 'b', 'c'].map((page) => link(`http://busy.example/${page}`, page)).join('')));
    const waiting = await act(server, noor, id, { action: 'start' });
    expect(asked).toBe(1);
    expect(waiting.hosts).toEqual([{ host: 'busy.example', waiting: 3, asks_again_at: expect.any(String) }]);
    expect(Date.parse(waiting.hosts[0]!.asks_again_at!)).toBeGreaterThan(Date.now() + 200_000);
  });

  it('leaves a second between two requests to one site, also where pages of other sites show its pictures', async () => {
    let asked = 0;
    openSite('shared.example');
    const answer = pages['shared.example/p.png']!;
    pages['shared.example/p.png'] = (request, response) => {
      asked += 1;
      answer(request, response);
    };
    const shows = '<meta property="og:image" content="http://shared.example/p.png">';
    for (const host of ['one', 'two', 'three']) {
      pages[`${host}.example/`] = (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(shows);
    }
    const links = ['one', 'two', 'three'].map((host) => link(`http://${host}.example/`, host));
    const { id } = await look(server, noor, bookmarks(links.join('')));
    const started = performance.now();
    await act(server, noor, id, { action: 'start' });
    expect(asked).toBe(3);
    // A timer may fire a little early.
    expect(performance.now() - started).toBeGreaterThan(1_950);
  });

  it('fetches a picture again that was forgotten while its import was paused', async () => {
    const { id } = await look(server, noor, bookmarks(link(openSite('forgotten.example'), 'Kept')));
    await noor.data(ImportsResource.update, { id, action: 'start' });
    await sql`UPDATE import_items SET picture_id = 999999999 WHERE import_id = ${id}`.execute(server.core.db);
    await workOff(server);
    expect(await noor.data(ImportsResource.get, { id })).toMatchObject({ status: 'done', counts: counts(1, 0, 0, 0) });
  });
});
