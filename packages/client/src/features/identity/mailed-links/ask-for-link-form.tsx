import { useRef, useState, type FormEvent } from 'react';
import { MailedLinkResource } from '@bowerbird/contract/identity/mailed-links/calls.ts';
import { useLocation } from 'react-router';
import { RichText, useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { focusField, readField } from '../../../lib/form-fields.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import styles from './account-links.module.css';
import { useLinkAction } from './use-link-action.ts';

type Purpose = 'log_in' | 'reset_password';

/** Who forgot: a name or an address, and which link. The answer is the same whether anybody is there. */
export function AskForLinkForm({ name, onAsked }: { name: string; onAsked: (name: string) => void }) {
  const text = useText();
  const next = new URLSearchParams(useLocation().search).get('next');
  const form = useRef<HTMLFormElement>(null);
  const [isMissing, setMissing] = useState(false);
  const { act, busy, failure } = useLinkAction(MailedLinkResource.create, () => {
    if (form.current) onAsked(readField(form.current, 'username_or_email').trim());
  });

  const ask = (purpose: Purpose) => {
    const current = form.current;
    if (!current) return;
    const typed = readField(current, 'username_or_email').trim();
    setMissing(typed === '');
    if (typed === '') return focusField(current, 'username_or_email');
    void act({ username_or_email: typed, purpose, next });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask('reset_password');
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit} aria-label={text('forgot.title')}>
      <TextField
        label={text('logIn.identifier')}
        name="username_or_email"
        defaultValue={name}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        error={isMissing ? text('problem.identifierRequired') : undefined}
      />
      <FormFailure words={failure} />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {text('forgot.reset')}
      </Button>
      <Button size="large" wide disabled={busy} onClick={() => ask('log_in')}>
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
