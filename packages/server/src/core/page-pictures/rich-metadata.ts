import type { RichMetadata } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import { parseBlock } from './json-ld-blocks.ts';
import { readPageItems } from './page-items.ts';
import { readMetas } from './page-metas.ts';
import { plainLine } from './plain-text.ts';
import { findOEmbedUrl } from './o-embed.ts';
import { readPage, type MarkedPage } from './read-page.ts';
import { readCredit } from './rich-credit.ts';
import { articleTypes, readArticle } from './rich-article.ts';
import { howToTypes, readHowTo } from './rich-how-to.ts';
import { readOpenGraph } from './rich-open-graph.ts';
import { productTypes, readProduct } from './rich-product.ts';
import { readRecipe, recipeTypes } from './rich-recipe.ts';
import { gatherSubject, type RichSubject } from './rich-subject.ts';

/** What is longer stands on no card. */
const LONGEST_TITLE = 200;

/** What a page says of itself, and where more is to be had of it. */
export interface RichPage {
  readonly rich: RichMetadata | null;
  /** What the page is called; empty where it has no name. */
  readonly title: string;
  /** What the site says of the page for others that show it (oEmbed), as JSON. */
  readonly oEmbedUrl: string | null;
}

/** Reads what a page says of itself, in one go. */
export function readRichPage(html: string, url: string): RichPage {
  const page = readPage(html);
  return { rich: readMarkup(page, html, url), title: nameOf(page), oEmbedUrl: findOEmbedUrl(page, url) };
}

/** Reads what a page says of its recipe, product, tutorial or article (`C3.3`); null when it tells of none. */
export function readRichMetadata(html: string, url: string): RichMetadata | null {
  return readMarkup(readPage(html), html, url);
}

function nameOf({ title, metas: marked }: MarkedPage): string {
  const metas = readMetas(marked);
  return (plainLine(metas.first('og:title', 'twitter:title')) || plainLine(title)).slice(0, LONGEST_TITLE).trim();
}

function readMarkup(page: MarkedPage, html: string, url: string): RichMetadata | null {
  const metas = readMetas(page.metas);
  const readings = { jsonLd: page.jsonLd.map(parseBlock), items: readPageItems(html), openGraph: readOpenGraph(metas) };
  const siteName = plainLine(metas.first('og:site_name', 'application-name')).slice(0, 100);
  const common = { siteName, recipe: null, article: null, products: [], tutorial: null };
  const read = <Read extends { name: string }>(types: ReadonlySet<string>, reader: (node: RichSubject['node']) => Read | null) => {
    const subject = gatherSubject(readings, types);
    const thing = subject && reader(subject.node);
    return thing && { thing, displayName: thing.name, sources: subject.sources, credit: readCredit(subject.node) };
  };
  const recipe = read(recipeTypes, readRecipe);
  if (recipe) return { ...common, typeName: 'recipe', recipe: recipe.thing, ...named(recipe) };
  const product = read(productTypes, (node) => readProduct(node, url));
  if (product) return { ...common, typeName: 'product', products: [product.thing], ...named(product) };
  const article = read(articleTypes, readArticle);
  const tutorial = read(howToTypes, readHowTo);
  // The article that tells how says who wrote it.
  if (tutorial) return { ...common, typeName: 'tutorial', article: article?.thing ?? null, tutorial: tutorial.thing, ...named(tutorial) };
  return article && { ...common, typeName: 'article', article: article.thing, ...named(article) };
}

function named({ displayName, sources, credit }: Pick<RichMetadata, 'displayName' | 'sources' | 'credit'>) {
  return { displayName, sources, ...(credit ? { credit } : {}) };
}
