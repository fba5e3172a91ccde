import type { FastifyReply } from 'fastify';

/** Leaves the reply to a library that writes it itself, with the headers that every reply of ours has. */
export function takeOverReply(reply: FastifyReply): void {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
}
