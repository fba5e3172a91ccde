import type { ErrorName } from './errors.ts';
import type { FieldSet } from './records.ts';

/** Who may call: anyone; signed in (a limited login too); full viewer (no limited login); full viewer with the passcode, when one is set. */
export type Access = 'anyone' | 'signed_in' | 'full' | 'passcode';

/** The four verbs of a resource and their HTTP methods. */
export type ResourceVerb = 'get' | 'create' | 'update' | 'delete';

/** Where an endpoint is found. */
export type Place =
  | { readonly kind: 'resource'; readonly resource: string; readonly verb: ResourceVerb }
  | { readonly kind: 'rest'; readonly method: RestMethod; readonly path: string };

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a declaration says of one call. */
export interface CallRules {
  readonly access: Access;
  /** Lists page by bookmark. */
  readonly paged?: boolean;
  /** How much of each record the reply carries: cards where it pages, everything elsewhere, unless said. */
  readonly records?: FieldSet;
  /** The errors that its handler may give, besides those that every call may give. */
  readonly errors?: readonly ErrorName[];
  /** A GET that writes nothing is the default; create, update, delete and POST, PUT, DELETE write. */
  readonly write?: boolean;
  /** May come from any of the product's own origins, without a CSRF token: only the handshakes (`C7.2`, `C7.3`). */
  readonly crossOrigin?: boolean;
  /** Carries a password or a token in or out: nothing of it rests for an `Idempotency-Key`, which holds in memory for a minute. */
  readonly secret?: boolean;
  /** REST only: HTTP statuses of errors that this call answers with another one, as the handshakes do (`C7.2`). */
  readonly statuses?: StatusMap;
}

/** From the HTTP status of an error to the one of the reply. */
export type StatusMap = { readonly [httpStatus: number]: number };

/** One declared call. `Input` and `Output` are carried by the type alone; their schemas stand beside, for the server. */
export interface Endpoint<Input = unknown, Output = unknown> {
  readonly name: string;
  readonly place: Place;
  readonly access: Access;
  readonly paged: boolean;
  readonly records: FieldSet;
  readonly write: boolean;
  readonly crossOrigin: boolean;
  readonly secret: boolean;
  readonly statuses: StatusMap;
  readonly errors: readonly ErrorName[];
  readonly types?: { readonly input: Input; readonly output: Output };
}

export type InputOf<E> = E extends Endpoint<infer Input, infer _Output> ? Input : never;
export type OutputOf<E> = E extends Endpoint<infer _Input, infer Output> ? Output : never;

/** A verb before it knows its resource. */
export interface VerbDeclaration<Input, Output> {
  readonly rules: CallRules;
  readonly types?: { readonly input: Input; readonly output: Output };
}

/** Declares one verb of a resource; types only, so that no schema reaches the browser. */
export function verb<Input, Output>(rules: CallRules): VerbDeclaration<Input, Output> {
  return { rules };
}

type Verbs = { readonly [V in ResourceVerb]?: VerbDeclaration<unknown, unknown> };
type ResourceOf<V extends Verbs> = {
  readonly [K in keyof V]: V[K] extends VerbDeclaration<infer Input, infer Output> ? Endpoint<Input, Output> : never;
};

/** Declares a resource: `/resource/{name}/{verb}/`. The name ends in `Resource`. */
export function defineResource<V extends Verbs>(name: `${string}Resource`, verbs: V): ResourceOf<V> {
  const entries = Object.entries(verbs).map(([key, declaration]) => {
    const verbName = key as ResourceVerb;
    return [
      key,
      makeEndpoint(`${name}.${key}`, { kind: 'resource', resource: name, verb: verbName }, declaration.rules, verbName !== 'get'),
    ];
  });
  return Object.fromEntries(entries) as ResourceOf<V>;
}

/** Declares a REST call, such as `GET /v3/boards/:id/`. Path parameters and the query or body make one input. */
export function defineRest<Input, Output>(method: RestMethod, path: `/${string}`, rules: CallRules): Endpoint<Input, Output> {
  return makeEndpoint(`${method} ${path}`, { kind: 'rest', method, path }, rules, method !== 'GET') as Endpoint<Input, Output>;
}

function makeEndpoint(name: string, place: Place, rules: CallRules, writes: boolean): Endpoint {
  return {
    name,
    place,
    access: rules.access,
    paged: rules.paged ?? false,
    records: rules.records ?? (rules.paged ? 'card' : 'detailed'),
    write: rules.write ?? writes,
    crossOrigin: rules.crossOrigin ?? false,
    secret: rules.secret ?? false,
    statuses: rules.statuses ?? {},
    errors: rules.errors ?? [],
  };
}
