import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { CallResult } from '@bowerbird/contract/protocol/envelope.ts';
import type { FastifyRequest } from 'fastify';
import type { CallContext } from '@bowerbird/server/endpoints/context.ts';
import { invoke } from '@bowerbird/server/endpoints/invoke.ts';
import type { Registry } from '@bowerbird/server/endpoints/registry.ts';
import { mapError } from '@bowerbird/server/http/error-mapper.ts';
import type { PageModule } from './page-module.ts';

/** Calls within the process while a page is made; a JSON round trip keeps the state the same as the browser's would be. */
export function inProcessTransport(parts: { registry: Registry; context: CallContext; raw: FastifyRequest; module: PageModule }) {
  return async <Input, Output>(endpoint: Endpoint<Input, Output>, input: Input): Promise<CallResult<Output>> => {
    try {
      const registered = parts.registry.endpoints.get(endpoint.name);
      if (!registered) throw new Error(`${endpoint.name} is not registered.`);
      const { json, bookmark, auxData } = await invoke(registered, JSON.parse(JSON.stringify(input ?? {})), parts.context);
      return { data: JSON.parse(json) as Output, bookmark, auxData };
    } catch (error) {
      throw new parts.module.CallError(mapError(error, parts.raw), { cause: error });
    }
  };
}
