import { useState } from 'react';
import { ModeratorsResource } from '@bowerbird/contract/social/moderation/calls.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { call } from '../../store/call.ts';
import { failureShown } from '../../store/failure-shown.ts';
import { useAppDispatch, useEntity, useResource } from '../../store/hooks.ts';
import type { EntityRef } from '../../store/stored.ts';
import { Button } from '../../ui/button/button.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import styles from './care.module.css';

const none = {};

/** Who decides besides the owner, for the owner alone. */
export function Moderators() {
  const text = useText();
  const dispatch = useAppDispatch();
  const { data, refresh } = useResource(ModeratorsResource.get, none);
  const kit = useForm({
    endpoint: ModeratorsResource.create,
    fields: ['username'],
    read: (typed) => {
      const username = typed.text('username').replace(/^@/u, '');
      return username === '' ? { wrong: { username: { id: 'care.noUsername' as const } } } : { input: { username } };
    },
    blame: (error) => (error.record?.name === 'user_not_found' ? { username: { id: 'care.unknown' as const } } : {}),
    onDone: (_people, _input, form) => {
      form.reset();
      void refresh();
    },
  });
  const remove = async (username: string) => {
    try {
      await dispatch(call(ModeratorsResource.delete, { username }));
      await refresh();
    } catch (error) {
      dispatch(failureShown(error));
    }
  };
  return (
    <details className={styles.team}>
      <summary className={styles.keep}>
        {text('care.moderators')} <Icon name="caret-down" size={16} />
      </summary>
      {data && data.length > 0 && (
        <ul className={styles.rows}>
          {data.map((person) => (
            <Moderator key={person.id} person={person} onRemove={remove} />
          ))}
        </ul>
      )}
      <form {...kit.form} className={styles.moderators}>
        <TextField label={text('care.username')} name="username" dir="ltr" autoComplete="off" error={kit.errorOf('username')} />
        <FormFailure words={kit.failure} />
        <Button type="submit" size="small" busy={kit.busy}>
          {text('care.add')}
        </Button>
      </form>
    </details>
  );
}

function Moderator({ person: ref, onRemove }: { person: EntityRef<'user'>; onRemove: (username: string) => Promise<void> }) {
  const text = useText();
  const person = useEntity(ref);
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!person) return null;
  const remove = async () => {
    setBusy(true);
    await onRemove(person.username);
    setBusy(false);
    setAsking(false);
  };
  return (
    <li className={styles.head}>
      <Link href={person.profileUrl} className={styles.words}>
        <bdi>{person.fullName}</bdi>
        <bdi className="small muted">@{person.username}</bdi>
      </Link>
      <Button
        size="small"
        aria-label={text('care.removeOf', { name: person.fullName })}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {text('care.remove')}
      </Button>
      {isAsking && (
        <FormDialog
          alert
          variant="danger"
          title={text('care.removeQuestion', { name: person.fullName })}
          act={text('care.remove')}
          cancel={text('app.cancel')}
          busy={busy}
          onSubmit={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <p>{text('care.removeText')}</p>
        </FormDialog>
      )}
    </li>
  );
}
