import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { call } from '../../store/call.ts';
import type { AppThunk } from '../../store/create-store.ts';
import { removeFromFeeds } from '../../store/feeds/index.ts';

/** Of many at once, so many are fetched; the rest is right on the next page. */
const MOST_FETCHED = 10;

interface Afterwards {
  readonly found?: (id: string) => AppThunk;
  /** For what the viewer sees no more. */
  readonly gone?: (id: string) => AppThunk;
}

/** Fetches records again; what is gone, or hidden from the viewer by now, leaves every list. */
export function refetchRecords<Input>(
  endpoint: Endpoint<Input>,
  ids: readonly string[],
  inputFor: (id: string) => Input,
  { found, gone }: Afterwards = {},
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    for (const id of ids.slice(0, MOST_FETCHED)) {
      try {
        await dispatch(call(endpoint, inputFor(id)));
        if (found) dispatch(found(id));
      } catch (error) {
        if (toCallError(error).status !== 404) continue;
        dispatch(removeFromFeeds([id]));
        if (gone) dispatch(gone(id));
      }
    }
  };
}
