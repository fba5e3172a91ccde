import { hasUnseen } from '../invisible-characters.ts';
import { textLimits } from '../text-limits.ts';

export type EmailProblem = 'required' | 'maxLength' | 'format';

// One @, no spaces, and a dot in the domain: whether the address lives is only known by writing to it.
const EMAIL = /^[^\s@<>()[\],;:\\"]+@[^\s@.<>()[\],;:\\"]+(\.[^\s@.<>()[\],;:\\"]+)+$/;

/** The address as it is kept: without spaces around it; letters stay as typed. */
export function tidyEmail(text: string): string {
  return text.trim();
}

/** What is wrong with an e-mail address, or `null`. */
export function checkEmail(text: string): EmailProblem | null {
  const email = tidyEmail(text);
  if (email === '') return 'required';
  if (email.length > textLimits.email) return 'maxLength';
  return EMAIL.test(email) && !hasControlCharacters(email) && !hasUnseen(email) ? null : 'format';
}

/** Whether a text has characters that no name or address has: control characters and text-direction overrides. */
export function hasControlCharacters(text: string): boolean {
  return /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text);
}
