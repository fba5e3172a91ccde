import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ShoppingFacetsResource, ShoppingFeedResource } from '@bowerbird/contract/discovery/shopping/calls.ts';
import type { ShoppingFilters, ShoppingInput } from '@bowerbird/contract/discovery/shopping/schemas.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { keepPage } from '../../pinning/rich-metadata/index.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { keepFacets } from './shopping.queries.ts';

const DAY = 86_400_000;

describe('shopping', () => {
  let server: TestServer;
  let noor: TestPerson;
  let lena: TestPerson;
  let board: string;
  let jug: string;
  let loom: string;
  let lamp: string;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noorhaddad', 'Noor Haddad');
    lena = await server.person('lenafjeld', 'Lena Fjeld');
    board = (await makeBoard(lena, 'Things')).id;
    jug = await product('https://kiln.org/jug', 'A jug', [30]);
    loom = await product('https://loom.org/loom', 'Weaving loom', [240, 180]);
    lamp = await product('https://kiln.org/lamp', 'A lamp', [90], false);
    await makePin(server, lena, board, { title: 'No product', link: 'https://plain.org/' });
    await server.settle();
  });
  afterAll(() => server.close());

  /** A pin of a product that cost so much, the last price now. */
  async function product(url: string, title: string, prices: number[], isThere = true, place = board): Promise<string> {
    const { id } = await makePin(server, lena, place, { title, link: url });
    for (const [index, price] of prices.entries()) await cost(url, price, prices.length - 1 - index, isThere);
    return id;
  }

  async function cost(url: string, price: number, daysAgo: number, isThere = true, priceCurrency = 'EUR'): Promise<void> {
    const availability = isThere ? 'InStock' : 'OutOfStock';
    const data = { '@type': 'Product', name: 'Thing', offers: { '@type': 'Offer', price, priceCurrency, availability } };
    const html = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
    await keepPage(server.core, { url, html, readAt: new Date(server.core.now() - daysAgo * DAY) });
  }

  const found = async (input: ShoppingInput = {}, caller: Pick<TestPerson, 'data'> = server.stranger()) =>
    (await caller.data(ShoppingFeedResource.get, input)).map(({ id }) => id);

  it('shows products with their prices, the newest first, and nothing else', async () => {
    const cards = await server.stranger().data(ShoppingFeedResource.get, {});
    expect(cards.map(({ id }) => id)).toEqual([lamp, loom, jug]);
    expect(cards.map(({ productOffer }) => productOffer)).toEqual([
      { price: '90.00', standardPrice: null, currency: 'EUR' },
      { price: '180.00', standardPrice: null, currency: 'EUR' },
      { price: '30.00', standardPrice: null, currency: 'EUR' },
    ]);
  });

  it('is narrowed by price, shop, stock and topic, and to what costs less than before', async () => {
    expect(await found({ price_max: 90 })).toEqual([lamp, jug]);
    expect(await found({ price_min: 90.01 })).toEqual([loom]);
    expect(await found({ domain: 'kiln.org' })).toEqual([lamp, jug]);
    expect(await found({ in_stock: true })).toEqual([loom, jug]);
    expect(await found({ category: 'weaving' })).toEqual([loom]);
    expect(await found({ reduced: true })).toEqual([loom]);
    expect(await found({ price_min: 50, price_max: 10 })).toEqual([]);
  });

  it('takes no price in another currency for a lower one', async () => {
    const url = 'https://kyoto.org/kettle';
    const { id } = await makePin(server, lena, board, { title: 'A kettle', link: url });
    await cost(url, 9_000, 1, true, 'JPY');
    await cost(url, 60, 0);
    expect(await found({ price_min: 60, price_max: 60 })).toEqual([id]);
    expect(await found({ reduced: true })).toEqual([loom]);
    await sql`UPDATE pins SET deleted_at = now() WHERE id = ${id}`.execute(server.core.db);
  });

  it('has facets with how many there are', async () => {
    const facets = await server.stranger().data(ShoppingFacetsResource.get, {});
    expect(facets).toMatchObject({
      shops: [
        { domain: 'kiln.org', count: 2 },
        { domain: 'loom.org', count: 1 },
      ],
      prices: [
        { max: 50, count: 1 },
        { max: 100, count: 2 },
      ],
      currency: 'EUR',
      reduced: 1,
    });
    expect(facets.categories.map(({ slug }) => slug)).toContain('crafts');
  });

  it('counts what costs so much at least, what is in stock, and what the viewer keeps', async () => {
    const facets = (input: ShoppingFilters, caller: Pick<TestPerson, 'data'> = server.stranger()) =>
      caller.data(ShoppingFacetsResource.get, input);
    const { floors, in_stock, saved } = await facets({});
    expect(floors).toEqual([
      { min: 50, count: 2 },
      { min: 100, count: 1 },
    ]);
    expect([in_stock, saved]).toEqual([2, 0]);
    expect((await facets({ domain: 'kiln.org' })).in_stock).toBe(1);
    // The chip says what choosing it leaves, so it is not counted with itself.
    expect((await facets({ in_stock: true })).in_stock).toBe(2);
    expect((await facets({}, lena)).saved).toBe(3);
    expect((await facets({ price_max: 90 }, lena)).saved).toBe(2);
    expect((await facets({}, noor)).saved).toBe(0);
  });

  it('holds a price for its currency alone, with steps that fit it', async () => {
    const yen: string[] = [];
    for (const [at, price] of [40, 4_000, 60_000].entries()) {
      const url = `https://kyoto.org/${at}`;
      yen.push((await makePin(server, noor, (await makeBoard(noor, `Kyoto ${at}`)).id, { title: 'A bowl', link: url })).id);
      const data = { '@type': 'Product', name: 'Bowl', offers: { '@type': 'Offer', price, priceCurrency: 'JPY' } };
      const html = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
      await keepPage(server.core, { url, html, readAt: new Date(server.core.now()) });
    }
    expect(await found({ price_max: 50, currency: 'EUR' })).toEqual([jug]);
    expect(await found({ price_max: 50, currency: 'JPY' })).toEqual([yen[0]]);
    expect(await found({ price_min: 50, price_max: 5_000, currency: 'JPY' })).toEqual([yen[1]]);
    // A currency alone names no price.
    expect(await found({ currency: 'JPY' })).toHaveLength(6);
    const facets = await server.stranger().data(ShoppingFacetsResource.get, { price_max: 5_000, currency: 'JPY' });
    expect(facets).toMatchObject({
      currency: 'JPY',
      prices: [
        { max: 1_000, count: 1 },
        { max: 5_000, count: 2 },
      ],
    });
    expect(facets.floors).toEqual([
      { min: 2_500, count: 2 },
      { min: 25_000, count: 1 },
    ]);
    await sql`UPDATE pins SET deleted_at = now() WHERE id = ANY(${yen}::bigint[])`.execute(server.core.db);
  });

  it('counts each facet with the filters of all others', async () => {
    const facets = async (input: ShoppingFilters, caller: Pick<TestPerson, 'data'> = server.stranger()) => {
      const { shops, prices, reduced, categories } = await caller.data(ShoppingFacetsResource.get, input);
      return {
        shops: Object.fromEntries(shops.map(({ domain, count }) => [domain, count])),
        prices: prices.map(({ max, count }) => [max, count]),
        reduced,
        hasCategories: categories.length > 0,
      };
    };
    // Prices are those of the shop, while the shops are all.
    expect(await facets({ domain: 'kiln.org' })).toEqual({
      shops: { 'kiln.org': 2, 'loom.org': 1 },
      prices: [[50, 1]],
      reduced: 0,
      hasCategories: true,
    });
    expect(await facets({ price_max: 50 })).toMatchObject({
      shops: { 'kiln.org': 1 },
      prices: [
        [50, 1],
        [100, 2],
      ],
      reduced: 0,
    });
    expect(await facets({ price_max: 1 })).toMatchObject({ shops: {}, reduced: 0, hasCategories: false });
    expect(await facets({ reduced: true })).toMatchObject({ shops: { 'loom.org': 1 }, reduced: 1, hasCategories: true });
    expect(await facets({ in_stock: true, domain: 'kiln.org' })).toMatchObject({ shops: { 'kiln.org': 1, 'loom.org': 1 }, prices: [] });
    expect(await facets({ category: 'weaving' })).toMatchObject({ shops: { 'loom.org': 1 }, hasCategories: true });
    expect(await facets({ saved: true }, lena)).toMatchObject({ shops: { 'kiln.org': 2, 'loom.org': 1 } });
    expect(await facets({ saved: true })).toMatchObject({ shops: {} });
    expect(await facets({ board_id: board, price_max: 50 })).toMatchObject({ shops: { 'kiln.org': 1 } });
  });

  it('shows a product once, page by page, whoever keeps it', async () => {
    const own = (await makeBoard(noor, 'Wishes')).id;
    const { id } = await noor.data(RepinResource.create, { pin_id: loom, board_id: own });
    expect((await found()).filter((one) => one === loom || one === id)).toEqual([loom]);
    const first = await server.stranger().envelope(ShoppingFeedResource.get, { page_size: 2 });
    const rest = await server.stranger().envelope(ShoppingFeedResource.get, {
      page_size: 2,
      bookmarks: [first.resource_response.bookmark!],
    });
    expect([...first.resource_response.data!, ...rest.resource_response.data!].map((card) => card.id)).toEqual([lamp, loom, jug]);
    expect(await found({ saved: true }, noor)).toEqual([id]);
    expect(await found({ saved: true, reduced: true }, noor)).toEqual([id]);
    expect(await found({ saved: true })).toEqual([]);
    expect(await found({ board_id: own }, noor)).toEqual([id]);
  });

  it('shows nothing of a secret board but to its owner', async () => {
    const secret = (await makeBoard(lena, 'Presents')).id;
    const present = await product('https://kiln.org/present', 'A present', [12], true, secret);
    await lena.data(BoardResource.update, { board_id: secret, privacy: 'secret' });
    expect(await found()).not.toContain(present);
    expect(await found({ board_id: secret })).toEqual([]);
    expect(await found({ board_id: secret }, noor)).toEqual([]);
    expect(await found({ board_id: secret }, lena)).toEqual([present]);
    expect((await noor.data(ShoppingFacetsResource.get, { board_id: secret })).shops).toEqual([]);
    expect((await lena.data(ShoppingFacetsResource.get, { board_id: secret })).shops).toEqual([{ domain: 'kiln.org', count: 1 }]);
    const { shops } = await server.stranger().data(ShoppingFacetsResource.get, {});
    expect(shops[0]).toEqual({ domain: 'kiln.org', count: 2 });
  });

  it('has no bookmark that tells of products on a board which may not be seen', async () => {
    const secret = (await makeBoard(lena, 'Surprises')).id;
    await product('https://kiln.org/surprise', 'A surprise', [14], true, secret);
    await product('https://kiln.org/second', 'Another', [15], true, secret);
    await lena.data(BoardResource.update, { board_id: secret, privacy: 'secret' });
    const bookmarkOf = async (person = server.stranger()) =>
      (await person.envelope(ShoppingFeedResource.get, { board_id: secret, page_size: 1 })).resource_response.bookmark;
    expect(await bookmarkOf()).toBe(END_BOOKMARK);
    expect(await bookmarkOf(noor)).toBe(END_BOOKMARK);
    expect(await bookmarkOf(lena)).not.toBe(END_BOOKMARK);
    await lena.data(BoardResource.delete, { board_id: secret });
    expect(await bookmarkOf(lena)).toBe(END_BOOKMARK);
  });

  it('has the facets of many products as a job counted them last, and counts anew what no job has counted for long', async () => {
    const { db, jobsDb } = server.core;
    const shopsOf = async () => (await server.stranger().data(ShoppingFacetsResource.get, {})).shops;
    await sql`WITH l AS (INSERT INTO links (url_hash, url, domain, price_micros, currency)
        SELECT sha256(n::text::bytea), 'https://many.org/' || n, 'many.org', 5000000, 'EUR' FROM generate_series(1, 300) n RETURNING id)
      INSERT INTO pins (id, owner_id, board_id, picture_id, link_id, position) SELECT next_id(), p.owner_id, p.board_id, p.picture_id, l.id, l.id FROM pins p, l WHERE p.id = ${lamp}`.execute(
      db,
    );
    await keepFacets(jobsDb);
    expect((await shopsOf())[0]).toEqual({ domain: 'many.org', count: 300 });
    await sql`DELETE FROM pins WHERE link_id IN (SELECT id FROM links WHERE domain = 'many.org')`.execute(db);
    expect((await shopsOf())[0]).toEqual({ domain: 'many.org', count: 300 });
    await sql`UPDATE shopping_facets SET made_at = now() - interval '11 minutes'`.execute(db);
    expect((await shopsOf())[0]).toEqual({ domain: 'kiln.org', count: 2 });
  });

  it('refuses a category that is none', async () => {
    await expect(found({ category: 'no-such-thing' })).rejects.toThrow(/not/i);
  });
});
