import type { Typed } from '../../../shared/forms/typed.ts';
import type { Checked } from '../../../shared/forms/use-form.ts';

/** The code that a step asks for. */
export function readCode(typed: Typed): Checked<'code', { mfa_token: string }> {
  const code = typed.text('code');
  return code === '' ? { wrong: { code: { id: 'security.codeRequired' } } } : { input: { mfa_token: code } };
}
