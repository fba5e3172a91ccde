import type { RichMetadata } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import { wordsOf } from './json-ld-values.ts';
import type { MarkedPage } from './read-page.ts';

const limits = { name: 300, author: 120, siteName: 100 };

/** The address that a page's head names for its oEmbed in JSON; null where it names none. */
export function findOEmbedUrl({ links, baseHref }: Pick<MarkedPage, 'links' | 'baseHref'>, url: string): string | null {
  const link = links.find(({ rel = '', type = '' }) => /\balternate\b/i.test(rel) && /^application\/json\+oembed\b/i.test(type.trim()));
  const base = URL.parse(baseHref ?? '', url) ?? undefined;
  const found = link?.['href'] === undefined ? null : URL.parse(link['href'].trim(), base);
  return found && /^https?:$/.test(found.protocol) ? found.href : null;
}

/** Whether a page leaves out what its oEmbed may say. */
export function lacksOEmbed(rich: RichMetadata | null): boolean {
  return rich === null || rich.siteName === '' || rich.article?.authors.length === 0;
}

/** Fills in what a page leaves out. A page that tells of nothing is an article where its oEmbed names an author. */
export function fillFromOEmbed(rich: RichMetadata | null, oEmbed: unknown): RichMetadata | null {
  const said = (typeof oEmbed === 'object' && oEmbed !== null ? oEmbed : {}) as Readonly<Record<string, unknown>>;
  const name = wordsOf(said['title'], limits.name);
  const author = wordsOf(said['author_name'], limits.author);
  const siteName = wordsOf(said['provider_name'], limits.siteName);
  if (rich === null && (name === '' || author === '')) return null;
  const known: RichMetadata = rich ?? emptyArticle(name);
  const takesAuthor = known.article?.authors.length === 0 && author !== '';
  const takesSite = known.siteName === '' && siteName !== '';
  return {
    ...known,
    siteName: takesSite ? siteName : known.siteName,
    article: known.article && takesAuthor ? { ...known.article, authors: [author] } : known.article,
    sources: {
      ...known.sources,
      ...(takesAuthor ? { author: 'oembed' as const } : {}),
      ...(takesSite ? { publisher: 'oembed' as const } : {}),
    },
  };
}

function emptyArticle(name: string): RichMetadata {
  return {
    typeName: 'article',
    displayName: name,
    siteName: '',
    recipe: null,
    article: { name, description: '', authors: [], datePublished: null, wordCount: null },
    products: [],
    tutorial: null,
    sources: { name: 'oembed' },
  };
}
