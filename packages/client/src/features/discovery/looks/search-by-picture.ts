import { searchByPicture } from '@bowerbird/contract/discovery/looks/calls.ts';
import type { LookAlikes } from '@bowerbird/contract/discovery/looks/schemas.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { ErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { readCookie } from '../../../lib/cookies.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { normalise } from '../../../store/normalise.ts';
import { received } from '../../../store/received.ts';
import type { StoredValue } from '../../../store/stored.ts';
import { shrunkFile } from './part-of-file.ts';

/** Sends a picture that nothing is kept of, and gives the pins that look like it. Throws a `CallError`. */
export function findByPicture(file: File, signal: AbortSignal): AppThunk<Promise<StoredValue<LookAlikes>>> {
  return async (dispatch, _getState, { entityTypes }) => {
    const body = new FormData();
    body.append('img', await shrunkFile(file));
    const headers = { 'X-CSRFToken': readCookie('csrftoken') ?? '', 'X-Requested-With': 'XMLHttpRequest' };
    const reply = await fetch(searchByPicture.path, { method: searchByPicture.method, body, headers, signal }).catch(() => null);
    const found = (await reply?.json().catch(() => null)) as LookAlikes | { readonly error?: ErrorRecord } | null | undefined;
    if (!reply?.ok || !found || !('results' in found)) throw new CallError(found && 'error' in found ? (found.error ?? null) : null);
    const { result, entities } = normalise(found, entityTypes);
    dispatch(received({ endpoint: 'searchByPicture', input: {}, result, entities }));
    return result;
  };
}
