import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { browserNetwork, type Network } from '../lib/loading/network.ts';
import { retryLoad } from '../lib/loading/retry-load.ts';

/**
 * Lets reads wait for the network as the code of pages does (`C2.30`, `C8.9`): what asked for them says that it is on its
 * way, and goes on by itself. A write that does not arrive fails at once, because the person decides whether to do it again.
 */
export function withPatientReads(transport: Transport, network: Network = browserNetwork): Transport {
  return (endpoint, input, options) => {
    if (endpoint.write) return transport(endpoint, input, options);
    const isUnreached = (error: unknown) => toCallError(error).record === null && !options?.signal?.aborted;
    return retryLoad(() => transport(endpoint, input, options), network, isUnreached);
  };
}
