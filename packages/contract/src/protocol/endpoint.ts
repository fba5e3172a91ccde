import type { AppScope } from '@bowerbird/domain/operation/app-scopes.ts';
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

/** What a declaration says of one call, besides who may make it. */
export interface CallRules<Option extends string = string> {
  /** What a third-party app has to be granted to make this call; no app makes a call without it. */
  readonly appScope?: AppScope;
  /** Lists page by bookmark. */
  readonly paged?: boolean;
  /** How much of each record the reply carries: cards where it pages, everything elsewhere, unless said. */
  readonly records?: FieldSet;
  /** The errors that its handler may give, besides those that every handler may give; any other fails the tests. */
  readonly errors?: readonly ErrorName[];
  /** A GET that writes nothing is the default; create, update, delete and POST, PUT, DELETE write. */
  readonly write?: boolean;
  /** May come from any of the product's own origins, without a CSRF token: only the handshakes (`C7.2`, `C7.3`). */
  readonly crossOrigin?: boolean;
  /**
   * Carries a password or a token in or out. Nothing of it rests for an `Idempotency-Key`, which holds in memory for a minute;
   * the options that are named here are not told back with the reply.
   */
  readonly secret?: true | readonly Option[];
  /** REST only: HTTP statuses of errors that this call answers with another one, as the handshakes do (`C7.2`). */
  readonly statuses?: StatusMap;
  /** Requests wait their turn while more come than are served. What has limits of its own is always let in. */
  readonly admission?: Admission;
  /** Whether the reply may be kept: no reply is, unless said. */
  readonly cache?: Cache;
}

/** From the HTTP status of an error to the one of the reply. */
export type StatusMap = { readonly [httpStatus: number]: number };

/** Whether a request waits its turn when more come than are served. */
export type Admission = 'in_turn' | 'always';

/** Who may keep a reply: nobody, the person's own browser for an hour, or anybody for ever. */
export type Cache = 'never' | 'own_hour' | 'for_ever';

/** A call that says all about itself, but not yet where it is found. */
export interface CallDeclaration<Input = unknown, Output = unknown, A extends Access = Access> {
  readonly access: A;
  readonly rules: CallRules;
  readonly types?: { readonly input: Input; readonly output: Output };
}

type OptionsOf<Input> = Input extends unknown ? keyof Input & string : never;
type RulesOf<Input> = CallRules<OptionsOf<Input>>;

/** Declares a call that anyone may make; types only, so that no schema reaches the browser. */
export function forAnyone<Input = unknown, Output = unknown>(rules: RulesOf<Input> = {}): CallDeclaration<Input, Output, 'anyone'> {
  return { access: 'anyone', rules };
}

/** Declares a call for whoever is signed in, by a limited login too. */
export function forSignedIn<Input = unknown, Output = unknown>(rules: RulesOf<Input> = {}): CallDeclaration<Input, Output, 'signed_in'> {
  return { access: 'signed_in', rules };
}

/** Declares a call for whoever is signed in by more than a limited login. */
export function forFullViewer<Input = unknown, Output = unknown>(rules: RulesOf<Input> = {}): CallDeclaration<Input, Output, 'full'> {
  return { access: 'full', rules };
}

/** Declares a call like one of `forFullViewer` that takes the parental passcode besides, where one is set. */
export function behindPasscode<Input = unknown, Output = unknown>(rules: RulesOf<Input> = {}): CallDeclaration<Input, Output, 'passcode'> {
  return { access: 'passcode', rules };
}

/** One declared call. `Input` and `Output` are carried by the type alone; their schemas stand beside, for the server. */
export interface Endpoint<Input = unknown, Output = unknown, A extends Access = Access> {
  readonly name: string;
  readonly place: Place;
  readonly access: A;
  readonly appScope: AppScope | null;
  readonly paged: boolean;
  readonly records: FieldSet;
  readonly write: boolean;
  readonly crossOrigin: boolean;
  readonly secret: boolean;
  /** Options that are not told back with the reply. */
  readonly secretOptions: readonly string[];
  readonly statuses: StatusMap;
  readonly errors: readonly ErrorName[];
  readonly admission: Admission;
  readonly cache: Cache;
  readonly types?: { readonly input: Input; readonly output: Output };
}

export type InputOf<E> = E extends Endpoint<infer Input, infer _Output> ? Input : never;

type Verbs = { readonly [V in ResourceVerb]?: CallDeclaration };
type ResourceOf<V extends Verbs> = {
  readonly [K in keyof V]: V[K] extends CallDeclaration<infer Input, infer Output, infer A> ? Endpoint<Input, Output, A> : never;
};

/** Declares a resource: `/resource/{name}/{verb}/`. The name ends in `Resource`. */
export function defineResource<V extends Verbs>(name: `${string}Resource`, verbs: V): ResourceOf<V> {
  const entries = Object.entries(verbs).map(([key, declaration]) => {
    const verb = key as ResourceVerb;
    return [key, makeEndpoint(`${name}.${key}`, { kind: 'resource', resource: name, verb }, declaration, verb !== 'get')];
  });
  return Object.fromEntries(entries) as ResourceOf<V>;
}

/** Declares a REST call, such as `GET /v3/boards/:id/`. Path parameters and the query or body make one input. */
export function defineRest<Input, Output, A extends Access>(
  method: RestMethod,
  path: `/${string}`,
  declaration: CallDeclaration<Input, Output, A>,
): Endpoint<Input, Output, A> {
  return makeEndpoint(`${method} ${path}`, { kind: 'rest', method, path }, declaration, method !== 'GET');
}

function makeEndpoint<Input, Output, A extends Access>(
  name: string,
  place: Place,
  { access, rules }: CallDeclaration<Input, Output, A>,
  writes: boolean,
): Endpoint<Input, Output, A> {
  const secretOptions = Array.isArray(rules.secret) ? (rules.secret as readonly string[]) : [];
  return {
    name,
    place,
    access,
    appScope: rules.appScope ?? null,
    paged: rules.paged ?? false,
    records: rules.records ?? (rules.paged ? 'card' : 'detailed'),
    write: rules.write ?? writes,
    crossOrigin: rules.crossOrigin ?? false,
    secret: rules.secret !== undefined,
    secretOptions: access === 'passcode' ? [...secretOptions, 'passcode'] : secretOptions,
    statuses: rules.statuses ?? {},
    errors: rules.errors ?? [],
    admission: rules.admission ?? 'in_turn',
    cache: rules.cache ?? 'never',
  };
}
