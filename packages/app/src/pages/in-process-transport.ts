import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { callInProcess } from '@bowerbird/server/endpoints/call-in-process.ts';
import type { CallContext } from '@bowerbird/server/endpoints/context.ts';
import type { Registry } from '@bowerbird/server/endpoints/registry.ts';
import { mapError } from '@bowerbird/server/http/error-mapper.ts';
import type { PageModule } from './page-module.ts';

/** Makes calls within the process while a page is made. So its state is the same as the browser's would be. */
export function inProcessTransport(parts: {
  registry: Registry;
  context: CallContext;
  raw: FastifyRequest;
  module: PageModule;
}): Transport {
  return (endpoint, input) =>
    callInProcess(parts.registry, parts.context, endpoint, input).catch((error: unknown) => {
      // The page's code has a class of its own, since it was built apart.
      throw new parts.module.CallError(mapError(error, parts.raw), { cause: error });
    });
}
