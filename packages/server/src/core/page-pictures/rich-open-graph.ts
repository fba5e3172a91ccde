import type { JsonLdNode } from './json-ld-graph.ts';
import type { Metas } from './page-metas.ts';

/** What Open Graph says of an article or a product, in the form of JSON-LD. A page of no other type is told of by it. */
export function readOpenGraph(metas: Metas): JsonLdNode | null {
  const type = metas.first('og:type').toLowerCase();
  const name = metas.first('og:title');
  if (name === '') return null;
  const description = metas.first('og:description', 'description');
  if (type === 'article') return readArticle(metas, { name, description });
  return type === 'product' || type === 'og:product' || type === 'product.item' ? readProduct(metas, { name, description }) : null;
}

/** Many pages call themselves an article. One has a day or an author too. */
function readArticle(metas: Metas, common: { name: string; description: string }): JsonLdNode | null {
  const author = metas.first('article:author', 'author');
  const datePublished = metas.first('article:published_time', 'og:article:published_time');
  if (author === '' && datePublished === '') return null;
  // Some give the address of the author's page.
  return { '@type': 'Article', ...common, datePublished, author: /^https?:/i.test(author) ? '' : author };
}

function readProduct(metas: Metas, common: { name: string; description: string }): JsonLdNode {
  const offers = {
    price: metas.first('product:sale_price:amount', 'product:price:amount', 'og:price:amount'),
    priceCurrency: metas.first('product:sale_price:currency', 'product:price:currency', 'og:price:currency'),
    availability: availabilityOf(metas.first('product:availability', 'og:availability')),
  };
  return { '@type': 'Product', ...common, brand: metas.first('product:brand', 'og:brand'), offers: offers.price === '' ? '' : offers };
}

/** `in stock`, `instock` and `InStock` are one. */
function availabilityOf(said: string): string {
  const bare = said.toLowerCase().replace(/[\s_-]/g, '');
  if (bare === 'instock' || bare === 'availablefororder' || bare === 'preorder') return 'InStock';
  return bare === 'outofstock' || bare === 'oos' || bare === 'discontinued' ? 'OutOfStock' : '';
}
