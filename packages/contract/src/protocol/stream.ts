import type { Access, RestMethod } from './endpoint.ts';
import type { ErrorName } from './errors.ts';

/** A call that moves bytes (upload, media, export, Server-Sent Events): declared and authorised like any other, without a body schema. */
export interface StreamEndpoint {
  readonly name: string;
  readonly method: RestMethod;
  readonly path: string;
  readonly access: Access;
  readonly write: boolean;
  readonly errors: readonly ErrorName[];
}

/** Declares a stream. */
export function defineStream(
  method: RestMethod,
  path: `/${string}`,
  rules: { access: Exclude<Access, 'passcode'>; errors?: readonly ErrorName[] },
): StreamEndpoint {
  return { name: `${method} ${path}`, method, path, access: rules.access, write: method !== 'GET', errors: rules.errors ?? [] };
}
