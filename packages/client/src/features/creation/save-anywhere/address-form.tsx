import { normaliseLink } from '@bowerbird/domain/links.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import styles from './save-window.module.css';

/** Asks for the page, where nobody brought one along. */
export function AddressForm({ onAddress, hidden }: { onAddress: (address: string) => void; hidden: boolean }) {
  const text = useText();
  const { form, errorOf } = useForm({
    send: async (address: string) => onAddress(address),
    fields: ['address'],
    read: (typed) => {
      const link = normaliseLink(typed.text('address'));
      return typed.text('address') === '' || typeof link === 'string'
        ? { wrong: { address: { id: 'refusedPage.badAddress' } } }
        : { input: link.url };
    },
  });
  return (
    <form {...form} className={styles.ask} style={hidden ? { visibility: 'hidden' } : undefined}>
      <TextField
        label={text('builder.webAddress')}
        hint={text('builder.webHint')}
        name="address"
        error={errorOf('address')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <Button type="submit" variant="primary">
        {text('builder.webShow')}
      </Button>
    </form>
  );
}
