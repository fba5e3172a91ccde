import type { ComponentProps } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { FurtherField } from './sign-up-form.tsx';

/** The name of a business that signs up. */
export function BusinessName({ words }: ComponentProps<FurtherField>) {
  const text = useText();
  return (
    <TextField
      label={text('signUp.businessName')}
      name="business_name"
      autoComplete="organization"
      dir="auto"
      error={words('business_name')}
    />
  );
}
