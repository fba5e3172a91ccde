import type { EditorialLanguage } from '@bowerbird/domain/discovery/articles.ts';
import { ARTICLES, type DemoArticle } from './articles.ts';
import { GERMAN } from './articles.de.ts';
import { JAPANESE } from './articles.ja.ts';

/** The words of an article in another language: its headings and texts in their order. */
export interface TranslatedWords {
  readonly title: string;
  readonly lead: string;
  readonly term: string;
  readonly texts: readonly string[];
}

const TRANSLATIONS = [
  ['de', GERMAN],
  ['ja', JAPANESE],
] as const;

/** The articles of each language, with the same pins and boards, each list the newest first. */
export function localArticles(): readonly (readonly DemoArticle[])[] {
  return [ARTICLES, ...TRANSLATIONS.map(([language, words]) => ARTICLES.flatMap((article) => translate(article, language, words)))];
}

function translate(article: DemoArticle, language: EditorialLanguage, words: Readonly<Record<string, TranslatedWords>>): DemoArticle[] {
  const found = words[article.key];
  if (!found) return [];
  const { texts, ...head } = found;
  const left = [...texts];
  const blocks = article.blocks.map((block) => {
    if ('text' in block) return { text: left.shift() ?? '' };
    return 'heading' in block ? { heading: left.shift() ?? '' } : block;
  });
  return [{ ...article, ...head, key: `${article.key} ${language}`, translates: article.key, language, blocks }];
}
