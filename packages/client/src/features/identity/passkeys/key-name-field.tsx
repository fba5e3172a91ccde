import { useState } from 'react';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';

/** Whether a passkey can be called this. */
export function isKeyNameTooLong(name: string): boolean {
  return tooLong(name, textLimits.passkeyName) !== undefined;
}

/** What a passkey is called; says at once when that is too long. */
export function KeyNameField({ initial, error }: { initial: string; error: string | undefined }) {
  const text = useText();
  const [name, setName] = useState(initial);
  const long = tooLong(name.trim(), textLimits.passkeyName);
  return (
    <TextField
      label={text('security.keyName')}
      name="name"
      value={name}
      dir="auto"
      error={long ? text(long.id, long.values) : error}
      onChange={(event) => setName(event.currentTarget.value)}
    />
  );
}
