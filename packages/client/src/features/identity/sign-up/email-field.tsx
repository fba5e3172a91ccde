import { useText } from '../../../i18n/i18n.tsx';
import { TextField, type TextFieldProps } from '../../../ui/text-field/text-field.tsx';

/** The address of a new account. */
export function EmailField(props: Pick<TextFieldProps, 'error' | 'placeholder'>) {
  const text = useText();
  return <TextField label={text('signUp.email')} name="email" type="email" inputMode="email" autoComplete="email" dir="ltr" {...props} />;
}
