import type { Words } from '../../../i18n/message-id.ts';
import { useState, type FormEvent } from 'react';
import { UsernameResource } from '@bowerbird/contract/identity/usernames/calls.ts';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import type { UpdateUserInput } from '@bowerbird/contract/people/users/schemas.ts';
import { checkFullName } from '@bowerbird/domain/identity/names.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { linkAfterBlur } from '../../../i18n/wrong-link.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { viewerChanged } from '../../../store/session.slice.ts';
import type { WholeUser } from './stored-user.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { UsernameField } from '../../identity/usernames/index.ts';
import { fieldWords } from '../../../shared/forms/field-words.ts';
import { SaveBar } from '../../../shared/forms/save-bar.tsx';
import styles from '../../../shared/forms/settings-form.module.css';
import { useSave } from '../../../shared/forms/use-save.ts';

/** Name, about, website and username; what was typed stays when it cannot be saved. */
export function ProfileForm({ user }: { user: WholeUser }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const kept = { full_name: user.fullName, about: user.about, website_url: user.domainUrl ?? '' };
  const [typed, setTyped] = useState(kept);
  const [username, setUsername] = useState(user.username);
  const profile = useSave(UserResource.update, (fresh) =>
    dispatch(viewerChanged({ full_name: fresh.fullName, domain_url: fresh.domainUrl })),
  );
  const rename = useSave(UsernameResource.update, (fresh) => dispatch(viewerChanged({ username: fresh.username })));

  const changes = Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => value.trim() !== kept[field as keyof typeof kept]),
  ) as UpdateUserInput;
  const isRenamed = username !== user.username;
  const nameRule = checkFullName(typed.full_name);
  const aboutLength = Array.from(typed.about).length;
  const isWrong = nameRule !== null || aboutLength > textLimits.about;
  const busy = profile.busy || rename.busy;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || isWrong) return;
    if (Object.keys(changes).length > 0 && !(await profile.save(changes))) return;
    // The new name makes the form anew, so it comes last.
    if (isRenamed && !(await rename.save({ username }))) return;
    dispatch(toastShown({ kind: 'done', message: 'profile.saved' }));
  };
  const local = fieldWords([
    ...(nameRule === null ? [] : [{ field: 'full_name', rule: nameRule, limit: textLimits.fullName }]),
    ...(aboutLength > textLimits.about ? [{ field: 'about', rule: 'maxLength', limit: textLimits.about }] : []),
  ]);
  const say = (field: string) => sayWords(local[field] ?? profile.fields[field] ?? rename.fields[field]);
  const sayWords = (words: Words | undefined) => words && text(words.id, words.values);
  const type = (field: keyof typeof kept) => (event: { currentTarget: { value: string } }) =>
    setTyped({ ...typed, [field]: event.currentTarget.value });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)} aria-label={text('settings.profile')}>
      <TextField
        label={text('profile.name')}
        autoComplete="name"
        dir="auto"
        value={typed.full_name}
        error={say('full_name')}
        onChange={type('full_name')}
      />
      <TextArea
        label={text('profile.about')}
        hint={text('profile.aboutHint')}
        dir="auto"
        rows={4}
        value={typed.about}
        counter={`${aboutLength} / ${textLimits.about}`}
        error={say('about')}
        onChange={type('about')}
      />
      <TextField
        label={text('settings.website')}
        type="url"
        inputMode="url"
        autoComplete="url"
        dir="ltr"
        placeholder="https://example.org"
        value={typed.website_url}
        error={say('website_url')}
        onBlur={() => setTyped({ ...typed, website_url: linkAfterBlur(typed.website_url) })}
        onChange={type('website_url')}
      />
      <UsernameField
        value={username}
        own={user.username}
        hint={text('settings.usernameHint')}
        error={say('username')}
        onChange={setUsername}
      />
      <FormFailure words={profile.failure ?? rename.failure} />
      {(Object.keys(changes).length > 0 || isRenamed) && (
        <SaveBar
          busy={busy}
          disabled={isWrong}
          onReset={() => {
            setTyped(kept);
            setUsername(user.username);
          }}
        />
      )}
    </form>
  );
}
