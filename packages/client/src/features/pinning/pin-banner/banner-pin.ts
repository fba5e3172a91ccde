import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { nextPathOf, savedPinOf } from '../../../lib/next-path.ts';
import { ensureResource } from '../../../store/call.ts';
import type { AppDispatch, RootState } from '../../../store/create-store.ts';
import type { StoredPin } from '../pins/index.ts';

const PIN_PATH = /^\/pin\/(\d{1,20})\/?(?:[?#]|$)/;

/** Fetches the pin that an entrance's address speaks of, as whoever looks may see it. */
export async function preloadPinBanner(dispatch: AppDispatch, search: string): Promise<void> {
  const id = namedPin(search);
  if (id !== null) await dispatch(ensureResource(PinResource.get, { id }));
}

/** The pin beside an entrance (`C2.23`): the one that is to be saved, else the next page's, else the one that was visited last. */
export function selectBannerPin(state: RootState, search: string): StoredPin | null {
  const named = namedPin(search);
  const pin = named === null ? lastSeen(state) : state.entities.pin[named];
  return pin && Object.keys(pin.images).length > 0 ? pin : null;
}

/** The pin whose picture was looked at last, else the last one among the pages: those are the first of a visit alone. */
function lastSeen({ entities, visits }: RootState): StoredPin | undefined {
  const [signature] = visits.viewedImages;
  const viewed =
    signature === undefined ? undefined : Object.values(entities.pin).find(({ imageSignature }) => imageSignature === signature);
  return viewed ?? entities.pin[visits.visitedPages.map(({ path }) => pinOfPath(path)).findLast((id) => id !== null) ?? ''];
}

function namedPin(search: string): string | null {
  return savedPinOf(search) ?? pinOfPath(nextPathOf(search));
}

function pinOfPath(path: string): string | null {
  return PIN_PATH.exec(path)?.[1] ?? null;
}
