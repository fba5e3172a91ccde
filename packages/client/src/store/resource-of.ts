import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { RootState } from './create-store.ts';
import { resourceKey } from './resource-key.ts';
import { selectResource, type ResourceState } from './resources.slice.ts';

/** The state of a resource outside of components, such as the one that a route stands on. */
export function resourceOf<Input, Output>(state: RootState, endpoint: Endpoint<Input, Output>, input: Input): ResourceState {
  return selectResource(state.resources, { name: endpoint.name, key: resourceKey(input) });
}
