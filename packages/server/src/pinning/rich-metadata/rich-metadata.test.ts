import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { TestPerson, TestServer } from '../../testing/test-server.ts';
import { openLinkedPages, type LinkedPages } from '../testing/linked-pages.ts';
import { makePin } from '../testing/pinning-cast.ts';
import { readDueLinks } from './read-links.service.ts';

const page = (data: object) => `<html><head><script type="application/ld+json">${JSON.stringify(data)}</script></head></html>`;
const shoe = (price: string, availability = 'InStock') => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Trail runner',
  brand: { '@type': 'Brand', name: 'Stride' },
  offers: { '@type': 'Offer', price, priceCurrency: 'EUR', availability: `https://schema.org/${availability}` },
});

describe('the page that a pin leads to', () => {
  let web: LinkedPages;
  let server: TestServer;
  let lena: TestPerson;
  let board: string;
  beforeAll(async () => {
    ({ server, lena, board, web } = await openLinkedPages());
  });
  afterAll(() => server.close());

  const pinOf = async (link: string) => (await makePin(server, lena, board, { link })).id;
  const read = (id: string) => lena.data(PinResource.get, { id });
  const due = (link: string) =>
    sql`UPDATE links SET next_read_at = now() - interval '1 second' WHERE url = ${link}`.execute(server.core.db);

  it('gives strangers one price of a product, without brand, shipping, rating and earlier prices', async () => {
    const link = 'https://shop.org/strangers';
    const offers = { '@type': 'AggregateOffer', lowPrice: '110.00', highPrice: '130.00', priceCurrency: 'EUR' };
    web.pages.set(link, page({ ...shoe('110.00'), offers, aggregateRating: { ratingValue: '4.8', reviewCount: 312 } }));
    const id = await pinOf(link);
    await readDueLinks(server.core);
    const [whole, strangers] = [await read(id), await server.stranger().data(PinResource.get, { id })];
    expect(whole.richMetadata!.products[0]).toMatchObject({
      brand: { name: 'Stride' },
      aggregateRating: { ratingValue: 4.8 },
      offerSummary: { minPrice: '110.00', maxPrice: '130.00' },
    });
    expect(whole.priceHistory).toHaveLength(1);
    const [product] = strangers.richMetadata!.products;
    expect(product).toMatchObject({ name: 'Trail runner', brand: null, shippingInfo: null, aggregateRating: null });
    expect(product!.offerSummary).toMatchObject({ price: '110.00', minPrice: null, maxPrice: null, standardPrice: null, currency: 'EUR' });
    expect(strangers.priceHistory).toEqual([]);
    expect(strangers.productOffer?.standardPrice ?? null).toBeNull();
  });

  it('leads from a brand to the profile of whoever proved that the site is theirs, and from another one nowhere', async () => {
    const stride = await server.person('stride', 'Stride');
    await sql`INSERT INTO claimed_websites (user_id, domain, code, verified_at) VALUES (${stride.userId}, 'stride.org', 'c', now())`.execute(
      server.core.db,
    );
    const brandOf = async (link: string, brand: string) => {
      web.pages.set(link, page({ ...shoe('80.00'), brand: { name: brand } }));
      const id = await pinOf(link);
      await readDueLinks(server.core);
      return (await read(id)).richMetadata!.products[0]!.brand;
    };
    const known = { name: 'Stride', userId: stride.userId, profileUrl: '/stride/' };
    expect(await brandOf('https://www.stride.org/runner', 'Stride')).toMatchObject(known);
    expect(await brandOf('https://stride.org/other', 'Somebody else')).toMatchObject({ userId: null });
    expect(await brandOf('https://notstride.org/runner', 'Stride')).toMatchObject({ userId: null });
    await sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${stride.userId}, ${lena.userId})`.execute(server.core.db);
    expect(await brandOf('https://stride.org/third', 'Stride')).toMatchObject({ userId: null });
  });

  it('gives a page that tells how something is made its steps, supplies and tools', async () => {
    const link = 'https://workshop.org/stool';
    const step = [
      { '@type': 'HowToStep', text: 'Saw the legs.' },
      { '@type': 'HowToSection', itemListElement: [{ text: 'Glue them.' }] },
    ];
    const howTo = { '@type': 'HowTo', name: 'A stool', step, supply: ['Oak', { name: 'Glue' }], tool: { name: 'Saw' }, totalTime: 'PT2H' };
    web.pages.set(link, page({ '@graph': [{ '@type': 'Article', headline: 'The stool', author: 'Mei Tan' }, howTo] }));
    const id = await pinOf(link);
    await readDueLinks(server.core);
    expect((await read(id)).richMetadata).toMatchObject({
      typeName: 'tutorial',
      displayName: 'A stool',
      article: { authors: ['Mei Tan'] },
      tutorial: {
        name: 'A stool',
        steps: ['Saw the legs.', 'Glue them.'],
        supplies: ['Oak', 'Glue'],
        tools: ['Saw'],
        totalTime: { hours: 2, minutes: 0 },
      },
    });
  });

  it('gives a recipe its ingredients by category, its times and its steps', async () => {
    const link = 'https://kitchen.org/ramen';
    web.pages.set(
      link,
      page({
        '@graph': [
          { '@type': 'WebSite', name: 'Kitchen' },
          {
            '@type': ['Recipe'],
            name: 'Shoyu <b>ramen</b>',
            recipeIngredient: ['600 g noodles', 'For the broth:', '1 1/2 l stock', 'Salt'],
            recipeInstructions: [{ '@type': 'HowToSection', itemListElement: [{ '@type': 'HowToStep', text: 'Boil.' }] }, ' ', 'Eat.'],
            cookTime: 'PT1H10M',
            recipeYield: ['4', '4 bowls'],
            suitableForDiet: 'https://schema.org/LowSaltDiet',
            nutrition: { calories: '620 kcal' },
            aggregateRating: { ratingValue: '4.8', reviewCount: 312 },
          },
        ],
      }),
    );
    const id = await pinOf(link);
    expect((await read(id)).richMetadata).toBeNull();
    await readDueLinks(server.core);
    const { richMetadata, isEligibleForPdp } = await read(id);
    expect(isEligibleForPdp).toBe(false);
    expect(richMetadata).toMatchObject({
      typeName: 'recipe',
      displayName: 'Shoyu ramen',
      products: [],
      recipe: {
        categorizedIngredients: [
          { category: null, ingredients: [{ amount: '600 g', name: 'noodles' }] },
          {
            category: 'For the broth',
            ingredients: [
              { amount: '1 1/2 l', name: 'stock' },
              { amount: '', name: 'Salt' },
            ],
          },
        ],
        steps: ['Boil.', 'Eat.'],
        cookTime: { hours: 1, minutes: 10 },
        prepTime: null,
        totalTime: { hours: 1, minutes: 10 },
        servingsSummary: { serves: 4, summary: '4 bowls' },
        diets: ['LowSalt'],
        calories: 620,
        aggregateRating: { ratingValue: 4.8, bestRating: 5, reviewCount: 312, ratingCount: 312 },
      },
    });
  });

  it('is told of by its oEmbed where it tells of nothing itself, and is as it was where that is broken', async () => {
    const head = '<link rel="alternate" type="application/json+oembed" href="/oembed.json">';
    web.pages.set('https://films.org/oak', head);
    web.files.set('https://films.org/oembed.json', JSON.stringify({ title: 'Oiling oak', author_name: 'Mei Tan', provider_name: 'Films' }));
    web.pages.set('https://broken.org/oak', head);
    web.files.set('https://broken.org/oembed.json', '{');
    web.pages.set('https://vast.org/oak', head);
    web.files.set('https://vast.org/oembed.json', JSON.stringify({ title: 'a'.repeat(100_000), author_name: 'Mei Tan' }));
    const [films, broken, vast] = [
      await pinOf('https://films.org/oak'),
      await pinOf('https://broken.org/oak'),
      await pinOf('https://vast.org/oak'),
    ];
    await readDueLinks(server.core);
    expect((await read(films)).richMetadata).toMatchObject({
      typeName: 'article',
      siteName: 'Films',
      article: { name: 'Oiling oak', authors: ['Mei Tan'] },
      sources: { author: 'oembed' },
    });
    expect((await read(films)).attribution).toEqual({ authorName: 'Mei Tan', authorUrl: null, providerName: 'Films', ccUrl: null });
    expect((await read(broken)).attribution).toBeNull();
    expect([(await read(broken)).richMetadata, (await read(vast)).richMetadata]).toEqual([null, null]);
  });

  it.each([
    ['https://creativecommons.org/licenses/by/4.0/', 'https://creativecommons.org/licenses/by/4.0/'],
    ['https://films.org/licence', null],
    ['javascript:alert(1)', null],
  ])('names its author with their address, and a licence of Creative Commons alone (%s)', async (license, ccUrl) => {
    const url = `https://letters.org/${ccUrl === null ? license.length : 'open'}`;
    const author = { '@type': 'Person', name: 'Noor Haddad', url: 'https://noor.example/' };
    const data = { '@type': 'Article', headline: 'Fronts', author, license };
    web.pages.set(url, `<script type="application/ld+json">${JSON.stringify(data)}</script>`);
    const pin = await pinOf(url);
    await readDueLinks(server.core);
    expect((await read(pin)).attribution).toMatchObject({ authorName: 'Noor Haddad', authorUrl: 'https://noor.example/', ccUrl });
  });

  it.each([
    ['a recipe', { '@type': 'Recipe', name: 'Ramen', recipeIngredient: ['Salt'] }],
    ['a product', shoe('20.00')],
  ])('names the author of %s too', async (what, data) => {
    const url = `https://letters.org/${what.length}-made`;
    const license = 'https://creativecommons.org/licenses/by-sa/4.0/';
    web.pages.set(url, page({ ...data, author: { '@type': 'Person', name: 'Mei Tan', url: 'https://mei.example/' }, license }));
    const pin = await pinOf(url);
    await readDueLinks(server.core);
    const credit = { authorName: 'Mei Tan', authorUrl: 'https://mei.example/', ccUrl: license };
    expect((await read(pin)).attribution).toMatchObject(credit);
  });

  it('gives a product its price, and tells later what it cost before', async () => {
    const link = 'https://stride.org/trail-runner';
    web.pages.set(link, page(shoe('139.00')));
    const id = await pinOf(link);
    await readDueLinks(server.core);
    server.clock.now += 1_000;
    web.pages.set(link, page(shoe('115,00 €', 'OutOfStock')));
    await due(link);
    await readDueLinks(server.core);
    await due(link);
    await readDueLinks(server.core);
    const pin = await read(id);
    expect(pin.richMetadata?.products[0]).toMatchObject({
      name: 'Trail runner',
      brand: { name: 'Stride' },
      offerSummary: { price: '115.00', currency: 'EUR', inStock: false },
    });
    expect(pin.priceHistory.map(({ price, currency }) => [price, currency])).toEqual([
      ['139.00', 'EUR'],
      ['115.00', 'EUR'],
    ]);
    expect(pin).toMatchObject({ priceCurrency: 'EUR', isOosProduct: true, isStaleProduct: false, isEligibleForPdp: true });
  });

  it('gives a product its variants', async () => {
    const link = 'https://stride.org/group';
    const variant = (color: string, price: number) => ({
      ...shoe(String(price)),
      name: `Trail runner, ${color}`,
      color,
      url: `/shoes/${color}`,
    });
    web.pages.set(link, page({ '@type': 'ProductGroup', name: 'Trail runner', hasVariant: [variant('Moss', 115), variant('Clay', 125)] }));
    const id = await pinOf(link);
    await readDueLinks(server.core);
    const [product] = (await read(id)).richMetadata!.products;
    expect(product!.offerSummary).toMatchObject({ price: '115.00', minPrice: '115.00', maxPrice: '125.00', inStock: true });
    expect(product!.variantSet!.dimensionMetadata).toEqual([{ name: 'color', values: ['Moss', 'Clay'] }]);
    expect(product!.variantSet!.variants[1]).toMatchObject({ dimensions: { color: 'Clay' }, link: 'https://stride.org/shoes/Clay' });
  });

  it('gives an article its author and its day', async () => {
    const link = 'https://harbour.org/fronts';
    const author = [{ '@type': 'Person', name: 'Tomás Ibarra' }];
    web.pages.set(
      link,
      page({ '@type': 'NewsArticle', headline: 'Who painted the fronts', author, datePublished: '2026-10-14', wordCount: 2000 }),
    );
    const id = await pinOf(link);
    await readDueLinks(server.core);
    expect((await read(id)).richMetadata).toMatchObject({
      typeName: 'article',
      article: { name: 'Who painted the fronts', authors: ['Tomás Ibarra'], datePublished: '2026-10-14T00:00:00.000Z', wordCount: 2000 },
    });
  });

  it('is read once for all who pin it, and again when its time has come', async () => {
    const link = 'https://stride.org/boot';
    web.pages.set(link, page(shoe('90')));
    await pinOf(link);
    await pinOf(link);
    await readDueLinks(server.core);
    await readDueLinks(server.core);
    expect(web.fetched.filter((url) => url === link)).toHaveLength(1);
    server.clock.now += 86_400_000 + 1_000;
    await readDueLinks(server.core);
    expect(web.fetched.filter((url) => url === link)).toHaveLength(2);
  });

  it('keeps what was known when it cannot be reached', async () => {
    const link = 'https://stride.org/sandal';
    web.pages.set(link, page(shoe('40')));
    const id = await pinOf(link);
    await readDueLinks(server.core);
    web.pages.delete(link);
    await due(link);
    await readDueLinks(server.core);
    expect((await read(id)).richMetadata?.displayName).toBe('Trail runner');
  });

  it('lets search find a product once it was read, and no longer when it is none', async () => {
    const link = 'https://stride.org/clog';
    web.pages.set(link, page(shoe('55')));
    const { id } = await makePin(server, lena, board, { link, title: 'Wooden clog' });
    await server.settle();
    const find = async () =>
      (await server.stranger().data(BaseSearchResource.get, { query: 'clog', scope: 'buyable_pins' })).results.map((result) => result.id);
    expect(await find()).toEqual([]);
    await readDueLinks(server.core);
    await server.settle();
    expect(await find()).toEqual([id]);
    web.pages.set(link, '<p>Gone</p>');
    await due(link);
    await readDueLinks(server.core);
    await server.settle();
    expect(await find()).toEqual([]);
  });

  it('is asked for as soon as somebody pins it', async () => {
    server.enqueued.length = 0;
    await pinOf('https://stride.org/new');
    await server.settle();
    expect(server.enqueued.map(({ name }) => name)).toContain('read-links');
  });

  it.each(['shop.example', 'localhost', 'box.test'])('is left alone on %s, which leads nowhere', async (host) => {
    const link = `https://${host}/thing`;
    await makePin(server, lena, board, { link }).catch(() => {});
    await readDueLinks(server.core);
    expect(web.fetched).not.toContain(link);
  });

  it.each([
    ['no JSON', '<script type="application/ld+json">{"@type": "Recipe",</script>'],
    ['a recipe of nothing', page({ '@type': 'Recipe', name: 'Air', recipeIngredient: [] })],
    [
      'wrong types all over',
      page({ '@type': 'Recipe', name: { a: 1 }, recipeIngredient: [{}, 7, null], recipeInstructions: { '@type': 4 } }),
    ],
    ['a product without a name', page({ '@type': 'Product', offers: [null, 3, { price: {} }] })],
    ['a record in itself, very deep', page(JSON.parse('{"@graph":['.repeat(200) + '1' + ']}'.repeat(200)) as object)],
  ])('is a plain page with %s', async (name, html) => {
    const link = `https://odd.org/${encodeURIComponent(name)}`;
    web.pages.set(link, html);
    const id = await pinOf(link);
    await readDueLinks(server.core);
    expect(web.fetched).toContain(link);
    expect((await read(id)).richMetadata).toBeNull();
  });

  it.each(['-5', 'free', '1e12', '1,2,3', '9'.repeat(30)])('has no price that is "%s"', async (price) => {
    const link = `https://odd.org/price/${encodeURIComponent(price)}`;
    web.pages.set(link, page(shoe(price)));
    const id = await pinOf(link);
    await readDueLinks(server.core);
    const pin = await read(id);
    expect(pin.richMetadata?.products[0]?.offerSummary.price).toBeNull();
    expect(pin.priceHistory).toEqual([]);
  });
});
