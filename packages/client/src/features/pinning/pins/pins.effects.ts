import type { BulkPinsResource, PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { RootState } from '../../../store/create-store.ts';
import { afterAnyReply, afterReply, type Effect } from '../../../store/effects.ts';
import { viewerCounted } from '../../../store/session.slice.ts';

/** How many of these pins are the viewer's own, as far as the store knows them. */
function countOwn({ entities, session }: RootState, ids: readonly string[]): number {
  return ids.filter((id) => session.userId !== null && entities.pin[id]?.pinner?.id === session.userId).length;
}

/** How calls change the viewer's count of pins (`C4.17`). */
const effects: readonly Effect[] = [
  afterAnyReply(['PinResource.create', 'PinDraftPublicationsResource.create'], () => [viewerCounted({ pin_count: 1 })]),
  afterReply<typeof PinResource.delete>('PinResource.delete', ({ input }, before) => [
    viewerCounted({ pin_count: -countOwn(before, [input.id]) }),
  ]),
  afterReply<typeof BulkPinsResource.delete>('BulkPinsResource.delete', ({ input }, before) => [
    viewerCounted({ pin_count: -countOwn(before, input.pin_ids) }),
  ]),
  afterReply<typeof PinResource.update>('PinResource.update', ({ input }, before) =>
    input.restore ? [viewerCounted({ pin_count: countOwn(before, [input.id]) })] : [],
  ),
  afterReply<typeof BulkPinsResource.update>('BulkPinsResource.update', ({ input }, before) =>
    input.restore ? [viewerCounted({ pin_count: countOwn(before, input.pin_ids) })] : [],
  ),
];
export default effects;
