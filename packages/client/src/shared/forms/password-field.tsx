import { useState } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { TextField, type TextFieldProps } from '../../ui/text-field/text-field.tsx';

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const text = useText();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      dir="ltr"
      end={
        <IconButton
          label={text(shown ? 'password.hide' : 'password.show')}
          tooltip="none"
          icon={shown ? <Icon name="eye-slash" size={20} /> : <Icon name="eye" size={20} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
