import type { FastifyRequest } from 'fastify';
import type { Core } from '../core/core.ts';
import type { CallContext, CookieEffect } from '../endpoints/context.ts';
import { strangerViewer, type Viewer } from '../endpoints/viewer.ts';
import { cookieNames } from './cookies.ts';
import { originOf } from './origin.ts';
import { makeRequestContext } from './request-context.ts';

/** Finds who a session token belongs to: one SQL statement, or none without a token. */
export type ResolveViewer = (core: Core, token: string | undefined) => Promise<Viewer>;

/** What the adapters share. */
export interface HttpParts {
  readonly core: Core;
  readonly resolveViewer: ResolveViewer;
  readonly dev: boolean;
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/** Makes the context of a request: its viewer, its request context, and what its reply is to set. */
export async function makeCallContext(raw: FastifyRequest, parts: HttpParts, cookieEffects: CookieEffect[] = []): Promise<CallContext> {
  const token = raw.cookies[cookieNames.session];
  const viewer = token ? await parts.resolveViewer(parts.core, token) : strangerViewer;
  const key = raw.headers['idempotency-key'];
  return {
    core: parts.core,
    viewer,
    request: makeRequestContext(raw, viewer, { dev: parts.dev, origin: originOf(raw, parts.core.config) }),
    address: raw.ip,
    cookies: raw.cookies,
    cookieEffects,
    idempotencyKey: typeof key === 'string' && IDEMPOTENCY_KEY.test(key) ? key : null,
  };
}
