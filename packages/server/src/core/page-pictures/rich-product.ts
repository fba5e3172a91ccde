import type { OfferSummary, Product } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import { isNode, type JsonLdNode } from './json-ld-graph.ts';
import { bareType, listOf, numberOf, ratingOf, textOf, wordsOf } from './json-ld-values.ts';
import { readPrice, shownPrice } from './prices.ts';

export const productTypes: ReadonlySet<string> = new Set(['Product', 'ProductGroup', 'IndividualProduct', 'ProductModel']);

const limits = { name: 200, description: 1_000, offers: 100, variants: 60, dimensions: 4, link: 2_000 };
const IN_STOCK = new Set([
  'InStock',
  'InStoreOnly',
  'OnlineOnly',
  'LimitedAvailability',
  'PreOrder',
  'PreSale',
  'BackOrder',
  'MadeToOrder',
]);
const OUT_OF_STOCK = new Set(['OutOfStock', 'SoldOut', 'Discontinued', 'Reserved']);
/** The words of schema.org for how variants differ. */
const DIMENSIONS = ['color', 'size', 'material', 'pattern'] as const;

/** Reads a product; one without a name is none. */
export function readProduct(node: JsonLdNode, base: string): Product | null {
  const name = wordsOf(node['name'], limits.name);
  if (name === '') return null;
  const variantSet = readVariants(node['hasVariant'], base);
  const offers = offersOf(node['offers']);
  const brand = wordsOf(node['brand'], limits.name);
  return {
    productId: identifierOf(node['productID'] ?? node['gtin13'] ?? node['gtin'] ?? node['sku']),
    itemId: identifierOf(node['sku'] ?? node['mpn']),
    itemSetId: identifierOf(node['productGroupID'] ?? node['inProductGroupWithID']),
    name,
    description: textOf(node['description'], limits.description),
    brand: brand === '' ? null : { name: brand, userId: null, isMerchant: false, signature: null },
    offerSummary:
      offers.length > 0 || variantSet === null ? summarize(offers) : mergeOffers(variantSet.variants.map((one) => one.offerSummary)),
    shippingInfo: readShipping(offers),
    variantSet,
    additionalImagesPerSpec: {},
    aggregateRating: ratingOf(node['aggregateRating']),
  };
}

function identifierOf(value: unknown): string | null {
  const said = wordsOf(value, 100);
  return said === '' ? null : said;
}

/** The offers themselves; one that sums up others counts as itself. */
function offersOf(value: unknown): JsonLdNode[] {
  return listOf(value).filter(isNode).slice(0, limits.offers);
}

function summarize(offers: readonly JsonLdNode[]): OfferSummary {
  return mergeOffers(offers.map(summarizeOffer));
}

function summarizeOffer(offer: JsonLdNode): OfferSummary {
  const specifications = listOf(offer['priceSpecification']).filter(isNode);
  const isStruck = (one: JsonLdNode) => /(?:Strikethrough|List|MSRP|SRP)(?:Price)?$/.test(bareType(wordsOf(one['priceType'], 100)));
  const plain = specifications.find((one) => !isStruck(one));
  const currency = wordsOf(offer['priceCurrency'] ?? plain?.['priceCurrency'], 3).toUpperCase();
  const price = readPrice(offer['price']) ?? readPrice(plain?.['price']) ?? readPrice(offer['lowPrice']);
  const standard = specifications.filter(isStruck).map((one) => readPrice(one['price']))[0] ?? null;
  const availability = listOf(offer['availability']).map((one) => bareType(wordsOf(one, 100)));
  return {
    price: shownPrice(price),
    minPrice: shownPrice(readPrice(offer['lowPrice'])),
    maxPrice: shownPrice(readPrice(offer['highPrice'])),
    standardPrice: standard !== null && price !== null && standard > price ? shownPrice(standard) : null,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
    inStock: availability.some((one) => IN_STOCK.has(one)) ? true : availability.some((one) => OUT_OF_STOCK.has(one)) ? false : null,
  };
}

/** Several offers as one: the cheapest that can be had, and from where to where prices go. */
function mergeOffers(offers: readonly OfferSummary[]): OfferSummary {
  const currency = offers.find((offer) => offer.price !== null)?.currency ?? offers[0]?.currency ?? null;
  const priced = offers.filter((offer) => offer.price !== null && offer.currency === currency);
  const cheapest = priced.toSorted(
    (one, other) => Number(one.inStock === false) - Number(other.inStock === false) || Number(one.price) - Number(other.price),
  )[0];
  const all = priced.flatMap(({ price, minPrice, maxPrice }) => [price, minPrice, maxPrice].filter((one) => one !== null).map(Number));
  const spreads = new Set(all).size > 1;
  const stocks = offers.map(({ inStock }) => inStock);
  return {
    price: cheapest?.price ?? null,
    minPrice: spreads ? Math.min(...all).toFixed(2) : null,
    maxPrice: spreads ? Math.max(...all).toFixed(2) : null,
    standardPrice: cheapest?.standardPrice ?? null,
    currency,
    inStock: stocks.includes(true) ? true : stocks.includes(false) ? false : null,
  };
}

/** Shipping that costs nothing says from which value on, where the shop says so. */
function readShipping(offers: readonly JsonLdNode[]): Product['shippingInfo'] {
  const details = offers.flatMap((offer) => listOf(offer['shippingDetails'])).filter(isNode);
  for (const { shippingRate } of details) {
    if (!isNode(shippingRate) || numberOf(shippingRate['value']) !== 0) continue;
    const threshold = shippingRate['freeShippingThreshold'];
    const price = isNode(threshold) ? readPrice(threshold['value'] ?? threshold['price']) : null;
    return { freeShippingPrice: '0.00', freeShippingValue: shownPrice(price) };
  }
  return null;
}

function readVariants(value: unknown, base: string): Product['variantSet'] {
  const variants = listOf(value)
    .filter(isNode)
    .slice(0, limits.variants)
    .map((node) => ({
      itemId: identifierOf(node['sku'] ?? node['productID']),
      name: wordsOf(node['name'], limits.name),
      dimensions: dimensionsOf(node),
      offerSummary: summarize(offersOf(node['offers'])),
      link: linkOf(node['url'] ?? offersOf(node['offers'])[0]?.['url'], base),
    }))
    .filter(({ dimensions }) => Object.keys(dimensions).length > 0);
  if (variants.length < 2) return null;
  const dimensionMetadata = DIMENSIONS.map((name) => ({
    name,
    values: [...new Set(variants.flatMap(({ dimensions }) => dimensions[name] ?? []))],
  })).filter(({ values }) => values.length > 0);
  return { dimensionMetadata, variants };
}

function dimensionsOf(node: JsonLdNode): Record<string, string> {
  const said = DIMENSIONS.map((name) => [name, wordsOf(node[name], 60)] as const).filter(([, value]) => value !== '');
  return Object.fromEntries(said.slice(0, limits.dimensions));
}

/** Only pages of the web are linked. */
function linkOf(value: unknown, base: string): string | null {
  const [first] = listOf(value);
  const url = typeof first === 'string' ? URL.parse(first, base) : null;
  return url && /^https?:$/.test(url.protocol) && url.href.length <= limits.link ? url.href : null;
}
