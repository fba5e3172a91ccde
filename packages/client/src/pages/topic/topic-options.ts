import { TopicFeedResource, TopicResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import type { PreloadInput, RouteInput } from '../../routing/define-route.ts';
import { ensureResource } from '../../store/call.ts';
import type { RootState } from '../../store/create-store.ts';
import { resourceKey } from '../../store/resource-key.ts';
import { selectResource, type ResourceState } from '../../store/resources.slice.ts';
import type { EntityRef } from '../../store/stored.ts';
import { ideasPath, topicPath, type StoredTopic } from '../../features/discovery/topics/index.ts';

export const topicSorts = ['best', 'newest'] as const;
export type TopicSort = (typeof topicSorts)[number];

/** The order that an address asks for: the best first, unless it says otherwise. */
export function sortOf(search: URLSearchParams): TopicSort {
  return search.get('sort') === 'newest' ? 'newest' : 'best';
}

/** What an address names a topic by: its id where it has one (`C2.11`), its slug otherwise (`C2.8`), however it is written. */
export function interestOf({ interest = '', id }: RouteInput['params']): string {
  return id ?? interest.toLowerCase();
}

export const feedOptionsOf = (interest: string, sort: TopicSort) => ({ interest, sort });

/** Fetches a topic and its pins at the same time. */
export async function preloadTopic({ params, search, dispatch }: PreloadInput): Promise<void> {
  const interest = interestOf(params);
  await Promise.all([
    dispatch(ensureResource(TopicResource.get, { interest })),
    dispatch(ensureResource(TopicFeedResource.get, feedOptionsOf(interest, sortOf(search)))),
  ]);
}

/** The resource of the topic that an address names. */
export function selectTopicResource({ params }: Pick<RouteInput, 'params'>, state: RootState): ResourceState {
  return selectResource(state.resources, { name: TopicResource.get.name, key: resourceKey({ interest: interestOf(params) }) });
}

export function selectTopic(input: Pick<RouteInput, 'params'>, state: RootState): StoredTopic | undefined {
  const ref = selectTopicResource(input, state).data as EntityRef<'topic'> | null;
  return ref ? state.entities.topic[ref.id] : undefined;
}

/** Where the address of a topic leads that was merged away, or is named otherwise. */
export function topicRedirect(input: RouteInput, state: RootState): string | null {
  const topic = selectTopic(input, state);
  if (!topic || topic.slug === input.params.interest) return null;
  const query = sortOf(input.search) === 'newest' ? '?sort=newest' : '';
  return (input.params.id === undefined ? topicPath(topic.slug) : ideasPath(topic)) + query;
}
