import type { ErrorRecord } from './errors.ts';

/** Where persisted operations are asked for (`C7.35`). */
export const GRAPHQL_PATH = '/_/graphql/';

/** A read that the server keeps by its hash (`C7.39`): no other document is ever run. */
export interface PersistedOperation<Variables = unknown, Data = unknown> {
  readonly name: string;
  /** SHA-256 of the operation's first line. The fields that it selects follow the records, so they are not part of it. */
  readonly queryHash: string;
  readonly types?: { readonly variables: Variables; readonly data: Data };
}

/** Declares a persisted operation; variables and data are carried by the type alone. */
export function defineOperation<Variables, Data>(name: string, queryHash: string): PersistedOperation<Variables, Data> {
  return { name, queryHash };
}

/** What comes back: data, or why there is none. */
export interface GraphqlReply<Data = unknown> {
  readonly data: Data | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: ErrorRecord }[];
}

/** What stands in a reply where a pin cannot be shown (`C8.5`). */
export interface GraphqlPinError {
  readonly __typename: 'PinError';
  readonly name: string;
  readonly code: number;
  readonly message: string;
}
