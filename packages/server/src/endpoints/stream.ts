import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StreamEndpoint } from '@bowerbird/contract/protocol/stream.ts';
import type { CallContext } from './context.ts';

/** What answers a stream: it writes the reply itself. */
export type StreamHandler = (args: CallContext & { raw: FastifyRequest; reply: FastifyReply }) => Promise<unknown>;

export interface HandledStream {
  readonly stream: StreamEndpoint;
  readonly handler: StreamHandler;
}

/** Ties a handler to a declared stream. */
export function handleStream(stream: StreamEndpoint, handler: StreamHandler): HandledStream {
  return { stream, handler };
}
