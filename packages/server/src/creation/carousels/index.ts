import { carouselFields } from '@bowerbird/contract/creation/carousels/records.ts';
import { givePart, rarely } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { copySlots, hasSlots, slotsOfPin } from './carousels.queries.ts';
import { changeSlots } from './change-slots.service.ts';

export { heldByDraft, insertSlots, type NewSlot } from './carousels.queries.ts';
export { checkSlotWords, keepSlotWords } from './change-slots.service.ts';
export { keepSlots } from './keep-slots.service.ts';

/** Pins of two to five pictures. */
export const carouselsFeature: Feature = {
  name: 'carousels',
  recordParts: [
    rarely(
      givePart(carouselFields, ({ core }, { id }) => slotsOfPin(id, core.config.mediaUrl)),
      ({ id }) => hasSlots(id),
    ),
  ],
  changePin: changeSlots,
  listeners: ({ jobsDb }) => [
    {
      name: 'saved-carousels',
      types: ['pin.created'],
      handle: (events) => copySlots(jobsDb, [...new Set(events.map(({ payload }) => payload['pinId']!))]),
    },
  ],
};
