import type { PasscodeProblem } from '@bowerbird/domain/identity/passcode.ts';
import type { MessageId } from '../../../i18n/message-id.ts';

/** The words of `C5.1`. */
export const passcodeWords: Readonly<Record<PasscodeProblem, MessageId>> = {
  required: 'passcode.fieldRequired',
  digits: 'passcode.digits',
  four_digits: 'passcode.fourDigits',
};
