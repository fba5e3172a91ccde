import { useRef, useState, type FormEvent } from 'react';
import { InvitationResource } from '@bowerbird/contract/identity/operator/calls.ts';
import { checkEmail } from '@bowerbird/domain/identity/email.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { focusField, readField } from '../../../lib/form-fields.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { accountFieldWords } from '../../../shared/forms/account-field-words.ts';
import { type FieldWords } from '../../../shared/forms/field-errors.ts';
import { useSave } from '../../../shared/forms/use-save.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { ownerActed } from './operator-lists.ts';
import styles from './operator.module.css';

/** Invites one person, by mail or by a link to hand over. */
export function InviteSection() {
  const text = useText();
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<FieldWords | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const place = useRef<HTMLInputElement>(null);
  const { save, busy, fields, failure } = useSave(InvitationResource.create, ({ link: made }, { email }) => {
    if (email === undefined) setLink(made);
    else dispatch(toastShown({ kind: 'done', message: 'operator.invited', values: { email } }));
    void dispatch(ownerActed());
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = readField(form, 'email').trim();
    const rule = checkEmail(email);
    setProblem(rule === null ? null : (accountFieldWords([{ field: 'email', rule }]).email ?? null));
    if (rule !== null) return focusField(form, 'email');
    if (await save({ email })) form.reset();
  };
  const copy = async () => {
    const isCopied = link !== null && (await copyText(link));
    if (isCopied) dispatch(toastShown({ kind: 'done', message: 'operator.copied' }));
    else place.current?.select();
  };
  const words = problem ?? fields['email'];
  return (
    <section className={styles.section} aria-labelledby="invite">
      <h2 id="invite" className="h3">
        {text('operator.invite')}
      </h2>
      <p className="muted">{text('operator.inviteLead')}</p>
      <form noValidate className={styles.line} onSubmit={(event) => void submit(event)} aria-label={text('operator.invite')}>
        <TextField
          label={text('signUp.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          dir="ltr"
          error={words && text(words.id, words.values)}
        />
        <Button type="submit" variant="primary" busy={busy}>
          {text('operator.mailIt')}
        </Button>
      </form>
      <FormFailure words={failure} />
      {link === null ? (
        <div>
          <Button disabled={busy} onClick={() => void save({})}>
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
