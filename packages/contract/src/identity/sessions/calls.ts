import { defineResource, defineRest, forAnyone, forSignedIn } from '../../protocol/endpoint.ts';
import type { ViewerRecord } from '../viewer/records.ts';
import type {
  CreateSessionInput,
  EndSessionInput,
  ExchangeInput,
  LogInInput,
  RefreshedToken,
  SecondFactorInput,
  StoredAccounts,
} from './schemas.ts';

/** Log-in from any domain of the product: gives a one-time token for `HandshakeSessionResource` (`C7.3`). */
export const loginHandshake = defineRest(
  'POST',
  '/v3/login/handshake/',
  forAnyone<LogInInput, string>({
    crossOrigin: true,
    secret: true,
    statuses: { 400: 200 },
    errors: [
      'wrong_credentials',
      'more_proof_needed',
      'wrong_second_factor',
      'locked_for_a_while',
      'bot_check_failed',
      'account_suspended',
    ],
  }),
);

/** The session exchange (`C7.4`): a one-time token, alive for 60 s, becomes this browser's session. */
export const HandshakeSessionResource = defineResource('HandshakeSessionResource', {
  create: forAnyone<ExchangeInput, ViewerRecord>({ secret: ['token'], errors: ['dead_token', 'too_many_things'] }),
});

/**
 * The session of this browser. `create` tells the accounts that are signed in here. With an `account_id` it becomes the session
 * of another of them, or of a business of one (`C7.7`). `delete` ends it at once (`C7.6`), without an error when it is dead
 * already.
 */
export const UserSessionResource = defineResource('UserSessionResource', {
  create: forAnyone<CreateSessionInput, StoredAccounts>({ secret: true, errors: ['dead_token'] }),
  delete: forAnyone<EndSessionInput, null>(),
});

/** Gives this browser's session a new token, the former good for a while (`C7.36`). */
export const refreshToken = defineRest('GET', '/refresh_token/', forSignedIn<Record<string, never>, RefreshedToken>({ secret: true }));

/** The accounts of this browser as they stand now (`C7.37`). */
export const refreshStoredAccounts = defineRest('GET', '/refresh_stored_accounts/', forAnyone<Record<string, never>, StoredAccounts>());

/** The second step of a log-in whose first one was answered with code 21. It is also a log-in with its code at once (`C7.3`). */
export const secondFactorHandshake = defineRest(
  'POST',
  '/v3/login/mfa/handshake/',
  forAnyone<SecondFactorInput, string>({
    crossOrigin: true,
    secret: true,
    statuses: { 400: 200 },
    errors: ['wrong_second_factor', 'wrong_credentials', 'dead_token', 'locked_for_a_while', 'bot_check_failed', 'account_suspended'],
  }),
);
