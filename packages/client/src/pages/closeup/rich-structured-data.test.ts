import { describe, expect, it } from 'vitest';
import type { WholePin } from '../../features/pinning/pins/index.ts';
import { siteOf } from '../../routing/structured-data.ts';
import { richStructuredData } from './rich-structured-data.ts';

const site = siteOf({ appName: 'Bowerbird', origin: 'https://pins.example.org' });
const nothing = { displayName: 'From the page', siteName: 'Kiln', recipe: null, article: null, products: [], tutorial: null };

function toldOf(rich: object) {
  const pin = {
    id: '9',
    link: 'https://kiln.example/page',
    images: { orig: { url: '/media/orig/j.jpg' } },
    richMetadata: { ...nothing, ...rich },
  };
  return JSON.parse(JSON.stringify(richStructuredData(pin as unknown as WholePin, 'A jug', site))) as object[];
}

describe('what the page behind a pin says, to machines', () => {
  it('is a tutorial with its steps, supplies and tools', () => {
    const tutorial = { name: 'A stool', steps: ['Saw.'], supplies: ['Oak'], tools: ['Saw'], totalTime: { hours: 2, minutes: 0 } };
    expect(toldOf({ tutorial })).toMatchObject([
      { '@type': 'HowTo', step: [{ text: 'Saw.' }], supply: [{ name: 'Oak' }], tool: [{ name: 'Saw' }], totalTime: 'PT2H0M' },
    ]);
  });

  it('is a recipe with its ingredients, its steps and its times', () => {
    const recipe = {
      categorizedIngredients: [
        {
          category: null,
          ingredients: [
            { amount: '2', name: 'lemons' },
            { amount: '', name: 'salt' },
          ],
        },
      ],
      steps: ['Squeeze.', 'Stir.'],
      cookTime: { hours: 1, minutes: 5 },
      prepTime: null,
      totalTime: null,
      servingsSummary: { serves: 4, summary: '4 people' },
      diets: [],
      calories: 210,
      aggregateRating: { ratingValue: 4.5, bestRating: 5, reviewCount: 0, ratingCount: 12 },
    };
    const [told] = toldOf({ recipe });
    expect(told).toMatchObject({
      '@type': 'Recipe',
      name: 'From the page',
      image: 'https://pins.example.org/media/orig/j.jpg',
      url: 'https://pins.example.org/pin/9/',
      recipeIngredient: ['2 lemons', 'salt'],
      recipeInstructions: [{ text: 'Squeeze.' }, { text: 'Stir.' }],
      recipeYield: '4 people',
      cookTime: 'PT1H5M',
      nutrition: { calories: '210 kcal' },
      aggregateRating: { ratingValue: 4.5, ratingCount: 12 },
      isBasedOn: 'https://kiln.example/page',
    });
    expect(told).not.toHaveProperty('prepTime');
  });

  it('is a product with its offer, and no rating that nobody gave', () => {
    const product = {
      name: 'A jug',
      description: 'Holds water.',
      brand: { name: 'Kiln' },
      offerSummary: { price: '30.00', currency: 'EUR', inStock: false },
      aggregateRating: { ratingValue: 0, bestRating: 5, reviewCount: 0, ratingCount: 0 },
    };
    const [told] = toldOf({ products: [product] });
    expect(told).toMatchObject({
      '@type': 'Product',
      description: 'Holds water.',
      brand: { name: 'Kiln' },
      offers: { price: '30.00', priceCurrency: 'EUR', availability: 'https://schema.org/OutOfStock', url: 'https://kiln.example/page' },
    });
    expect(told).not.toHaveProperty('aggregateRating');
  });

  it.each([
    ['no price', { price: null, currency: 'EUR' }],
    ['no currency', { price: '30.00', currency: null }],
  ])('is no product where there is %s, unless people rated it', (_what, known) => {
    const product = {
      name: 'A jug',
      description: '',
      brand: null,
      offerSummary: { ...known, inStock: null },
      aggregateRating: { ratingValue: 4, bestRating: 5, reviewCount: 0, ratingCount: 3 },
    };
    expect(toldOf({ products: [{ ...product, aggregateRating: null }] })).toEqual([]);
    const [told] = toldOf({ products: [product] });
    expect(told).toMatchObject({ '@type': 'Product', aggregateRating: { ratingValue: 4, ratingCount: 3 } });
    expect(told!).not.toHaveProperty('offers', expect.anything());
  });

  it('is an article with its authors and its day', () => {
    const article = { name: 'On jugs', description: '', authors: ['Ines Duarte'], datePublished: '2026-01-02', wordCount: null };
    const [told] = toldOf({ article });
    expect(told).toMatchObject({
      '@type': 'Article',
      headline: 'On jugs',
      datePublished: '2026-01-02',
      author: [{ '@type': 'Person', name: 'Ines Duarte' }],
    });
    expect(told).not.toHaveProperty('description');
  });

  it('is nothing where the page says nothing', () => {
    expect(toldOf({})).toEqual([]);
  });
});
