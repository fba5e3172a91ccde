import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import type { FieldErrors } from '../../../shared/forms/field-errors.ts';
import type { Typed } from '../../../shared/forms/typed.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';

/** What is said of a passkey's name while it is typed. */
export function overlongKeyName(typed: Typed): FieldErrors<'name'> {
  const name = tooLong(typed.text('name'), textLimits.passkeyName);
  return name ? { name } : {};
}

/** What a passkey is called. */
export function KeyNameField({ initial, error }: { initial: string; error: string | undefined }) {
  const text = useText();
  return <TextField label={text('security.keyName')} name="name" defaultValue={initial} dir="auto" error={error} />;
}
