import type { UnknownAction } from 'redux';
import { defineAction, type PayloadAction } from './define-action.ts';
import type { EntityTables } from './normalise.ts';

/** What every slice may react to: a call that came back. */
export interface Received {
  readonly endpoint: string;
  readonly input: unknown;
  /** The reply's data, with references where entities were. */
  readonly result: unknown;
  readonly entities: Partial<EntityTables>;
}

/** Dispatched once for each reply, before the resource cache settles. */
export const received = defineAction<Received>('received');

/** Matches the replies of one endpoint: `isReplyOf(BoardResource.create)(action)`. */
export function isReplyOf(
  ...endpoints: readonly { readonly name: string }[]
): (action: UnknownAction) => action is UnknownAction & PayloadAction<Received> {
  const names = new Set(endpoints.map((endpoint) => endpoint.name));
  return (action): action is UnknownAction & PayloadAction<Received> => received.match(action) && names.has(action.payload.endpoint);
}
