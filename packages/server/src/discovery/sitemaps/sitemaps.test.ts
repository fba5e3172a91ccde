import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { runAlone } from '../../core/database/connection.queries.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { removeUnfinished, sitemapFolder, writeDueSitemaps, writeSitemaps } from './sitemaps.service.ts';

const FEW = 3;
const film = { signature: 'f'.repeat(64), width: 720, height: 1280, duration: 8_499 };

describe('the sitemaps', () => {
  let server: TestServer;
  let ines: TestPerson;
  let jars: Board;
  const pins: Pin[] = [];
  beforeAll(async () => {
    server = await createTestServer();
    ines = await server.person('ines_duarte', 'Ines Duarte');
    jars = await makeBoard(ines, 'Jars & <lids>');
    await makeBoard(ines, 'Nothing yet');
    for (let number = 1; number <= 7; number += 1) pins.push(await makePin(server, ines, jars.id, { title: `Jar ${number} & lid` }));
    await server.core.db
      .updateTable('pictures')
      .set({ video: JSON.stringify(film) })
      .where('id', '=', await pictureOf(pins[0]!.id))
      .execute();
    await server.settle();
    await writeSitemaps(server.core, FEW);
  });
  afterAll(() => server.close());

  async function pictureOf(id: string): Promise<string> {
    return (await server.core.db.selectFrom('pins').select('picture_id').where('id', '=', id).executeTakeFirstOrThrow()).picture_id;
  }
  const get = (url: string, headers: Record<string, string> = {}) => server.stranger().request({ method: 'GET', url, headers });
  async function read(
    path: string,
  ): Promise<{ loc: string; 'image:image'?: { 'image:loc': string }; 'video:video'?: object; lastmod?: string }[]> {
    const { status, body, headers } = await get(path);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/xml; charset=utf-8' });
    expect(XMLValidator.validate(body)).toBe(true);
    const isList = (name: string) => name === 'url' || name === 'sitemap';
    const { urlset, sitemapindex } = new XMLParser({ isArray: isList, parseTagValue: false }).parse(body) as Record<
      string,
      { url?: []; sitemap?: [] }
    >;
    return urlset?.url ?? sitemapindex?.sitemap ?? [];
  }
  const partsOf = async () => (await read('/sitemap.xml')).map(({ loc }) => new URL(loc).pathname);
  const listed = async () => (await Promise.all((await partsOf()).map((part) => read(part)))).flat();

  it('are named by robots.txt and by one index, no part with more addresses than it may have', async () => {
    const robots = await get('/robots.txt');
    expect(robots.body).toContain('\nDisallow: /settings/\n');
    expect(robots.body).toContain('\nSitemap: http://localhost:3000/sitemap.xml\n');
    const parts = await partsOf();
    expect(parts).toEqual([
      '/sitemap-pins-1.xml',
      '/sitemap-pins-2.xml',
      '/sitemap-pins-3.xml',
      '/sitemap-boards-1.xml',
      '/sitemap-people-1.xml',
    ]);
    expect(await Promise.all(parts.map(async (part) => (await read(part)).length))).toEqual([3, 3, 1, 1, 1]);
  });

  it('name every pin with its picture, every board with something on it, and everybody who has one', async () => {
    const all = await listed();
    const paths = all.map(({ loc }) => loc.replace('http://localhost:3000', ''));
    expect(paths).toEqual([...pins.map(({ id }) => `/pin/${id}/`), jars.url, '/ines_duarte/']);
    expect(all[1]!['image:image']).toEqual({ 'image:loc': `http://localhost:3000${pins[1]!.images.orig!.url}` });
    expect(Date.parse(all.at(-2)!.lastmod!)).toBeGreaterThan(0);
  });

  it('tell of a film all that a search needs', async () => {
    const [first] = await read('/sitemap-pins-1.xml');
    expect(first!['video:video']).toMatchObject({
      'video:title': 'Jar 1 & lid',
      'video:thumbnail_loc': `http://localhost:3000${pins[0]!.images['736x']!.url}`,
      'video:content_loc': expect.stringMatching(/^http:\/\/localhost:3000\/media\/videos\/ff\/ff\/f{64}\.mp4$/) as string,
      'video:duration': '8',
    });
  });

  it('are not sent again to whom they did not change for', async () => {
    const { headers } = await get('/sitemap-pins-1.xml');
    const again = await get('/sitemap-pins-1.xml', { 'if-none-match': String(headers.etag) });
    expect({ status: again.status, body: again.body }).toEqual({ status: 304, body: '' });
  });

  it('leave out saves of a picture, and what machines may not be told, and let go of what they do not name any more', async () => {
    const { db } = server.core;
    const lena = await server.person('lena_fjeld');
    const kept = await makeBoard(lena, 'Kept');
    await db
      .updateTable('pins')
      .set({ via_pin_id: pins[0]!.id })
      .where('id', '=', (await makePin(server, lena, kept.id)).id)
      .execute();
    const secret = await makeBoard(ines, 'Secret', { privacy: 'secret' });
    await makePin(server, ines, secret.id);
    const minor = await server.person('young_one');
    await makePin(server, minor, (await makeBoard(minor, 'Toys')).id);
    await db.updateTable('users').set({ birthday: '2013-05-05' }).where('id', '=', minor.userId).execute();
    for (const pin of pins.slice(2)) await ines.data(PinResource.delete, { id: pin.id });
    await server.settle();
    await writeSitemaps(server.core, FEW);
    const paths = (await listed()).map(({ loc }) => new URL(loc).pathname);
    expect(paths).toEqual([`/pin/${pins[0]!.id}/`, `/pin/${pins[1]!.id}/`, jars.url, kept.url, '/ines_duarte/', '/lena_fjeld/']);
    expect((await get('/sitemap-pins-2.xml')).status).toBe(404);

    await ines.data(BoardResource.update, { board_id: jars.id, privacy: 'protected' });
    await server.settle();
    await writeSitemaps(server.core, FEW);
    expect((await listed()).map(({ loc }) => new URL(loc).pathname)).not.toContain(jars.url);
    expect((await partsOf()).some((part) => part.includes('pins'))).toBe(false);
  });

  it('are whole when two writers meet, and nothing unfinished stays', async () => {
    await mkdir(join(sitemapFolder(server.core.config), 'unfinished-cut-off'));
    await removeUnfinished(server.core.config);
    await Promise.all([1, 2, 3].map(() => writeSitemaps(server.core, FEW)));
    expect(await listed()).not.toEqual([]);
    const files = await readdir(sitemapFolder(server.core.config));
    expect(files.filter((file) => !file.endsWith('.xml'))).toEqual([]);
  });

  it('name topics that have something to show, and articles that are out', async () => {
    await makePin(server, ines, (await makeBoard(ines, 'Drawer')).id, { title: 'Crochet lid' });
    await server.settle();
    await sql`INSERT INTO articles (title, published_at) VALUES ('One jar!', now() - interval '1 hour'), ('Later', now() + interval '1 day'), ('Never', NULL)`.execute(
      server.core.db,
    );
    await writeSitemaps(server.core, FEW);
    const paths = (await listed()).map(({ loc }) => new URL(loc).pathname);
    expect(paths).toContain('/ideas/crochet/30/');
    expect(paths.some((path) => path.startsWith('/ideas/dinosaurs/'))).toBe(false);
    expect(paths.filter((path) => path.startsWith('/today/'))).toEqual([expect.stringMatching(/^\/today\/article\/one-jar\/\d+\/$/)]);
  });

  it('name an article in every language that it is out in', async () => {
    const { rows } = await sql<{ id: string }>`INSERT INTO articles (title, language, published_at)
      VALUES ('One jug', 'en', now()) RETURNING id`.execute(server.core.db);
    await sql`INSERT INTO articles (title, language, published_at, translation_of)
      VALUES ('Ein Krug', 'de', now(), ${rows[0]!.id}), ('Une cruche', 'fr', NULL, ${rows[0]!.id})`.execute(server.core.db);
    await writeSitemaps(server.core, FEW);
    const articles = (await partsOf()).filter((part) => part.includes('articles'));
    const bodies = (await Promise.all(articles.map(async (part) => (await get(part)).body))).join('');
    const links = [...bodies.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="http:\/\/localhost:3000([^"]+)"\/>/g)];
    const named = links.map(([, lang, path]) => `${lang} ${path!.replaceAll(/\d+/g, 'N')}`);
    const group = ['de /today/article/ein-krug/N/', 'en /today/article/one-jug/N/', 'x-default /today/article/one-jug/N/'];
    expect(named).toEqual([...group, ...group]);
  });

  it('are written anew by each round while they are small, and by the hour otherwise', async () => {
    const { core } = server;
    const pin = await makePin(server, ines, (await makeBoard(ines, 'Late shelf')).id, { title: 'Late jar' });
    await server.settle();
    const isNamed = async () => (await listed()).some(({ loc }) => loc.endsWith(`/pin/${pin.id}/`));
    await writeDueSitemaps(core, 0);
    expect(await isNamed()).toBe(false);
    await writeDueSitemaps(core);
    expect(await isNamed()).toBe(true);
    await ines.data(PinResource.delete, { id: pin.id });
    await server.settle();
    await writeDueSitemaps({ ...core, now: () => Date.now() + 59 * 60_000 }, 0);
    expect(await isNamed()).toBe(false);
  });

  it('take turns, so that an older list does not replace a newer one', async () => {
    let isDone = false;
    const writing: Promise<void>[] = [];
    await runAlone(server.core.jobsDb, 'sitemaps', async () => {
      writing.push(writeSitemaps(server.core, FEW).then(() => void (isDone = true)));
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(isDone).toBe(false);
    });
    await Promise.all(writing);
    expect(isDone).toBe(true);
  });

  it('have no way out of their folder', async () => {
    for (const path of ['/sitemap-pins-9.xml', '/sitemap-..%2Fsecret-1.xml', '/sitemap-pins-1.xml.unfinished'])
      expect((await get(path)).status).toBe(404);
  });
});
