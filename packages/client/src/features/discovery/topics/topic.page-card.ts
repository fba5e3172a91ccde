import { TopicResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { useEntity, useResource } from '../../../store/hooks.ts';
import { isGone } from '../../../store/is-gone.ts';
import type { PageCard, PageCardProps } from '../../social/conversations/index.ts';

/** A topic for a card in messages; one that was merged away gives its successor. */
function ShownTopic({ id, children }: PageCardProps) {
  const { data, error } = useResource(TopicResource.get, { interest: id });
  const topic = useEntity(data);
  if (isGone(error)) return children(null);
  const cover = topic?.cover;
  return children({ title: topic?.name ?? (error ? null : undefined), picture: cover ? { ...cover, color: cover.dominantColor } : null });
}

const card: PageCard = { kind: 'topic', Shown: ShownTopic };
export default card;
