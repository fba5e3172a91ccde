import { useRef, useState } from 'react';
import { InvitationResource } from '@bowerbird/contract/operation/operator/calls.ts';
import { checkEmail } from '@bowerbird/domain/identity/email.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { accountFieldWords } from '../../../shared/forms/account-field-words.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useSave } from '../../../shared/forms/use-save.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { ownerActed } from './operator-lists.ts';
import styles from './operator.module.css';

/** Invites one person, by mail or by a link to hand over. */
export function InviteSection() {
  const text = useText();
  const dispatch = useAppDispatch();
  const [link, setLink] = useState<string | null>(null);
  const place = useRef<HTMLInputElement>(null);
  const mail = useForm({
    endpoint: InvitationResource.create,
    fields: ['email'],
    read: (typed) => {
      const email = typed.text('email');
      const rule = checkEmail(email);
      return rule === null ? { input: { email } } : { wrong: accountFieldWords([{ field: 'email', rule }]) };
    },
    onDone: (_made, input, filled) => {
      dispatch(toastShown({ kind: 'done', message: 'operator.invited', values: { email: input?.email ?? '' } }));
      void dispatch(ownerActed());
      filled.reset();
    },
  });
  const handed = useSave(InvitationResource.create, (made) => {
    setLink(made.link);
    void dispatch(ownerActed());
  });

  const copy = async () => {
    const isCopied = link !== null && (await copyText(link));
    if (isCopied) dispatch(toastShown({ kind: 'done', message: 'operator.copied' }));
    else place.current?.select();
  };
  return (
    <section className={styles.section} aria-labelledby="invite">
      <h2 id="invite" className="h3">
        {text('operator.invite')}
      </h2>
      <p className="muted">{text('operator.inviteLead')}</p>
      <form {...mail.form} className={styles.line} aria-label={text('operator.invite')}>
        <TextField
          label={text('signUp.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          dir="ltr"
          error={mail.errorOf('email')}
        />
        <Button type="submit" variant="primary" busy={mail.busy}>
          {text('operator.mailIt')}
        </Button>
      </form>
      <FormFailure words={mail.failure ?? handed.failure} />
      {link === null ? (
        <div>
          <Button disabled={handed.busy} onClick={() => void handed.save({})}>
            {text('operator.makeLink')}
          </Button>
        </div>
      ) : (
        <div className={styles.line}>
          <TextField ref={place} label={text('operator.link')} hint={text('operator.linkHint')} dir="ltr" readOnly value={link} />
          <Button onClick={() => void copy()}>{text('operator.copy')}</Button>
        </div>
      )}
    </section>
  );
}
