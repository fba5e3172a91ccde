import { defineResource, defineRest, verb } from '../../protocol/endpoint.ts';
import type {
  ConfirmSecondFactorInput,
  EnrolSecondFactorInput,
  Enrolment,
  RecoveryCodes,
  RemoveSecondFactorInput,
  SecondFactorInput,
  SecondFactorState,
} from './schemas.ts';

/** The second step of any log-in whose first one was answered with code 21, or a log-in with its code at once (`C7.3`). */
export const secondFactorHandshake = defineRest<SecondFactorInput, string>('POST', '/v3/login/mfa/handshake/', {
  access: 'anyone',
  crossOrigin: true,
  secret: true,
  statuses: { 400: 200 },
  errors: ['wrong_second_factor', 'wrong_credentials', 'dead_token', 'locked_for_a_while', 'bot_check_failed', 'account_suspended'],
});

/** The viewer's authenticator app: how it stands, begin, confirm with a first code, remove. */
export const SecondFactorResource = defineResource('SecondFactorResource', {
  get: verb<Record<string, never>, SecondFactorState>({ access: 'full' }),
  create: verb<EnrolSecondFactorInput, Enrolment>({
    access: 'full',
    secret: true,
    errors: ['wrong_credentials', 'locked_for_a_while', 'conflict'],
  }),
  update: verb<ConfirmSecondFactorInput, RecoveryCodes>({
    access: 'full',
    secret: true,
    errors: ['wrong_second_factor', 'locked_for_a_while', 'conflict'],
  }),
  delete: verb<RemoveSecondFactorInput, null>({ access: 'full', secret: true, errors: ['wrong_second_factor', 'locked_for_a_while'] }),
});

/** New recovery codes; the former ones are dead. */
export const RecoveryCodesResource = defineResource('RecoveryCodesResource', {
  create: verb<ConfirmSecondFactorInput, RecoveryCodes>({
    access: 'full',
    secret: true,
    errors: ['wrong_second_factor', 'locked_for_a_while', 'not_found'],
  }),
});
