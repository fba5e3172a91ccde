import { checkEmail, tidyEmail } from '@bowerbird/domain/identity/email.ts';
import { checkBackupEmail, checkPasscode, tidyPasscode } from '@bowerbird/domain/identity/passcode.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import type { FieldErrors } from '../../../shared/forms/field-errors.ts';
import { passcodeWords } from './passcode-words.ts';

export type PasscodeField = 'new_passcode' | 'confirm_passcode' | 'backup_email' | 'confirm_email';
/** The fields of the forms about a passcode, from top to bottom. */
export const passcodeFields = ['new_passcode', 'confirm_passcode', 'backup_email', 'confirm_email', 'password'] as const;
export type PasscodeFormField = (typeof passcodeFields)[number];
export type PasscodeProblems = FieldErrors<PasscodeField>;

/** What is wrong with a new passcode that is typed twice (`C5.1`); nothing when both are right. */
export function checkNewPasscode(passcode: string, confirmed: string): PasscodeProblems {
  const first = checkPasscode(tidyPasscode(passcode));
  const second = checkPasscode(tidyPasscode(confirmed));
  return {
    ...(first && { new_passcode: { id: passcodeWords[first] } }),
    ...(second
      ? { confirm_passcode: { id: passcodeWords[second] } }
      : tidyPasscode(confirmed) !== tidyPasscode(passcode) && { confirm_passcode: { id: 'passcode.match' as const } }),
  };
}

/** What is wrong with a backup address that is typed twice (`C5.2`); nothing when both are right. */
export function checkNewBackupEmail(email: string, confirmed: string, ownEmail: string | null): PasscodeProblems {
  const first = checkBackupEmail(email, ownEmail);
  const second = checkEmail(confirmed);
  return {
    ...(first && { backup_email: { id: first === 'same' ? ('passcode.emailSame' as const) : emailWords(first) } }),
    ...(second
      ? { confirm_email: { id: emailWords(second) } }
      : tidyEmail(confirmed).toLowerCase() !== tidyEmail(email).toLowerCase() && { confirm_email: { id: 'passcode.emailMatch' as const } }),
  };
}

function emailWords(problem: string): MessageId {
  return problem === 'required' ? 'passcode.fieldRequired' : 'passcode.emailFormat';
}
