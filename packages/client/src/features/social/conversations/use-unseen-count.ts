import type { EntityRef } from '../../../store/stored.ts';
import type { RootState } from '../../../store/create-store.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectResource } from '../../../store/resources.slice.ts';
import { inboxPlace } from './inbox-place.ts';

/** How many conversations have something new; nothing of what is muted rings. */
export function selectUnseen({ resources, entities }: Pick<RootState, 'resources' | 'entities'>): number {
  const { data } = selectResource(resources, inboxPlace);
  if (!Array.isArray(data)) return 0;
  return (data as EntityRef<'conversation'>[]).filter(({ id }) => {
    const conversation = entities.conversation[id];
    return conversation !== undefined && conversation.unread > 0 && !conversation.muted;
  }).length;
}

export function useUnseenCount(): number {
  return useAppSelector(selectUnseen);
}
