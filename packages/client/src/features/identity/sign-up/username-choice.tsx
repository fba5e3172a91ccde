import { useState, type ComponentProps, type MouseEvent } from 'react';
import { nameFromEmail } from '@bowerbird/domain/identity/names.ts';
import { usernameFromName } from '@bowerbird/domain/identity/username.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { readField } from '../../../lib/form-fields.ts';
import { UsernameField } from '../usernames/index.ts';
import styles from '../../../shared/forms/account-form.module.css';
import type { FurtherField } from './sign-up-form.tsx';

/** A username of one's own, for who wants to choose it now; it starts from the name or address that is typed already. */
export function UsernameChoice({ words }: ComponentProps<FurtherField>) {
  const text = useText();
  const [username, setUsername] = useState<string | null>(null);
  const choose = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const name = form && (readField(form, 'business_name') || nameFromEmail(readField(form, 'email').trim()));
    setUsername(name ? usernameFromName(name) : '');
  };
  if (username === null) {
    return (
      <button type="button" className={`link small ${styles.choice}`} onClick={choose}>
        {text('signUp.chooseUsername')}
      </button>
    );
  }
  return (
    <UsernameField
      value={username}
      own=""
      name="username"
      autoFocus
      hint={text('signUp.usernameHint')}
      error={words('username')}
      onChange={setUsername}
    />
  );
}
