import type { PinFeedbackResource } from '@bowerbird/contract/discovery/pin-feedback/calls.ts';
import type { RootState } from '../../../store/create-store.ts';
import { afterReply, type Effect } from '../../../store/effects.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceDataChanged, resourceInvalidated } from '../../../store/resources.slice.ts';

const place = { name: 'HiddenPinsResource.get', key: resourceKey({}) };

const listed = ({ resources }: RootState) => (resources[place.name]?.[place.key]?.data ?? []) as readonly { readonly id: string }[];

/** A pin that is hidden or shown again elsewhere comes into the list of hidden pins, or leaves it. */
const effects: readonly Effect[] = [
  afterReply<typeof PinFeedbackResource.create>('PinFeedbackResource.create', ({ input }, before) =>
    input.action !== 'hide' || listed(before).some(({ id }) => id === input.pin_id) ? [] : [resourceInvalidated(place)],
  ),
  afterReply<typeof PinFeedbackResource.delete>('PinFeedbackResource.delete', ({ input }, before) => {
    const others = listed(before).filter(({ id }) => id !== input.pin_id);
    return input.action !== 'hide' || others.length === listed(before).length ? [] : [resourceDataChanged({ ...place, data: others })];
  }),
];
export default effects;
