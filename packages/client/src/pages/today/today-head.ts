import { languageAddresses } from '@bowerbird/domain/discovery/articles.ts';
import type { Text } from '../../i18n/i18n.tsx';
import { TODAY_PATH } from '../../features/discovery/today/index.ts';
import type { RouteInput } from '../../routing/define-route.ts';
import type { HeadTags } from '../../routing/head.ts';
import type { RootState } from '../../store/create-store.ts';
import { selectArticle } from './article-options.ts';

export function todayHead(_input: RouteInput, _state: RootState, text: Text): HeadTags {
  return { title: text('today.title'), description: text('today.lead'), canonicalPath: TODAY_PATH };
}

export function articleHead(input: RouteInput, state: RootState): HeadTags {
  const article = selectArticle(input, state);
  if (!article) return { title: '', noIndex: true };
  const { title, lead, url, is_out } = article;
  const cover = article.cover ? state.entities.pin[article.cover.id] : undefined;
  const image = cover?.images['736x'] ?? cover?.images['474x'];
  return {
    title,
    description: lead || undefined,
    canonicalPath: url,
    languages: languageAddresses(article.translations),
    kind: 'article',
    noIndex: is_out ? undefined : true,
    image: image ? { url: image.url, width: image.width, height: image.height, alt: title } : undefined,
  };
}
