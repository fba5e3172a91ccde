import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Pin, PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import { hydrate, hydrateOne, recordShape, type Records } from '../../endpoints/records.ts';
import { readNamedUser, readWholeUsers } from '../../people/users/index.ts';
import { pinCardQuery, wholePinQuery, type PinCardRow, type PinRow } from './hydrate.queries.ts';
import { presentPin, presentPinCard } from './pins.views.ts';

/** Pins as lists and single reads show them. A test checks that every declared part is given: the types are composed of them. */
export const pinRecords: Records<PinCard, Pin> = {
  record: 'pin',
  card: recordShape({
    query: pinCardQuery,
    present: (row: PinCardRow, context) => presentPinCard(row, readNamedUser(row, 'pinner', context), context) as PinCard,
  }),
  detailed: recordShape({
    query: wholePinQuery,
    present: (row: PinRow, context) => presentPin(row, readWholeUsers(row.pinner, context)[0]!, context) as Pin,
  }),
};

/** Loads pins by id, in the given order, as this viewer sees them and as much as the reply carries. */
export function hydratePins(context: ViewContext, pinIds: readonly string[]): Promise<PinCard[]> {
  return hydrate(context, pinRecords, pinIds);
}

/** One pin with all of its fields, as this viewer sees it; `pin_not_found` otherwise. */
export async function hydratePin(context: ViewContext, pinId: string): Promise<Pin> {
  const pin = await hydrateOne(context, pinRecords, pinId);
  if (!pin) throw new ApiError('pin_not_found');
  return pin;
}
