import { defineResource, defineRest, forAnyone, forFullViewer } from '../../protocol/endpoint.ts';
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

/** The viewer's authenticator app: how it stands, begin, confirm with a first code, remove. */
export const SecondFactorResource = defineResource('SecondFactorResource', {
  get: forFullViewer<Record<string, never>, SecondFactorState>(),
  create: forFullViewer<EnrolSecondFactorInput, Enrolment>({
    secret: ['password'],
    errors: ['wrong_credentials', 'locked_for_a_while', 'conflict'],
  }),
  update: forFullViewer<ConfirmSecondFactorInput, RecoveryCodes>({
    secret: ['mfa_token'],
    errors: ['wrong_second_factor', 'locked_for_a_while', 'conflict'],
  }),
  delete: forFullViewer<RemoveSecondFactorInput, null>({ secret: ['mfa_token'], errors: ['wrong_second_factor', 'locked_for_a_while'] }),
});

/** New recovery codes; the former ones are dead. */
export const RecoveryCodesResource = defineResource('RecoveryCodesResource', {
  create: forFullViewer<ConfirmSecondFactorInput, RecoveryCodes>({
    secret: ['mfa_token'],
    errors: ['wrong_second_factor', 'locked_for_a_while', 'not_found'],
  }),
});
