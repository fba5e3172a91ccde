import { createRandom, type Random } from '../art/drawing/random.ts';
import type { Work } from '../art/drawing/work.ts';
import { linkOf } from './links.ts';
import { RECIPES, type DemoRecipe } from './recipes.ts';

/** A page of an invented site, as it stood some days ago. */
export interface DemoPage {
  readonly url: string;
  readonly daysAgo: number;
  readonly html: string;
}

/** What shops of the demo sell, with the lowest and the highest price of such a thing. */
const SHOPS: Readonly<Record<string, { shop: string; prices: readonly [number, number]; sizes?: readonly string[] }>> = {
  products: { shop: '', prices: [24, 240] },
  'record-sleeves': { shop: 'Side B', prices: [19, 34], sizes: ['Black vinyl', 'Coloured vinyl'] },
  'worded-posters': { shop: 'Studio Lark', prices: [18, 42], sizes: ['30 × 40 cm', '50 × 70 cm'] },
  'letter-posters': { shop: 'Studio Lark', prices: [18, 42], sizes: ['30 × 40 cm', '50 × 70 cm'] },
  teapots: { shop: 'Kiln & Kin', prices: [48, 120] },
};

/** Who writes for the sites of the demo that publish, and the words of an article there. */
const PUBLISHERS: Readonly<Record<string, { site: string; author: string }>> = {
  'contour-maps': { site: 'Slow Paths', author: 'Jonas Weiss' },
  'city-maps': { site: 'Slow Paths', author: 'Jonas Weiss' },
  'star-charts': { site: 'Look Up', author: 'Yuki Mori' },
  'isometric-rooms': { site: 'Tiny Rooms', author: 'Mei Tan' },
};

const FIRST_DAY = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;

/** What the page behind a picture said on some days, the oldest first; nothing where it is a plain page. */
export function pagesOf(work: Work): DemoPage[] {
  const url = linkOf(work);
  if (url === undefined) return [];
  const random = createRandom(seedOf(work.id));
  return tellingsOf(work, random).map(({ daysAgo, site, data }) => ({ url, daysAgo, html: pageWith(site, data) }));
}

/** The same id always gives the same prices. */
function seedOf(id: string): number {
  let seed = 7;
  for (let at = 0; at < id.length; at += 1) seed = (seed * 31 + id.charCodeAt(at)) % 2_147_483_647;
  return seed;
}

interface Telling {
  readonly daysAgo: number;
  readonly site: string;
  readonly data: object;
}

function tellingsOf(work: Work, random: Random): Telling[] {
  const recipe = RECIPES[work.id];
  if (recipe) return [{ daysAgo: 0, site: 'Twelve Covers', data: recipeData(work, recipe) }];
  const publisher = PUBLISHERS[work.kind];
  if (publisher) return [{ daysAgo: 0, site: publisher.site, data: articleData(work, publisher, random) }];
  const goods = SHOPS[work.kind];
  if (!goods) return [];
  const shop = work.brand ?? goods.shop;
  return pricesOf(goods.prices, random).map(({ daysAgo, price, was }) => ({
    daysAgo,
    site: shop,
    data: productData(work, { shop, price, was, sizes: goods.sizes, isThere: random.chance(0.9) }),
  }));
}

/** Most things cost the same for months; some get dearer, and some are cheaper now. */
function pricesOf([low, high]: readonly [number, number], random: Random): { daysAgo: number; price: number; was?: number }[] {
  const usual = random.integer(low, high);
  if (random.chance(0.5)) return [{ daysAgo: 0, price: usual }];
  const less = Math.round(usual * random.between(0.7, 0.93));
  const start = { daysAgo: random.integer(140, 240), price: usual };
  return [start, { daysAgo: random.integer(60, 120), price: Math.round((usual + less) / 2) }, { daysAgo: 0, price: less, was: usual }];
}

function productData(
  { title, description }: Work,
  { shop, price, was, sizes, isThere }: { shop: string; price: number; was?: number; sizes?: readonly string[]; isThere: boolean },
): object {
  const offer = (of: number) => ({
    '@type': 'Offer',
    price: of.toFixed(2),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${isThere ? 'InStock' : 'OutOfStock'}`,
    ...(was === undefined
      ? {}
      : { priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: was, priceCurrency: 'EUR' } }),
  });
  const common = { name: title, description, brand: { '@type': 'Brand', name: shop } };
  if (!sizes) return { '@type': 'Product', ...common, offers: offer(price) };
  const variants = sizes.map((size, step) => ({ '@type': 'Product', name: `${title}, ${size}`, size, offers: offer(price + step * 12) }));
  return { '@type': 'ProductGroup', ...common, hasVariant: variants };
}

function recipeData({ title, description }: Work, recipe: DemoRecipe): object {
  return {
    '@type': 'Recipe',
    name: title,
    description,
    recipeYield: [String(recipe.serves), `${recipe.serves} servings`],
    prepTime: `PT${recipe.prep}M`,
    ...(recipe.cook === 0 ? {} : { cookTime: `PT${recipe.cook}M` }),
    totalTime: `PT${recipe.prep + recipe.cook}M`,
    recipeIngredient: recipe.ingredients,
    recipeInstructions: recipe.steps.map((text) => ({ '@type': 'HowToStep', text })),
    suitableForDiet: (recipe.diets ?? []).map((diet) => `https://schema.org/${diet}Diet`),
    ...(recipe.calories === undefined ? {} : { nutrition: { '@type': 'NutritionInformation', calories: `${recipe.calories} kcal` } }),
    aggregateRating: { '@type': 'AggregateRating', ratingValue: recipe.stars, bestRating: 5, ratingCount: recipe.ratings },
  };
}

function articleData({ title, description }: Work, { author }: { author: string }, random: Random): object {
  return {
    '@type': 'Article',
    headline: title,
    description,
    author: { '@type': 'Person', name: author },
    datePublished: new Date(FIRST_DAY + random.integer(0, 280) * DAY).toISOString(),
    wordCount: random.integer(500, 2_400),
  };
}

function pageWith(site: string, data: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return `<!doctype html><meta property="og:site_name" content="${site.replaceAll('&', '&amp;')}"><script type="application/ld+json">${json}</script>`;
}
