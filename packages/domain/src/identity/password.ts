/** Fewest and most characters of a new password (log-in itself applies no such rule). */
export const passwordLength = { min: 8, max: 128 } as const;

/** `characters` and `blank` show the words of `C5.3`. */
export type PasswordProblem = 'required' | 'minLength' | 'maxLength' | 'characters' | 'blank' | 'same_as_email';

/** What is wrong with a new password, or `null`; it is never trimmed. Whether it is a common one, the server tells. */
export function checkPassword(password: string, email = ''): PasswordProblem | null {
  if (password === '') return 'required';
  if (!/^[\x20-\x7e]*$/.test(password)) return 'characters';
  if (password.trim() === '') return 'blank';
  if (password.length < passwordLength.min) return 'minLength';
  if (password.length > passwordLength.max) return 'maxLength';
  return isSameAsEmail(password, email) ? 'same_as_email' : null;
}

function isSameAsEmail(password: string, email: string): boolean {
  const lowered = email.trim().toLowerCase();
  return lowered !== '' && password.trim().toLowerCase() === lowered;
}
