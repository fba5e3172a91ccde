import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GRAPHQL_PATH, type GraphqlReply } from '@bowerbird/contract/protocol/graphql.ts';
import { createOperations, type RunOperation } from '../endpoints/persisted-operations.ts';
import type { Registry } from '../endpoints/registry.ts';
import { makeCallContext, type HttpParts } from './call-context.ts';
import { applyErrorHeaders, mapError } from './error-mapper.ts';
import { checkSameOrigin } from './origin.ts';

/** `POST /_/graphql/` (`C7.35`): persisted operations by their hash, over the calls that are declared. */
export function addGraphqlAdapter(app: FastifyInstance, registry: Registry, parts: HttpParts): void {
  const run = createOperations(
    registry,
    parts.core.contributions.flatMap(({ operations }) => operations ?? []),
  );
  for (const url of [GRAPHQL_PATH, GRAPHQL_PATH.replace(/\/$/, '')]) {
    app.post(url, (raw, reply) => answer(raw, reply, run, parts));
  }
}

async function answer(raw: FastifyRequest, reply: FastifyReply, run: RunOperation, parts: HttpParts): Promise<GraphqlReply> {
  void reply.header('Content-Type', 'application/json; charset=utf-8').header('Cache-Control', 'private, no-store');
  try {
    checkSameOrigin(raw, parts.core.config);
    const { queryHash, variables = {} } = (raw.body ?? {}) as { queryHash?: unknown; variables?: unknown };
    const data = await run(queryHash, variables, await makeCallContext(raw, parts));
    return { data };
  } catch (error) {
    const record = mapError(error, raw);
    applyErrorHeaders(reply, record);
    return { data: null, errors: [{ message: record.message, extensions: record }] };
  }
}
