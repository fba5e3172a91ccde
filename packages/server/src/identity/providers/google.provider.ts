import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { Core } from '../../core/core.ts';
import type { GoogleConfig } from '../../core/config/config.ts';
import { textIn } from './ask-provider.service.ts';
import { spendNonceLater } from './nonces.service.ts';
import { refuseProvider, type ProvenIdentity } from './provider-identity.service.ts';

const KEYS_TIMEOUT_MILLISECONDS = 5000;
/** Clocks differ. */
const TOLERANCE_SECONDS = 30;

/** The issuer's keys, fetched when a token needs them and kept by the library; one set for each configuration. */
const keySets = new WeakMap<GoogleConfig, JWTVerifyGetKey>();

/** Checks an identity token of Google: key, algorithm, issuer, audience, times, and a nonce of ours that nobody used. */
export async function identifyByGoogle(core: Core, config: GoogleConfig, token: string): Promise<ProvenIdentity> {
  const payload = await verifyToken(core, config, token);
  const { sub: subject } = payload;
  if (!subject || subject.length > 255) return refuseProvider();
  const spend = await spendNonceLater(core.db, textIn(payload, 'nonce'));
  const isEmailVerified = payload['email_verified'] === true || payload['email_verified'] === 'true';
  return {
    identity: { provider: 'google', subject, email: textIn(payload, 'email'), isEmailVerified, fullName: textIn(payload, 'name') },
    spend,
  };
}

async function verifyToken(core: Core, config: GoogleConfig, token: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keysOf(config), {
      // Google writes its own name with and without the scheme.
      issuer: [config.issuer, config.issuer.replace(/^https:\/\//, '')],
      audience: config.clientId,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: new Date(core.now()),
    });
    // A token for several parties may have been given by another one of them.
    if (Array.isArray(payload.aud) && payload.aud.length > 1) return refuseProvider();
    return payload;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw translate(core, error);
  }
}

function translate(core: Core, error: unknown): ApiError {
  if (error instanceof errors.JWTExpired) return new ApiError('dead_token', { cause: error });
  const code = error instanceof errors.JOSEError ? error.code : '';
  // Without the keys nobody can tell: a timeout, an answer that is none, or no connection at all.
  if (code === '' || UNREACHABLE.has(code)) {
    core.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'the keys of a sign-in provider were not to be had');
    return new ApiError('transient_upstream', { cause: error });
  }
  core.log.info({ reason: code }, 'an identity token was refused');
  return new ApiError('provider_refused', { cause: error });
}

const UNREACHABLE: ReadonlySet<string> = new Set([errors.JOSEError.code, errors.JWKSTimeout.code, errors.JWKSInvalid.code]);

function keysOf(config: GoogleConfig): JWTVerifyGetKey {
  const known = keySets.get(config);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL(config.jwksUrl), { timeoutDuration: KEYS_TIMEOUT_MILLISECONDS });
  keySets.set(config, keys);
  return keys;
}
