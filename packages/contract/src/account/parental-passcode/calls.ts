import { behindPasscode, defineResource, forAnyone, forFullViewer } from '../../protocol/endpoint.ts';
import type { ChangePasscodeInput, ParentalPasscode, RecoverPasscodeInput, SetPasscodeInput } from './schemas.ts';

/**
 * The parental passcode of the viewer's account (`C2.14`): four digits that changes of protected settings ask for (`C6.6`).
 * Like these, changing and removing it takes the present one as `passcode`.
 */
export const ParentalPasscodeResource = defineResource('ParentalPasscodeResource', {
  create: forFullViewer<SetPasscodeInput, ParentalPasscode>({
    secret: ['new_passcode', 'password'],
    errors: ['forbidden', 'conflict', 'wrong_credentials', 'locked_for_a_while'],
  }),
  update: behindPasscode<ChangePasscodeInput, ParentalPasscode>({ secret: ['new_passcode'], errors: ['not_found', 'conflict'] }),
  delete: behindPasscode<Record<string, never>, ParentalPasscode>({ errors: ['not_found'] }),
});

/** A forgotten passcode: `create` mails a link to the backup address, `update` sets another one by it, signed in or not. */
export const PasscodeRecoveryResource = defineResource('PasscodeRecoveryResource', {
  create: forFullViewer<Record<string, never>, null>({ errors: ['not_found', 'locked_for_a_while'] }),
  update: forAnyone<RecoverPasscodeInput, null>({ secret: ['token', 'new_passcode'], errors: ['dead_token', 'locked_for_a_while'] }),
});
