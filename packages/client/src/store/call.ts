import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { toCallError } from '../api/call-error.ts';
import type { CallOptions } from '../api/transport.ts';
import type { AppThunk } from './create-store.ts';
import { withPasscode } from './passcode-asker.ts';
import { withPassword } from './password-asker.ts';
import { normalise } from './normalise.ts';
import { received } from './received.ts';
import { resourceKey } from './resource-key.ts';
import type { StoredValue } from './stored.ts';
import { fetchFailed, fetchSettled, fetchStarted, isAtEnd, selectResource, shouldFetch } from './resources.slice.ts';

/** Makes a call and puts the entities of its reply into the store. Throws a `CallError`. */
export function call<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input, options?: CallOptions): AppThunk<Promise<Output>> {
  return async (dispatch, _getState, { transport }) => {
    const make = (more: object) => transport(endpoint, { ...input, ...more }, options);
    const reply = await withPassword(() => (endpoint.access === 'passcode' ? withPasscode(make) : make({})));
    const { result, entities } = normalise(reply.data);
    dispatch(received({ endpoint: endpoint.name, input, result, entities }));
    return reply.data;
  };
}

/** Fetches a resource on first use, or again after a server error; other times it does nothing. */
export function ensureResource<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const place = { name: endpoint.name, key: resourceKey(input) };
    if (shouldFetch(selectResource(getState().resources, place))) await dispatch(load(endpoint, input, null));
  };
}

/** Fetches a resource anew and replaces what it had. */
export function refreshResource<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input): AppThunk<Promise<void>> {
  return (dispatch) => dispatch(load(endpoint, input, null));
}

/** Fetches the next page and appends it; nothing at the end, or while a fetch is under way. */
export function fetchNextPage<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const resource = selectResource(getState().resources, { name: endpoint.name, key: resourceKey(input) });
    if (!resource.loaded || resource.fetching || isAtEnd(resource)) return;
    await dispatch(load(endpoint, input, resource.nextBookmark));
  };
}

/** Fetches the pages that are left; what is there then, whole unless a page did not come. */
export function fetchWhole<Input, Output>(endpoint: Endpoint<Input, Output[]>, input: Input): AppThunk<Promise<StoredValue<Output[]>>> {
  return async (dispatch, getState) => {
    const read = () => selectResource(getState().resources, { name: endpoint.name, key: resourceKey(input) });
    for (let bookmark: string | null = null; !isAtEnd(read()) && read().nextBookmark !== bookmark;) {
      bookmark = read().nextBookmark;
      await dispatch(fetchNextPage(endpoint, input));
    }
    return (read().data ?? []) as StoredValue<Output[]>;
  };
}

function load<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input, bookmark: string | null): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { transport }) => {
    const place = { name: endpoint.name, key: resourceKey(input) };
    const appends = bookmark !== null;
    dispatch(fetchStarted(place));
    try {
      const reply = await transport(endpoint, appends ? { ...input, bookmarks: [bookmark] } : input);
      const { result, entities } = normalise(reply.data);
      dispatch(received({ endpoint: endpoint.name, input, result, entities }));
      const next = endpoint.paged ? (reply.bookmark ?? END_BOOKMARK) : null;
      dispatch(fetchSettled({ ...place, data: result, auxData: reply.auxData ?? {}, bookmark: next, appends }));
    } catch (error) {
      dispatch(fetchFailed({ ...place, record: toCallError(error).record, appends }));
    }
  };
}
