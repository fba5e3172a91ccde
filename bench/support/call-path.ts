import { encodeCall } from '@bowerbird/contract/protocol/call-endpoint.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';

/** The address of a read. */
export function callPath<Input, Output>({ place }: Endpoint<Input, Output>, input: Input): string {
  return encodeCall(place, input).url;
}
