import type { Article, WithContext } from 'schema-dts';
import { TODAY_PATH } from '../../features/discovery/today/index.ts';
import type { RouteInput } from '../../routing/define-route.ts';
import { breadcrumbs, type Site, type StructuredData } from '../../routing/structured-data.ts';
import type { RootState } from '../../store/create-store.ts';
import { selectArticle } from './article-options.ts';

/** What an article says to machines. */
export function articleStructuredData(input: RouteInput, state: RootState, site: Site): StructuredData[] {
  const article = selectArticle(input, state);
  if (!article || !article.is_out) return [];
  const cover = article.cover ? state.entities.pin[article.cover.id] : undefined;
  const image = cover?.images['736x'] ?? cover?.images['474x'];
  const curator = article.curator ? state.entities.user[article.curator.id] : undefined;
  const data: WithContext<Article> = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.lead || undefined,
    inLanguage: article.language,
    url: site.absolute(article.url),
    datePublished: article.published_at ?? undefined,
    image: image ? site.absolute(image.url) : undefined,
    author: curator ? { '@type': 'Person', name: curator.fullName, url: site.absolute(curator.profileUrl) } : undefined,
  };
  return [
    data,
    breadcrumbs(
      [
        { name: 'Today', path: TODAY_PATH },
        { name: article.title, path: article.url },
      ],
      site,
    ),
  ];
}
