import { useState, type FormEvent } from 'react';
import { normaliseLink } from '@bowerbird/domain/links.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import styles from './save-window.module.css';

/** Asks for the page, where nobody brought one along. */
export function AddressForm({ onAddress, hidden }: { onAddress: (address: string) => void; hidden: boolean }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const link = normaliseLink(typed);
    if (typed.trim() === '' || typeof link === 'string') return setWrong(true);
    onAddress(link.url);
  };
  return (
    <form className={styles.ask} noValidate onSubmit={send} style={hidden ? { visibility: 'hidden' } : undefined}>
      <TextField
        label={text('builder.webAddress')}
        hint={text('builder.webHint')}
        error={isWrong ? text('refusedPage.badAddress') : undefined}
        value={typed}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
      />
      <Button type="submit" variant="primary">
        {text('builder.webShow')}
      </Button>
    </form>
  );
}
