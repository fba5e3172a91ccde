import type { RequestContext } from '@bowerbird/contract/protocol/request-context.ts';
import type { FieldSet } from '@bowerbird/contract/protocol/records.ts';
import type { Core } from '../core/core.ts';
import type { Viewer } from './viewer.ts';

/** A cookie that a handler sets or, without a value, clears. */
export interface CookieEffect {
  readonly name: string;
  readonly value: string | null;
  readonly maxAgeSeconds?: number;
  readonly httpOnly?: boolean;
}

/** Everything around one call: the core, the request, and who asks. */
export interface CallContext<V extends Viewer = Viewer> {
  readonly core: Core;
  readonly request: RequestContext;
  readonly viewer: V;
  /** The client's address, already seen through trusted proxies. */
  readonly address: string;
  /** Tokens that the session's own handlers need; nobody else reads them. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** What the transport is to set on its reply. */
  readonly cookieEffects: CookieEffect[];
  readonly idempotencyKey: string | null;
  /** How much of each record the reply carries; everything unless said. */
  readonly fieldSet?: FieldSet;
  /** The origin of the page that asks, as its browser says; only calls across domains look at it. */
  readonly callerOrigin?: string | null;
}
