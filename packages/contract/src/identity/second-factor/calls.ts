import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import type {
  ConfirmSecondFactorInput,
  EnrolSecondFactorInput,
  Enrolment,
  RecoveryCodes,
  RemoveSecondFactorInput,
  SecondFactorState,
} from './schemas.ts';

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
