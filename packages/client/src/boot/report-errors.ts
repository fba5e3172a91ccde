import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { countFailure } from '../store/count-failure.ts';
import type { AppThunk } from '../store/create-store.ts';

/** A page that goes on breaking tells nothing new. */
const MOST = 10;

/** Reports what nothing on the page expected, such as an error in the store (`C8.10`, `B8.8`). */
export function reportErrors(page: EventTarget = window): AppThunk {
  return (dispatch) => {
    let reported = 0;
    const report = (error: unknown) => {
      if (!isUnexpected(error) || reported === MOST) return;
      reported += 1;
      dispatch(countFailure('unexpected', error));
    };
    page.addEventListener('error', (event) => report((event as ErrorEvent).error));
    page.addEventListener('unhandledrejection', (event) => report((event as PromiseRejectionEvent).reason));
  };
}

/** A refused call and a load that was cut short are the network's. Other sites' scripts give no error at all. */
function isUnexpected(error: unknown): boolean {
  return error instanceof Error && !(error instanceof CallError) && error.name !== 'AbortError';
}
