import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { PageInput } from '@bowerbird/contract/protocol/paging.ts';
import { ensureResource } from '../store/call.ts';
import type { PreloadInput } from './define-route.ts';

/** Fetches what the sections of a page show, side by side, so that nothing moves when it would come later. */
export function preloadResources(...endpoints: readonly Endpoint<Record<string, never> | PageInput>[]) {
  return ({ dispatch }: Pick<PreloadInput, 'dispatch'>): Promise<unknown> =>
    Promise.all(endpoints.map((endpoint) => dispatch(ensureResource(endpoint, {}))));
}
