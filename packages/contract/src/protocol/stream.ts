import type { AppScope } from '@bowerbird/domain/operation/app-scopes.ts';
import type { Access, Admission, Cache, CallDeclaration, RestMethod } from './endpoint.ts';
import type { ErrorName } from './errors.ts';

/** Protocols of uploads ask for a place by HEAD and send a piece by PATCH. */
export type StreamMethod = RestMethod | 'HEAD' | 'PATCH';

/** A call that moves bytes (upload, media, export, Server-Sent Events): declared and authorised like any other, without a body schema. */
export interface StreamEndpoint<A extends Access = Access> {
  readonly name: string;
  readonly method: StreamMethod;
  readonly path: string;
  readonly access: A;
  readonly appScope: AppScope | null;
  readonly write: boolean;
  readonly errors: readonly ErrorName[];
  readonly admission: Admission;
  readonly cache: Cache;
}

/** Declares a stream. */
export function defineStream<A extends Exclude<Access, 'passcode'>>(
  method: StreamMethod,
  path: `/${string}`,
  { access, rules }: CallDeclaration<unknown, unknown, A>,
): StreamEndpoint<A> {
  return {
    name: `${method} ${path}`,
    method,
    path,
    access,
    appScope: rules.appScope ?? null,
    write: method !== 'GET' && method !== 'HEAD',
    errors: rules.errors ?? [],
    admission: rules.admission ?? 'in_turn',
    cache: rules.cache ?? 'never',
  };
}
