import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface ConditionalReply {
  readonly body: string;
  readonly type: string;
  readonly lastModified: Date;
  readonly maxAgeSeconds: number;
}

/** Sends a document that its reader may have already; then it says so and sends nothing (RFC 9110 §13). */
export function sendUnlessKnown(raw: FastifyRequest, reply: FastifyReply, document: ConditionalReply): FastifyReply {
  const etag = `W/"${createHash('sha256').update(document.body).digest('base64url')}"`;
  void reply.headers({
    ETag: etag,
    'Last-Modified': document.lastModified.toUTCString(),
    'Cache-Control': `public, max-age=${document.maxAgeSeconds}`,
  });
  if (isKnown(raw, etag, document.lastModified)) return reply.code(304).send();
  return reply.type(document.type).send(document.body);
}

/** The tag decides where one comes; a day alone is as exact as a second. */
function isKnown({ headers }: FastifyRequest, etag: string, lastModified: Date): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) return known === '*' || known.split(',').some((tag) => tag.trim() === etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}
