import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, toErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { failureBody } from './failure-body.ts';
import { failureEnvelope } from './resource.adapter.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Below these stand calls, and never a page. */
const CALLS = ['/resource', '/v3', '/vx'];

/** Answers what leads nowhere as the calls beside it answer; a GET of any other path is a page. */
export function addNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler(answer);
  for (const url of CALLS.flatMap((path) => [path, `${path}/*`])) app.route({ method: METHODS, url, handler: answer });
}

async function answer(raw: FastifyRequest, reply: FastifyReply): Promise<string> {
  const record = toErrorRecord(new ApiError('not_found'));
  void reply.status(record.http_status);
  void reply.header('Content-Type', 'application/json; charset=utf-8').header('Cache-Control', 'private, no-store');
  const [, area, resource = ''] = raw.url.split('?')[0]!.split('/');
  if (area !== 'resource') return JSON.stringify(failureBody(record));
  return failureEnvelope({ resource, options: {}, requestId: raw.id }, record);
}
