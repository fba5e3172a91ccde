import type { CollectionPage, WithContext } from 'schema-dts';
import { ideasPath, IDEAS_PATH } from '../../features/discovery/topics/index.ts';
import type { RouteInput } from '../../routing/define-route.ts';
import { breadcrumbs, type Site, type StructuredData } from '../../routing/structured-data.ts';
import type { RootState } from '../../store/create-store.ts';
import { selectTopic } from './topic-options.ts';

/** What the page of a topic says to machines: what it collects, and the way to it. */
export function topicStructuredData(input: RouteInput, state: RootState, site: Site): StructuredData[] {
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
  return [page, breadcrumbs([{ name: 'Ideas', path: IDEAS_PATH }, ...crumbs], site)];
}
