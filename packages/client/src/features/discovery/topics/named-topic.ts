import { TopicResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import type { RootState } from '../../../store/create-store.ts';
import { resourceOf } from '../../../store/resource-of.ts';
import type { EntityRef } from '../../../store/stored.ts';
import type { StoredTopic } from './stored-topic.ts';

/** The topic that an address names by its id, once it was fetched; of one that was merged away its successor. */
export function selectNamedTopic(state: RootState, id: string | undefined): StoredTopic | undefined {
  if (id === undefined) return undefined;
  const ref = resourceOf(state, TopicResource.get, { interest: id }).data as EntityRef<'topic'> | null;
  return ref ? state.entities.topic[ref.id] : undefined;
}
