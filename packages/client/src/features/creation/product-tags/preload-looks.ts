import { TaggedLooksResource } from '@bowerbird/contract/creation/product-tags/calls.ts';
import { ensureResource } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { isWholePin } from '../../pinning/pins/index.ts';

const LOOKS_SHOWN = 8;

export const looksOptions = (pinId: string) => ({ pin_id: pinId, page_size: LOOKS_SHOWN });

/** Fetches the other looks of a pin that is here, so that nothing below them moves when they come. */
export function preloadLooks(pinId: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const pin = getState().entities.pin[pinId];
    if (isWholePin(pin) && pin.aggregatedPinData.isShopTheLook)
      await dispatch(ensureResource(TaggedLooksResource.get, looksOptions(pinId)));
  };
}
