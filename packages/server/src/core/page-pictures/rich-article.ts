import type { RichArticle } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import type { JsonLdNode } from './json-ld-graph.ts';
import { listOf, numberOf, textOf, webAddressOf, wordsOf } from './json-ld-values.ts';

export const articleTypes: ReadonlySet<string> = new Set([
  'Article',
  'NewsArticle',
  'BlogPosting',
  'TechArticle',
  'ReportageNewsArticle',
  'OpinionNewsArticle',
  'ScholarlyArticle',
  'LiveBlogPosting',
]);

const limits = { name: 300, description: 1_000, authors: 10, author: 120 };

/** Reads an article; one without a headline is none. */
export function readArticle(node: JsonLdNode): RichArticle | null {
  const name = wordsOf(node['headline'] ?? node['name'], limits.name);
  if (name === '') return null;
  const published = Date.parse(wordsOf(node['datePublished'], 40));
  return {
    name,
    description: textOf(node['description'], limits.description),
    authors: [...new Set(listOf(node['author']).map((author) => wordsOf(author, limits.author)))]
      .filter((author) => author !== '')
      .slice(0, limits.authors),
    datePublished: Number.isNaN(published) ? null : new Date(published).toISOString(),
    wordCount: numberOf(node['wordCount']),
    authorUrl: webAddressOf(listOf(node['author'])[0]),
    license: webAddressOf(listOf(node['license'])[0]),
  };
}
