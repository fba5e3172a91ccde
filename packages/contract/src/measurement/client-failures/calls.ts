import { defineRest, forAnyone } from '../../protocol/endpoint.ts';
import type { ClientFailureInput } from './schemas.ts';

/** Counts a failure in a browser that nobody is told of (`C8.12`): its name and its message, nothing of who met it. */
export const countClientFailure = defineRest('POST', '/v3/client_failures/', forAnyone<ClientFailureInput, null>());
