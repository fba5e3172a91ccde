import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { CallResult } from '@bowerbird/contract/protocol/envelope.ts';
import type { CallContext } from './context.ts';
import { invoke } from './invoke.ts';
import type { Registry } from './registry.ts';

/** Makes a call within the process; a JSON round trip gives the same as a call by HTTP would. Throws what the call throws. */
export async function callInProcess<Input, Output>(
  registry: Registry,
  context: CallContext,
  endpoint: Endpoint<Input, Output>,
  input: Input,
): Promise<CallResult<Output>> {
  const registered = registry.endpoints.get(endpoint.name);
  if (!registered) throw new Error(`${endpoint.name} is not registered.`);
  const { json, bookmark, auxData } = await invoke(registered, JSON.parse(JSON.stringify(input ?? {})), context);
  return { data: JSON.parse(json) as Output, bookmark, auxData };
}
