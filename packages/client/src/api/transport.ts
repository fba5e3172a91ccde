import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { CallResult } from '@bowerbird/contract/protocol/envelope.ts';

/** What a call needs besides its input. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Of a `/v3` read: narrows the reply to these fields, such as `board.id,board.blocking_actions`. */
  readonly fields?: string;
  /** Of a write: the same again makes it a repetition of the same act, which happens once. */
  readonly idempotencyKey?: string;
}

/** Carries calls: by fetch in the browser, within the process on the server. Throws a `CallError` for a failure. */
export type Transport = <Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  options?: CallOptions,
) => Promise<CallResult<Output>>;
