import type { FastifyRequest } from 'fastify';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Core } from '../core/core.ts';
import type { CallContext, CookieEffect } from '../endpoints/context.ts';
import { strangerViewer, type Viewer } from '../endpoints/viewer.ts';
import { cookieNames } from './cookies.ts';
import { countryOf, originOf, isAppRequest } from './origin.ts';
import { makeRequestContext } from './request-context.ts';

/** Finds who a session token belongs to: one SQL statement, or none without a token. */
export type ResolveViewer = (core: Core, token: string | undefined) => Promise<Viewer>;

/** What the adapters share. */
export interface HttpParts {
  readonly core: Core;
  readonly resolveViewer: ResolveViewer;
  /** Finds who an app's access token speaks for; `null` for a dead one. */
  readonly resolveAppViewer?: (core: Core, token: string) => Promise<Viewer | null>;
  readonly dev: boolean;
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/** Makes the context of a request: its viewer, its request context, and what its reply is to set. */
export async function makeCallContext(raw: FastifyRequest, parts: HttpParts, cookieEffects: CookieEffect[] = []): Promise<CallContext> {
  const viewer = await findViewer(raw, parts);
  const origin = originOf(raw, parts.core.config);
  const key = raw.headers['idempotency-key'];
  return {
    core: parts.core,
    viewer,
    request: makeRequestContext(raw, viewer, { dev: parts.dev, origin, countryFromHostname: countryOf(origin, parts.core.config) }),
    callerOrigin: raw.headers.origin ?? null,
    address: raw.ip,
    cookies: raw.cookies,
    cookieEffects,
    idempotencyKey: typeof key === 'string' && IDEMPOTENCY_KEY.test(key) ? key : null,
  };
}

async function findViewer(raw: FastifyRequest, parts: HttpParts): Promise<Viewer> {
  if (isAppRequest(raw)) {
    const bearer = bearerOf(raw);
    const viewer = bearer === null ? null : await parts.resolveAppViewer?.(parts.core, bearer);
    if (!viewer) throw new ApiError('dead_token');
    return viewer;
  }
  const token = raw.cookies[cookieNames.session];
  return token ? parts.resolveViewer(parts.core, token) : strangerViewer;
}

/** The access token that an app sends (RFC 6750); cookies count for nothing beside it, so no page of another site can make one up. */
function bearerOf(raw: FastifyRequest): string | null {
  return /^Bearer ([\w.~+/-]{1,500}=*)$/i.exec(raw.headers.authorization ?? '')?.[1] ?? null;
}
