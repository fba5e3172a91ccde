import { countClientFailure } from '@bowerbird/contract/measurement/client-failures/calls.ts';
import type { ClientFailure } from '@bowerbird/domain/measurement/client-failures.ts';
import { call } from './call.ts';
import type { AppThunk } from './create-store.ts';

/** Counts a failure that nobody is told of (`C8.12`, `B8.4`); where that fails too, it stays uncounted. */
export function countFailure(failure: ClientFailure, error: unknown): AppThunk {
  return (dispatch) => {
    const message = error instanceof Error ? error.message : '';
    dispatch(call(countClientFailure, { failure, message: message.slice(0, LONGEST) })).catch(() => undefined);
  };
}

const LONGEST = 500;
