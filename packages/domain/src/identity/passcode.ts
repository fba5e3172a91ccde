import { checkEmail, tidyEmail, type EmailProblem } from './email.ts';

/** Digits of a parental passcode (`C9.3`). */
const PASSCODE_LENGTH = 4;

/** `C5.1`: each problem shows its words beside the field. */
export type PasscodeProblem = 'required' | 'digits' | 'four_digits';

/** What counts of a typed passcode (`C5.1`): no white space, and at most four characters. */
export function tidyPasscode(text: string): string {
  return text.replaceAll(/\s/gu, '').slice(0, PASSCODE_LENGTH);
}

/** What is wrong with a passcode, or `null`; it is not tidied here. */
export function checkPasscode(passcode: string): PasscodeProblem | null {
  if (passcode === '') return 'required';
  if (!/^[0-9]+$/.test(passcode)) return 'digits';
  return passcode.length === PASSCODE_LENGTH ? null : 'four_digits';
}

/** What is wrong with the address that a forgotten passcode is mailed to (`C5.2`), or `null`: it is not the account's own. */
export function checkBackupEmail(email: string, ownEmail: string | null): EmailProblem | 'same' | null {
  const problem = checkEmail(email);
  if (problem !== null) return problem;
  return tidyEmail(email).toLowerCase() === ownEmail?.toLowerCase() ? 'same' : null;
}

/** An address as it is shown to who should recognise it and need not learn it: `n•••@example.org`. */
export function anonymizeEmail(email: string): string {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`;
}
