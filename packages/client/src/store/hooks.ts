import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { CallOptions } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { call, ensureResource, fetchNextPage, refreshResource } from './call.ts';
import type { AppDispatch, AppStore, RootState } from './create-store.ts';
import { resourceKey } from './resource-key.ts';
import { isAtEnd, selectResource, type ResourceState } from './resources.slice.ts';
import type { EntityRef, EntityType, StoredRecords, StoredValue } from './stored.ts';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppStore = useStore.withTypes<AppStore>();
/** On the server nothing changes while a page is drawn, so nothing is subscribed to; a wall reads the store hundreds of times. */
export const useAppSelector: SelectState = import.meta.env.SSR ? useStateOnce : useSelector.withTypes<RootState>();

type SelectState = <Selected>(select: (state: RootState) => Selected, isEqual?: (left: Selected, right: Selected) => boolean) => Selected;

function useStateOnce<Selected>(select: (state: RootState) => Selected): Selected {
  return select(useAppStore().getState());
}

/** A resource with its data as the store holds it. */
export interface ResourceView<Output> extends Omit<ResourceState, 'data'> {
  readonly data: StoredValue<Output> | null;
  readonly isAtEnd: boolean;
  readonly refresh: () => Promise<void>;
}

/** Reads a resource and fetches it on first use (`C4.10`); with `null` options it waits. */
export function useResource<Input, Output>(endpoint: Endpoint<Input, Output>, options: Input | null): ResourceView<Output> {
  const dispatch = useAppDispatch();
  const key = resourceKey(options);
  const stable = useStable(options);
  const resource = useAppSelector((state) => selectResource(state.resources, { name: endpoint.name, key }));
  // Forgotten while it is shown (its feed was invalidated), it is fetched anew at once.
  const isUntouched = !resource.loaded && !resource.fetching && !resource.error;
  useEffect(() => {
    if (stable !== null) void dispatch(ensureResource(endpoint, stable));
  }, [dispatch, endpoint, stable, isUntouched]);
  const refresh = useCallback(async () => {
    if (stable !== null) await dispatch(refreshResource(endpoint, stable));
  }, [dispatch, endpoint, stable]);
  return { ...resource, data: resource.data as StoredValue<Output> | null, isAtEnd: isAtEnd(resource), refresh };
}

/** A function that fetches the next page of a resource. */
export function useNextPage<Input, Output>(endpoint: Endpoint<Input, Output>, options: Input): () => void {
  const dispatch = useAppDispatch();
  const stable = useStable(options);
  return useCallback(() => void dispatch(fetchNextPage(endpoint, stable)), [dispatch, endpoint, stable]);
}

/** Equal options keep their identity from render to render. */
function useStable<T>(options: T): T {
  const key = JSON.stringify(options);
  return useMemo(() => JSON.parse(key) as T, [key]);
}

/** A function that makes one call; it throws a `CallError`. */
export function useAction<Input, Output>(endpoint: Endpoint<Input, Output>): (input: Input, options?: CallOptions) => Promise<Output> {
  const dispatch = useAppDispatch();
  return useCallback((input: Input, options?: CallOptions) => dispatch(call(endpoint, input, options)), [dispatch, endpoint]);
}

/** The record that a reference stands for, if it is known. */
export function useEntity<T extends EntityType>(ref: EntityRef<T> | null | undefined): StoredRecords[T] | undefined {
  return useAppSelector((state) => (ref ? state.entities[ref.type][ref.id] : undefined));
}

/** The viewer record; `null` on a page that nobody signed in to. */
export function useViewer() {
  return useAppSelector((state) => (state.session.viewer?.id ? state.session.viewer : null));
}
