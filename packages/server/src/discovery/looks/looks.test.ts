import { Readable } from 'node:stream';
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PinSkinToneResource,
  VisualLiveSearchResource,
  VisualSearchFlashlightUnifiedResource,
} from '@bowerbird/contract/discovery/looks/calls.ts';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { receivePicture } from '../../pinning/pictures/index.ts';
import { formWith } from '../../testing/multipart.ts';
import { seedBoard, seedPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { selectPinTexts } from '../search-index/index.ts';
import { indexOldDocuments } from '../search-index/index-documents.service.ts';
import { describeWaiting } from './describe.service.ts';
import { looksOfInstance } from './looks.service.ts';

/** A field with a sun: where it stands and its colour are what differs. */
function drawSun(x: number, y: number, { sun = '#e9b64d', field = '#2d7d78' } = {}): Promise<Buffer> {
  const svg = `<svg width="600" height="400"><rect width="600" height="400" fill="#f4efe6"/><rect y="250" width="600" height="150" fill="${field}"/>
    <circle cx="${x}" cy="${y}" r="110" fill="${sun}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Stripes upon nothing look like no sun. */
function drawStripes(fill = '#16181d'): Promise<Buffer> {
  const stripes = Array.from({ length: 20 }, (_, at) => `<rect x="${at * 30}" width="15" height="400" fill="${fill}"/>`).join('');
  return sharp(Buffer.from(`<svg width="600" height="400"><rect width="600" height="400" fill="#fff"/>${stripes}</svg>`))
    .png()
    .toBuffer();
}

describe('how pictures look', () => {
  let server: TestServer;
  let mei: TestPerson;
  let sam: TestPerson;
  const pins: Record<string, string> = {};

  beforeAll(async () => {
    server = await createTestServer();
    const { core } = server;
    mei = await server.person('mei_tan', 'Mei Tan');
    sam = await server.person('sam_okoye', 'Sam Okoye');
    const board = await seedBoard(core.db, mei.userId, 'Skies');
    const hidden = await seedBoard(core.db, mei.userId, 'Hidden', { privacy: 2 });
    const add = async (title: string, drawing: Promise<Buffer>, boardId = board) => {
      const picture = await receivePicture(core, mei.userId, Readable.from([await drawing]));
      const pin = await seedPin(core.db, { ownerId: mei.userId, boardId, title });
      await sql`UPDATE pins SET picture_id = ${picture.id} WHERE id = ${pin.id}`.execute(core.db);
      await emitEvent(core.db, 'pin.changed', { pinId: pin.id });
      pins[title] = pin.id;
    };
    await add('Sun', drawSun(300, 150));
    await add('Sun again', drawSun(420, 170));
    await add('Sun in knitting', drawSun(270, 140, { sun: '#e87838' }));
    await add('Secret sun', drawSun(310, 155), hidden);
    await add('Stripes', drawStripes());
    await add('Palm', drawStripes('#825c43'));
    await server.settle();
    await describeWaiting(core);
    await indexOldDocuments(core.jobsDb);
  }, 60_000);
  afterAll(() => server.close());

  const alike = async (input: object, caller: TestCaller = server.stranger()) =>
    (await caller.data(VisualLiveSearchResource.get, input)).results.map(({ title }) => title);

  it('finds what looks alike, most alike first, and neither what looks otherwise nor the picture itself', async () => {
    expect((await alike({ pin_id: pins['Sun'] })).toSorted()).toEqual(['Sun again', 'Sun in knitting']);
    // Stripes of another colour.
    expect(await alike({ pin_id: pins['Stripes'] })).toEqual(['Palm']);
  });

  it('are told to those who recommend, down to the same cut-off', async () => {
    const { rows } = await sql<{ title: string; picture_id: string }>`SELECT title, picture_id FROM pins`.execute(server.core.db);
    const pictureOf = (title: string) => BigInt(rows.find((row) => row.title === title)!.picture_id);
    const looks = looksOfInstance(server.core);
    await expect.poll(() => looks.size()).toBe(6);
    const found = await looks.alike([pictureOf('Sun')], 10);
    expect(found.map(({ picture }) => rows.find((row) => BigInt(row.picture_id) === picture)!.title).toSorted()).toEqual([
      'Sun again',
      'Sun in knitting',
    ]);
    expect(Math.min(...found.map(({ score }) => score))).toBeGreaterThanOrEqual(0.75);
    expect((await looks.alike([pictureOf('Stripes')], 10)).map(({ picture }) => picture)).toEqual([pictureOf('Palm')]);
    expect(await looks.alike([1n], 10)).toEqual([]);
    const several = [pictureOf('Sun'), pictureOf('Stripes'), pictureOf('Sun again'), 1n];
    const { result, statements } = await countStatements(() => looks.alike(several, 1));
    expect(result.map(({ start }) => start)).toEqual([pictureOf('Sun'), pictureOf('Stripes'), pictureOf('Sun again')]);
    expect(statements).toBe(1);
  });

  it('shows no one a secret pin, and its owner only in answer to it', async () => {
    expect(await alike({ pin_id: pins['Sun'] }, sam)).not.toContain('Secret sun');
    const { resource_response: refused } = await sam.envelope(VisualLiveSearchResource.get, { pin_id: pins['Secret sun'] });
    expect([refused.http_status, refused.error?.name]).toEqual([404, 'pin_not_found']);
  });

  it('keeps the tone of what may be skin, and nothing where there is none', async () => {
    const { rows } = await sql<{ title: string; skin_tone: string | null }>`SELECT p.title, k.skin_tone FROM pins p
      JOIN picture_looks k USING (picture_id) WHERE p.title IN ('Palm', 'Stripes') ORDER BY 1`.execute(server.core.db);
    expect(rows).toEqual([
      { title: 'Palm', skin_tone: 'brown' },
      { title: 'Stripes', skin_tone: null },
    ]);
  });

  it('keeps the tone that the owner of a pin says, also once its picture is described anew, and lets nobody else say it', async () => {
    const { db } = server.core;
    const pin_id = pins['Palm']!;
    const tonesOf = async () => {
      const { rows: found } = await sql<{ picture_id: string }>`SELECT picture_id FROM pins WHERE id = ${pin_id}`.execute(db);
      return (await selectPinTexts(db, [found[0]!.picture_id])).map(({ facts }) => facts.skin);
    };
    expect(await mei.data(PinSkinToneResource.get, { pin_id })).toEqual({ recognised: 'brown', chosen: null });
    expect(await tonesOf()).toEqual([null]);
    await mei.data(PinSkinToneResource.update, { pin_id, tone: 'dark' });
    await sql`UPDATE pictures SET looks_version = 0`.execute(db);
    await describeWaiting(server.core);
    expect(await mei.data(PinSkinToneResource.get, { pin_id })).toEqual({ recognised: 'brown', chosen: 'dark' });
    expect(await tonesOf()).toEqual(['dark']);
    expect(await mei.data(PinSkinToneResource.update, { pin_id, tone: 'none' })).toMatchObject({ chosen: 'none' });
    expect(await tonesOf()).toEqual([null]);
    expect(await mei.data(PinSkinToneResource.update, { pin_id, tone: null })).toMatchObject({ chosen: null });
    const refused = await sam.envelope(PinSkinToneResource.update, { pin_id, tone: 'dark' });
    expect([refused.resource_response.http_status, refused.resource_response.error?.name]).toEqual([404, 'pin_not_found']);
  });

  it('has the colours of pictures told anew that were described by older rules', async () => {
    const { db } = server.core;
    const colorsOf = async () => {
      const { rows } = await sql<{ colors: number[] }>`SELECT k.colors FROM pins p JOIN picture_looks k USING (picture_id)
        WHERE p.id = ${pins['Sun']!}`.execute(db);
      return rows[0]!.colors;
    };
    const before = await colorsOf();
    await sql`UPDATE pictures SET looks_version = 2`.execute(db);
    await sql`UPDATE picture_looks SET colors = '{0}', shares = '{1}'`.execute(db);
    await describeWaiting(server.core);
    expect(await colorsOf()).toEqual(before);
  });

  it('looks at a part of a picture, and refuses a part that is none', async () => {
    const sun = { x: 0.317, y: 0.1, w: 0.367, h: 0.55 };
    expect((await alike({ pin_id: pins['Sun'], crop: sun })).toSorted()).toEqual(['Sun again', 'Sun in knitting']);
    expect((await alike({ pin_id: pins['Sun'], crop: { x: 0, y: 0, w: 1, h: 1 } })).toSorted()).toEqual(['Sun again', 'Sun in knitting']);
    for (const crop of [
      { x: 0.5, y: 0.5, w: 0.6, h: 0.2 },
      { x: 0.5, y: 0.5, w: 0.001, h: 0.2 },
      { x: 0, y: 0, w: 0, h: 0 },
      { x: -1, y: 0, w: 1, h: 1 },
      { x: 0, y: 0, w: 1e300, h: 1 },
    ]) {
      const { resource_response: refused } = await server.stranger().envelope(VisualLiveSearchResource.get, { pin_id: pins['Sun'], crop });
      expect([crop, refused.http_status]).toEqual([crop, 400]);
    }
  });

  it('narrows to prices, sites and topics, and tells what the results are about', async () => {
    const find = async (filters: object) =>
      (await server.stranger().data(VisualSearchFlashlightUnifiedResource.get, { pin_id: pins['Sun'], ...filters })).results.map(
        ({ title }) => title,
      );
    await sql`WITH l AS (INSERT INTO links (url_hash, url, domain, price_micros, currency) VALUES ('sun', 'https://sun.example/', 'sun.example', 20000000, 'EUR') RETURNING id)
      UPDATE pins SET link_id = l.id FROM l WHERE pins.id = ${pins['Sun again']!}`.execute(server.core.db);
    expect(await find({ price_filters: { max: 30 } })).toEqual(['Sun again']);
    expect(await find({ price_filters: { min: 30 } })).toEqual([]);
    expect(await find({ price_filters: { max: 30, currency: 'EUR' } })).toEqual(['Sun again']);
    expect(await find({ price_filters: { max: 30, currency: 'JPY' } })).toEqual([]);
    expect(await find({ domain_filters: ['SUN.example'] })).toEqual(['Sun again']);
    const { rows } = await sql<{ topic_id: string }>`SELECT t.topic_id FROM picture_topics t JOIN pins p USING (picture_id)
      WHERE p.id = ${pins['Sun in knitting']!}`.execute(server.core.db);
    expect(await find({ category_filters: rows.map(({ topic_id }) => topic_id) })).toEqual(['Sun in knitting']);
  });

  it('takes a picture of one’s own, keeps nothing of it, and refuses what is none', async () => {
    const search = async (caller: TestCaller, bytes: Buffer) =>
      caller.request({ method: 'POST', url: '/v3/visual_search/', ...formWith(bytes) });
    const before = await sql<{ n: number }>`SELECT count(*)::int n FROM pictures`.execute(server.core.db);
    const reply = await search(sam, await drawSun(330, 150));
    expect(reply.status).toBe(200);
    expect((reply.json() as { results: { title: string }[] }).results.length).toBeGreaterThan(1);
    expect(await sql<{ n: number }>`SELECT count(*)::int n FROM pictures`.execute(server.core.db)).toEqual(before);
    expect((await search(sam, Buffer.from('no picture'))).status).toBe(415);
    expect((await search(server.stranger(), await drawStripes())).status).toBe(401);
  });

  it('finds the very picture that somebody searches with first, in another size and quality and as a pin of theirs, too', async () => {
    const smaller = await sharp(await drawSun(300, 150))
      .resize(380)
      .jpeg({ quality: 70 })
      .toBuffer();
    for (const [name, caller] of Object.entries({ sam, mei })) {
      const reply = await caller.request({ method: 'POST', url: '/v3/visual_search/', ...formWith(smaller) });
      const titles = (reply.json() as { results: { title: string }[] }).results.map(({ title }) => title);
      expect([name, titles[0]]).toEqual([name, 'Sun']);
      expect(titles).not.toContain('Stripes');
      expect(titles).not.toContain('Secret sun');
    }
  });

  it('describes so many parts an hour for one person, and no more', async () => {
    const lena = await server.person('lena_fjeld', 'Lena Fjeld');
    const part = { pin_id: pins['Sun'], crop: { x: 0.1, y: 0.1, w: 0.5, h: 0.5 } };
    await lena.data(VisualLiveSearchResource.get, part);
    await sql`UPDATE limit_counters SET count = 600 WHERE key LIKE 'visual-search:%'`.execute(server.core.db);
    const { resource_response: refused } = await lena.envelope(VisualLiveSearchResource.get, part);
    expect([refused.http_status, refused.error?.name]).toEqual([429, 'locked_for_a_while']);
    expect(await alike({ pin_id: pins['Sun'] }, lena)).not.toEqual([]);
  });

  it('tells the colours of a picture, and finds it by each of them', async () => {
    const { mainColors } = await server.stranger().data(PinResource.get, { id: pins['Sun']! });
    expect(mainColors).toHaveLength(3);
    expect(mainColors[0]).toMatch(/^#f[0-9a-f]{5}$/);
    const found = async (color: string) =>
      (await server.stranger().data(BaseSearchResource.get, { query: 'sun', filters: `color:${color}` })).results.map(({ id }) => id);
    expect((await found('teal')).toSorted()).toEqual([pins['Sun']!, pins['Sun again']!, pins['Sun in knitting']!].toSorted());
    expect(await found('orange')).toEqual([pins['Sun in knitting']]);
    expect(await found('black')).toEqual([]);
  });
});
