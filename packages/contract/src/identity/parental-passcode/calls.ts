import { defineResource, verb } from '../../protocol/endpoint.ts';
import type { ChangePasscodeInput, ParentalPasscode, RecoverPasscodeInput, SetPasscodeInput } from './schemas.ts';

/**
 * The parental passcode of the viewer's account (`C2.14`): four digits that changes of protected settings ask for (`C6.6`).
 * Like these, changing and removing it takes the present one as `passcode`.
 */
export const ParentalPasscodeResource = defineResource('ParentalPasscodeResource', {
  create: verb<SetPasscodeInput, ParentalPasscode>({
    access: 'full',
    secret: true,
    errors: ['forbidden', 'conflict', 'wrong_credentials', 'locked_for_a_while'],
  }),
  update: verb<ChangePasscodeInput, ParentalPasscode>({ access: 'passcode', secret: true, errors: ['not_found'] }),
  delete: verb<Record<string, never>, ParentalPasscode>({ access: 'passcode', errors: ['not_found'] }),
});

/** A forgotten passcode: `create` mails a link to the backup address, `update` sets another one by it, signed in or not. */
export const PasscodeRecoveryResource = defineResource('PasscodeRecoveryResource', {
  create: verb<Record<string, never>, null>({ access: 'full', errors: ['not_found', 'locked_for_a_while'] }),
  update: verb<RecoverPasscodeInput, null>({ access: 'anyone', secret: true, errors: ['dead_token', 'locked_for_a_while'] }),
});
