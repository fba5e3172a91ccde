import { useText } from '../../../i18n/i18n.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';

/** A code of an authenticator app, or a recovery code where one may stand in. */
export function CodeField({ error, hint }: { error: string | undefined; hint?: string }) {
  const text = useText();
  return (
    <TextField
      label={text('security.code')}
      hint={hint}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      maxLength={40}
      error={error}
    />
  );
}
