import { defineResource, defineRest, verb } from '../../protocol/endpoint.ts';
import type { ViewerRecord } from '../viewer/records.ts';
import type { EndSessionInput, ExchangeInput, LogInInput } from './schemas.ts';

/** Log-in from any domain of the product: gives a one-time token for `HandshakeSessionResource` (`C7.3`). */
export const loginHandshake = defineRest<LogInInput, string>('POST', '/v3/login/handshake/', {
  access: 'anyone',
  crossOrigin: true,
  secret: true,
  statuses: { 400: 200 },
  errors: ['wrong_credentials', 'more_proof_needed', 'wrong_second_factor', 'locked_for_a_while'],
});

/** The session exchange (`C7.4`): a one-time token, alive for 60 s, becomes this browser's session. */
export const HandshakeSessionResource = defineResource('HandshakeSessionResource', {
  create: verb<ExchangeInput, ViewerRecord>({ access: 'anyone', secret: true, errors: ['dead_token'] }),
});

/** The session of this browser (`C7.6`): dead at once; no error when it is dead already. */
export const UserSessionResource = defineResource('UserSessionResource', {
  delete: verb<EndSessionInput, null>({ access: 'anyone' }),
});
