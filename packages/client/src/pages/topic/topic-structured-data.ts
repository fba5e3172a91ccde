import type { CollectionPage, WithContext } from 'schema-dts';
import { EXPLORE_PATH } from '@bowerbird/domain/discovery/explore-path.ts';
import { ideasPath } from '../../features/discovery/topics/index.ts';
import type { Text } from '../../i18n/i18n.tsx';
import type { RouteInput } from '../../routing/define-route.ts';
import { breadcrumbs, type Site, type StructuredData } from '../../routing/structured-data.ts';
import type { RootState } from '../../store/create-store.ts';
import { selectTopic } from './topic-options.ts';

/** What the page of a topic says to machines: what it collects, and the way to it as the page shows it. */
export function topicStructuredData(input: RouteInput, state: RootState, site: Site, text: Text): StructuredData[] {
  const topic = selectTopic(input, state);
  if (!topic) return [];
  const parent = topic.parent ? state.entities.topic[topic.parent.id] : undefined;
  const page: WithContext<CollectionPage> = {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: topic.name,
    url: site.absolute(ideasPath(topic)),
    primaryImageOfPage: topic.cover ? { '@type': 'ImageObject', contentUrl: site.absolute(topic.cover.url) } : undefined,
  };
  const crumbs = [parent, topic].flatMap((own) => (own ? [{ name: own.name, path: ideasPath(own) }] : []));
  return [page, breadcrumbs([{ name: text('nav.explore'), path: EXPLORE_PATH }, ...crumbs], site)];
}
