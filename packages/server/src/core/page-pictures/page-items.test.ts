import { describe, expect, it } from 'vitest';
import { readPageItems } from './page-items.ts';
import { readRichMetadata } from './rich-metadata.ts';

const URL = 'https://field.example/page';
const MICRODATA = `<div itemscope itemtype="http://schema.org/Recipe">
  <h1 itemprop="name">Barley <b>soup</b></h1><meta itemprop="totalTime" content="PT1H5M"><time itemprop="cookTime">45 min</time>
  <ul><li itemprop="recipeIngredient">200 g
    barley</li><li itemprop="recipeIngredient">1 <span>leek</span></li></ul>
  <div itemprop="recipeInstructions"><p>Wash it.</p><p>Boil it.<script>track()</script></p></div>
  <span itemprop="author" itemscope itemtype="http://schema.org/Person"><a href="/noor" itemprop="name">Noor</a></span></div>`;
const RDFA = `<div vocab="https://schema.org/" typeof="Product"><span property="name">Jug</span>
  <div property="offers" typeof="Offer"><span property="price" content="24.50">24,50 €</span><meta property="priceCurrency" content="EUR">
  <link property="availability" href="https://schema.org/InStock"></div></div>`;

describe('microdata and RDFa', () => {
  it('cost no more the deeper a page is', () => {
    const page = (depth: number) => `<i typeof="Thing"></i>${'<div>'.repeat(depth)}${'<b></b>'.repeat(600_000)}`;
    const measure = (html: string) => {
      const start = performance.now();
      readPageItems(html);
      return performance.now() - start;
    };
    measure(page(1));
    const shallow = measure(page(1));
    expect(measure(page(990))).toBeLessThan(Math.max(500, 6 * shallow));
  });

  it('are read as things with parts', () => {
    expect(readPageItems(MICRODATA).microdata).toEqual([
      {
        '@type': ['Recipe'],
        name: 'Barley soup',
        totalTime: 'PT1H5M',
        cookTime: '45 min',
        recipeIngredient: ['200 g barley', '1 leek'],
        recipeInstructions: 'Wash it.\nBoil it.',
        author: { '@type': ['Person'], name: 'Noor' },
      },
    ]);
    expect(readPageItems(RDFA).rdfa).toEqual([
      {
        '@type': ['Product'],
        name: 'Jug',
        offers: { '@type': ['Offer'], price: '24.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
      },
    ]);
  });

  it('give a recipe and a product, with where each value was read', () => {
    const recipe = readRichMetadata(MICRODATA, URL);
    expect(recipe).toMatchObject({
      typeName: 'recipe',
      recipe: { steps: ['Wash it.', 'Boil it.'], totalTime: { hours: 1, minutes: 5 }, cookTime: { hours: 0, minutes: 45 } },
      sources: { name: 'microdata', recipeIngredient: 'microdata' },
    });
    expect(readRichMetadata(RDFA, URL)?.products[0]?.offerSummary).toMatchObject({ price: '24.50', currency: 'EUR', inStock: true });
  });

  it('fill in what JSON-LD leaves out, and change nothing that it says', () => {
    const jsonLd = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 leek'], cookTime: '' };
    const rich = readRichMetadata(`<script type="application/ld+json">${JSON.stringify(jsonLd)}</script>${MICRODATA}`, URL);
    expect(rich?.recipe).toMatchObject({ name: 'Soup', cookTime: { hours: 0, minutes: 45 } });
    expect(rich?.sources).toMatchObject({ name: 'json_ld', cookTime: 'microdata' });
  });

  it('tell of nothing where a page lists several of a kind', () => {
    expect(readRichMetadata(RDFA + RDFA, URL)).toBeNull();
  });

  it('cannot be made to hold a reader up, or to change what is no data', () => {
    const started = performance.now();
    readPageItems('<div itemscope itemtype="Recipe"><b itemprop="name">'.repeat(60_000));
    readPageItems(`<div itemscope itemtype="Recipe">${'<i itemprop="name">x</i>'.repeat(200_000)}`);
    expect(performance.now() - started).toBeLessThan(10_000);
    const [item] = readPageItems('<p itemscope itemtype="Recipe"><i itemprop="__proto__ constructor">x</i>').microdata;
    expect(Object.getPrototypeOf(item)).toBe(Object.prototype);
    expect(Object.keys(item!)).toEqual(['@type', 'constructor']);
  });
});

describe('Open Graph', () => {
  const metas = (all: Record<string, string>) =>
    Object.entries(all)
      .map(([name, content]) => `<meta property="${name}" content="${content}">`)
      .join('');

  it('gives an article that has a day or an author, and a product with its price', () => {
    expect(
      readRichMetadata(metas({ 'og:type': 'article', 'og:title': 'Tides', 'article:published_time': '2026-03-01T08:00:00Z' }), URL),
    ).toMatchObject({
      typeName: 'article',
      article: { name: 'Tides', datePublished: '2026-03-01T08:00:00.000Z' },
      sources: { name: 'open_graph' },
    });
    const product = { 'og:type': 'product', 'og:title': 'Jug', 'product:price:amount': '24.50', 'product:price:currency': 'EUR' };
    expect(readRichMetadata(metas(product), URL)?.products[0]).toMatchObject({
      name: 'Jug',
      offerSummary: { price: '24.50', currency: 'EUR' },
    });
  });

  it('says nothing of a page that merely calls itself an article', () => {
    expect(readRichMetadata(metas({ 'og:type': 'article', 'og:title': 'Tides' }), URL)).toBeNull();
    expect(readRichMetadata(metas({ 'og:type': 'website', 'og:title': 'Tides', author: 'Noor' }), URL)).toBeNull();
  });
});
