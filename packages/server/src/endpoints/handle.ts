import type { Kysely } from 'kysely';
import type { Access, Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { CallResult } from '@bowerbird/contract/protocol/envelope.ts';
import type { DB } from '../core/database/schema.generated.ts';
import type { CallContext } from './context.ts';
import type { ViewerOf } from './viewer.ts';

/** What a handler works with besides its input; who asks is typed by the access that the call declares. */
export interface HandlerContext<A extends Access = Access> extends CallContext<ViewerOf<A>> {
  readonly db: Kysely<DB>;
}

/** Data alone, or a page: data with its bookmark. */
export type HandlerReply<Output> = Output | Page<Output>;

const pageMark = Symbol('page');

/** A reply with a bookmark or side data. */
export interface Page<Output> extends CallResult<Output> {
  readonly [pageMark]: true;
}

/** Makes a reply that carries a bookmark or side data besides its data. */
export function page<Output>(result: CallResult<Output>): Page<Output> {
  return { ...result, [pageMark]: true };
}

/** Tells a page from plain data. */
export function isPage(reply: unknown): reply is Page<unknown> {
  return typeof reply === 'object' && reply !== null && pageMark in reply;
}

export type Handler<Input, Output, A extends Access = Access> = (context: HandlerContext<A>, input: Input) => Promise<HandlerReply<Output>>;

/** An endpoint with the one handler that answers it. */
export interface HandledEndpoint {
  readonly endpoint: Endpoint;
  readonly handler: Handler<unknown, unknown>;
  /** Whether all that the handler does lies in the database and nothing of it has to stay when it fails. */
  readonly atomic?: boolean;
  readonly prepare?: Prepare<unknown>;
}

/** Gets what a handler needs from outside of the database, before its transaction begins: gives the input that it works with. */
export type Prepare<Input, A extends Access = Access> = (context: CallContext<ViewerOf<A>>, input: Input) => Promise<Input>;

/** Ties a handler to a declared endpoint. */
export function handle<Input, Output, A extends Access>(
  endpoint: Endpoint<Input, Output, A>,
  handler: Handler<Input, Output, A>,
): HandledEndpoint {
  // `authorise` has let in nobody else when a handler runs.
  return { endpoint, handler: handler as unknown as Handler<unknown, unknown> };
}

/**
 * Ties a handler to an endpoint that writes to the database alone. Its effect is kept by one transaction, and with an
 * `Idempotency-Key` its reply, too. Not for handlers that count tries or write mails even when they refuse. What may take its
 * time elsewhere is for `prepare`: a transaction that waits for it would keep a connection from everybody.
 */
export function handleAtomically<Input, Output, A extends Access>(
  endpoint: Endpoint<Input, Output, A>,
  handler: Handler<Input, Output, A>,
  prepare?: Prepare<Input, A>,
): HandledEndpoint {
  return { ...handle(endpoint, handler), atomic: true, prepare: prepare as Prepare<unknown> | undefined };
}
