import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '@bowerbird/contract/protocol/endpoint.ts';
import type { StreamEndpoint } from '@bowerbird/contract/protocol/stream.ts';
import type { CallContext } from './context.ts';
import type { ViewerOf } from './viewer.ts';

/** What a stream's handler works with; who asks is typed by the access that the stream declares. */
export type StreamContext<A extends Access = Access> = CallContext<ViewerOf<A>> & {
  readonly raw: FastifyRequest;
  readonly reply: FastifyReply;
};

/** What answers a stream: it writes the reply itself. */
export type StreamHandler<A extends Access = Access> = (context: StreamContext<A>) => Promise<unknown>;

export interface HandledStream {
  readonly stream: StreamEndpoint;
  readonly handler: StreamHandler;
}

/** Ties a handler to a declared stream. */
export function handleStream<A extends Access>(stream: StreamEndpoint<A>, handler: StreamHandler<A>): HandledStream {
  // `authorise` has let in nobody else when a handler runs.
  return { stream, handler: handler as unknown as StreamHandler };
}
