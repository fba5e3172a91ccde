import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { CallError, toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { CallOptions } from '@bowerbird/contract/protocol/call-endpoint.ts';
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
  return async (dispatch, _getState, { transport, entityTypes, effects }) => {
    const loaded = effects.load();
    const make = (more: object) => transport(endpoint, { ...input, ...more }, options);
    const reply = await withPassword(() => (endpoint.access === 'passcode' ? withPasscode(make) : make({})));
    await loaded;
    const { result, entities } = normalise(reply.data, entityTypes);
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

/** Fetches the next page and appends it; nothing at the end. While a fetch is under way, it waits for that one. */
export function fetchNextPage<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input): AppThunk<Promise<void>> {
  return async (dispatch, getState, extra) => {
    const place = { name: endpoint.name, key: resourceKey(input) };
    const resource = selectResource(getState().resources, place);
    if (resource.fetching) return loadsOf(extra).get(loadKey(place));
    if (!resource.loaded || isAtEnd(resource)) return;
    await dispatch(load(endpoint, input, resource.nextBookmark));
  };
}

/** Fetches the pages that are left and gives all of it. Throws a `CallError` when a page does not come. */
export function fetchWhole<Input, Output>(endpoint: Endpoint<Input, Output[]>, input: Input): AppThunk<Promise<StoredValue<Output[]>>> {
  return async (dispatch, getState) => {
    const read = () => selectResource(getState().resources, { name: endpoint.name, key: resourceKey(input) });
    while (!isAtEnd(read())) {
      // It may have been forgotten meanwhile.
      await dispatch(ensureResource(endpoint, input));
      await dispatch(fetchNextPage(endpoint, input));
      const { error } = read();
      if (error) throw new CallError(error.record);
    }
    return (read().data ?? []) as StoredValue<Output[]>;
  };
}

/** The loads under way of each store, by place. */
const loadsOfStores = new WeakMap<object, Map<string, Promise<void>>>();

function loadsOf(store: object): Map<string, Promise<void>> {
  const loads = loadsOfStores.get(store) ?? new Map<string, Promise<void>>();
  loadsOfStores.set(store, loads);
  return loads;
}

function loadKey({ name, key }: { readonly name: string; readonly key: string }): string {
  return `${name} ${key}`;
}

/** Fetches a page and keeps its promise until it is there, because others may wait for the same page. */
function load<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input, bookmark: string | null): AppThunk<Promise<void>> {
  return async (dispatch, _getState, extra) => {
    const loads = loadsOf(extra);
    const key = loadKey({ name: endpoint.name, key: resourceKey(input) });
    const running = dispatch(fetchPage(endpoint, input, bookmark));
    loads.set(key, running);
    await running;
    if (loads.get(key) === running) loads.delete(key);
  };
}

function fetchPage<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input, bookmark: string | null): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { transport, entityTypes, effects }) => {
    const place = { name: endpoint.name, key: resourceKey(input) };
    const appends = bookmark !== null;
    dispatch(fetchStarted(place));
    try {
      const loaded = effects.load();
      const reply = await transport(endpoint, appends ? { ...input, bookmarks: [bookmark] } : input);
      await loaded;
      const { result, entities } = normalise(reply.data, entityTypes);
      dispatch(received({ endpoint: endpoint.name, input, result, entities }));
      const next = endpoint.paged ? (reply.bookmark ?? END_BOOKMARK) : null;
      dispatch(fetchSettled({ ...place, data: result, auxData: reply.auxData ?? {}, bookmark: next, appends }));
    } catch (error) {
      dispatch(fetchFailed({ ...place, record: toCallError(error).record, appends }));
    }
  };
}

/** Loads what calls change elsewhere before the first call needs it. */
export function loadEffects(): AppThunk<Promise<void>> {
  return (_dispatch, _getState, { effects }) => effects.load();
}
