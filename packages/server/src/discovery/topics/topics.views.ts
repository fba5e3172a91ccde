import type { Topic, WholeTopic } from '@bowerbird/contract/discovery/topics/schemas.ts';
import type { TopicRow } from './topics.queries.ts';

/** A topic as the wire has it (`C3.25`). */
export function presentTopic({ id, slug, name, is_followed }: TopicRow): Topic {
  return { id, slug, name, is_followed };
}

interface Around {
  readonly parent: TopicRow | null;
  readonly children: readonly TopicRow[];
  readonly related: readonly TopicRow[];
}

export function presentWholeTopic(topic: TopicRow, { parent, children, related }: Around): WholeTopic {
  return {
    ...presentTopic(topic),
    parent: parent && presentTopic(parent),
    children: children.map(presentTopic),
    related: related.map(presentTopic),
  };
}
