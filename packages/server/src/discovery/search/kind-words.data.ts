import type { FilterType } from '@bowerbird/domain/discovery/search-filters.ts';
import { cutWords } from '../words/index.ts';

/** What people call a kind of pin, in the languages of the interface. A picture is what all pins are. */
const WORDS: Readonly<Record<Exclude<FilterType, 'picture'>, readonly string[]>> = {
  recipe: ['recipe', 'recipes', 'Rezept', 'Rezepte', 'レシピ', 'وصفة', 'وصفات'],
  video: ['video', 'videos', 'Film', 'Filme', '動画', 'ビデオ', 'فيديو', 'فيديوهات'],
  product: ['product', 'products', 'Produkt', 'Produkte', '商品', 'منتج', 'منتجات'],
  article: ['article', 'articles', 'Artikel', '記事', 'مقال', 'مقالات'],
};

const kinds = new Map(
  Object.entries(WORDS).flatMap(([kind, words]) => words.map((word) => [cutWords(word).join(' '), kind as FilterType] as const)),
);

/** The kind of pin that a folded word of a search names. */
export function kindNamedBy(word: string): FilterType | undefined {
  return kinds.get(word);
}
