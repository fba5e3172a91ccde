import type { BulkPinsResource, PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { RootState } from '../../../store/create-store.ts';
import { afterReply } from '../../../store/effects.ts';
import { viewerCounted } from '../../../store/session.slice.ts';
import type { StorePart } from '../../../store/store-part.ts';
import './stored-pin.ts';

/** How many of these pins are the viewer's own, as far as the store knows them. */
function countOwn({ entities, session }: RootState, ids: readonly string[]): number {
  return ids.filter((id) => session.userId !== null && entities.pin[id]?.pinner?.id === session.userId).length;
}

const part: StorePart = {
  entities: ['pin'],
  effects: [
    afterReply<typeof PinResource.create>('PinResource.create', () => [viewerCounted({ pin_count: 1 })]),
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
  ],
};
export default part;
