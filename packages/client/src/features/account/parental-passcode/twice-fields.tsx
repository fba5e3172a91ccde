import { tidyPasscode } from '@bowerbird/domain/identity/passcode.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { PasscodeField } from './passcode-fields.ts';

/** What is wrong with a field, in words. */
type ErrorOf = (field: PasscodeField) => string | undefined;

/** A new passcode and the same again; both leave out what is no part of one (`C5.1`). */
export function NewPasscodeFields({ errorOf, isAnother }: { errorOf: ErrorOf; isAnother?: boolean }) {
  return (
    <>
      <DigitsField name="new_passcode" label={isAnother ? 'passcode.newAnother' : 'passcode.new'} error={errorOf('new_passcode')} />
      <DigitsField
        name="confirm_passcode"
        label={isAnother ? 'passcode.confirmAnother' : 'passcode.confirm'}
        error={errorOf('confirm_passcode')}
      />
    </>
  );
}

/** A backup address and the same again (`C5.2`). */
export function BackupEmailFields({ errorOf }: { errorOf: ErrorOf }) {
  const text = useText();
  const field = (name: PasscodeField, label: MessageId, hint?: string) => (
    <TextField
      label={text(label)}
      hint={hint}
      name={name}
      type="email"
      inputMode="email"
      autoComplete="off"
      dir="ltr"
      error={errorOf(name)}
    />
  );
  return (
    <>
      {field('backup_email', 'passcode.email', text('passcode.emailHint'))}
      {field('confirm_email', 'passcode.confirmEmail')}
    </>
  );
}

function DigitsField({ name, label, error }: { name: PasscodeField; label: MessageId; error: string | undefined }) {
  const text = useText();
  return (
    <TextField
      label={text(label)}
      name={name}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      placeholder="XXXX"
      onInput={({ currentTarget }) => (currentTarget.value = tidyPasscode(currentTarget.value))}
      error={error}
    />
  );
}
