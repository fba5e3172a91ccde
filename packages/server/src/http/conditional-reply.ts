import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface ConditionalReply {
  readonly body: string;
  readonly type: string;
  readonly maxAgeSeconds: number;
}

/**
 * Sends a document that its reader may have already; then it says so and sends nothing (RFC 9110 §13). The tag alone decides,
 * because no time tells that something was taken away.
 */
export function sendUnlessKnown(raw: FastifyRequest, reply: FastifyReply, document: ConditionalReply): FastifyReply {
  const etag = `W/"${createHash('sha256').update(document.body).digest('base64url')}"`;
  void reply.headers({
    ETag: etag,
    'Cache-Control': `public, max-age=${document.maxAgeSeconds}`,
  });
  if (isKnown(raw, etag)) return reply.code(304).send();
  return reply.type(document.type).send(document.body);
}

function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  return known !== undefined && (known === '*' || known.split(',').some((tag) => tag.trim() === etag));
}
