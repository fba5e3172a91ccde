import type { RichMetadata } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import { parseBlock } from './json-ld-blocks.ts';
import { findSubject } from './json-ld-values.ts';
import { readMetas } from './page-metas.ts';
import { plainLine } from './plain-text.ts';
import { readPage } from './read-page.ts';
import { articleTypes, readArticle } from './rich-article.ts';
import { productTypes, readProduct } from './rich-product.ts';
import { readRecipe, recipeTypes } from './rich-recipe.ts';

/** Reads what a page says of its recipe, product or article (`C3.3`); null when it tells of none. */
export function readRichMetadata(html: string, url: string): RichMetadata | null {
  const page = readPage(html);
  const roots = page.jsonLd.map(parseBlock);
  const siteName = plainLine(readMetas(page.metas).first('og:site_name', 'application-name')).slice(0, 100);
  const common = { siteName, recipe: null, article: null, products: [], tutorial: null };
  const recipe = subjectOf(roots, recipeTypes, readRecipe);
  if (recipe) return { ...common, typeName: 'recipe', displayName: recipe.name, recipe };
  const product = subjectOf(roots, productTypes, (node) => readProduct(node, url));
  if (product) return { ...common, typeName: 'product', displayName: product.name, products: [product] };
  const article = subjectOf(roots, articleTypes, readArticle);
  return article && { ...common, typeName: 'article', displayName: article.name, article };
}

function subjectOf<Read>(
  roots: readonly unknown[],
  types: ReadonlySet<string>,
  read: (node: Record<string, unknown>) => Read | null,
): Read | null {
  const node = findSubject(roots, types);
  return node ? read(node) : null;
}
