import { MailedLinkResource } from '@bowerbird/contract/identity/mailed-links/calls.ts';
import { useLocation } from 'react-router';
import { RichText, useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import styles from './account-links.module.css';

type Purpose = 'log_in' | 'reset_password';

/** Who forgot: a name or an address, and which link. The answer is the same whether anybody is there. */
export function AskForLinkForm({ name, onAsked }: { name: string; onAsked: (name: string) => void }) {
  const text = useText();
  const next = new URLSearchParams(useLocation().search).get('next');
  const { form, errorOf, failure, busy } = useForm({
    endpoint: MailedLinkResource.create,
    fields: ['username_or_email'],
    read: (typed) => {
      const asked = typed.text('username_or_email');
      if (asked === '') return { wrong: { username_or_email: { id: 'problem.identifierRequired' } } };
      return { input: { username_or_email: asked, purpose: typed.raw('purpose') as Purpose, next } };
    },
    onDone: (_sent, input) => onAsked(input?.username_or_email ?? ''),
  });
  return (
    <form {...form} className={styles.form} aria-label={text('forgot.title')}>
      <TextField
        label={text('logIn.identifier')}
        name="username_or_email"
        defaultValue={name}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        error={errorOf('username_or_email')}
      />
      <FormFailure words={failure} />
      <Button type="submit" name="purpose" value="reset_password" variant="primary" size="large" wide busy={busy}>
        {text('forgot.reset')}
      </Button>
      <Button type="submit" name="purpose" value="log_in" size="large" wide disabled={busy}>
        {text('forgot.logIn')}
      </Button>
    </form>
  );
}

/** What happens once a link was asked for, and how to ask for another. */
export function LinkSent({ name, onAgain }: { name: string; onAgain: () => void }) {
  const text = useText();
  const again = (words: string) => (
    <button type="button" className="link strong" onClick={onAgain}>
      {words}
    </button>
  );
  return (
    <div role="status" className={styles.sent}>
      <p>{text('forgot.sent', { name })}</p>
      <p className="small muted">
        <RichText id="forgot.again" parts={{ link: again }} />
      </p>
    </div>
  );
}
