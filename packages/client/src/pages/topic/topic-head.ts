import type { RouteInput } from '../../routing/define-route.ts';
import type { HeadTags } from '../../routing/head.ts';
import type { RootState } from '../../store/create-store.ts';
import type { Text } from '../../i18n/i18n.tsx';
import { ideasPath } from '../../features/discovery/topics/index.ts';
import { selectTopic } from './topic-options.ts';

/** What the page of a topic says of itself; both of its addresses name one. */
export function topicHead(input: RouteInput, state: RootState, text: Text): HeadTags {
  const topic = selectTopic(input, state);
  if (!topic) return { title: '', noIndex: true };
  const { name, cover } = topic;
  return {
    title: name,
    description: text('topics.lead', { name }),
    canonicalPath: ideasPath(topic),
    hasFeed: cover !== null,
    noIndex: cover === null ? 'empty' : undefined,
    image: cover ? { url: cover.url, width: cover.width, height: cover.height, alt: name } : undefined,
  };
}
