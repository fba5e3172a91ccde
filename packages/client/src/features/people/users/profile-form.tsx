import { useState } from 'react';
import { UsernameResource } from '@bowerbird/contract/identity/usernames/calls.ts';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import type { UpdateUserInput } from '@bowerbird/contract/people/users/schemas.ts';
import { checkFullName } from '@bowerbird/domain/identity/names.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { linkAfterBlur } from '../../../i18n/wrong-link.ts';
import { useAction, useAppDispatch } from '../../../store/hooks.ts';
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
import type { FieldErrors } from '../../../shared/forms/field-errors.ts';
import { useForm } from '../../../shared/forms/use-form.ts';

const fields = ['full_name', 'about', 'website_url', 'username'] as const;
type ProfileField = (typeof fields)[number];
type ProfileChanges = { readonly changes: UpdateUserInput; readonly username: string | null };

/** Name, about, website and username; what was typed stays when it cannot be saved. */
export function ProfileForm({ user }: { user: WholeUser }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const kept = { full_name: user.fullName, about: user.about, website_url: user.domainUrl ?? '' };
  const [typed, setTyped] = useState(kept);
  const [username, setUsername] = useState(user.username);
  const update = useAction(UserResource.update);
  const rename = useAction(UsernameResource.update);

  const changes = Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => value.trim() !== kept[field as keyof typeof kept]),
  ) as UpdateUserInput;
  const isRenamed = username !== user.username;
  const wrong = wrongIn(typed);
  const { form, errorOf, failure, busy } = useForm<ProfileField, ProfileChanges, void>({
    fields,
    read: () => ({ input: { changes, username: isRenamed ? username : null } }),
    live: ({ raw }) => wrongIn({ full_name: raw('full_name'), about: raw('about') }),
    // Each call sets what stands, so that sending it twice does it once.
    send: async (input) => {
      if (Object.keys(input.changes).length > 0) {
        const fresh = await update(input.changes);
        dispatch(viewerChanged({ full_name: fresh.fullName }));
      }
      // The new name makes the form anew, so it comes last.
      if (input.username === null) return;
      const fresh = await rename({ username: input.username });
      dispatch(viewerChanged({ username: fresh.username }));
    },
    onDone: () => dispatch(toastShown({ kind: 'done', message: 'profile.saved' })),
  });
  const type = (field: keyof typeof kept) => (event: { currentTarget: { value: string } }) =>
    setTyped({ ...typed, [field]: event.currentTarget.value });
  return (
    <form {...form} className={styles.form} aria-label={text('settings.profile')}>
      <TextField
        label={text('profile.name')}
        name="full_name"
        autoComplete="name"
        dir="auto"
        value={typed.full_name}
        error={errorOf('full_name')}
        onChange={type('full_name')}
      />
      <TextArea
        label={text('profile.about')}
        name="about"
        hint={text('profile.aboutHint')}
        dir="auto"
        rows={4}
        value={typed.about}
        counter={`${Array.from(typed.about).length} / ${textLimits.about}`}
        error={errorOf('about')}
        onChange={type('about')}
      />
      <TextField
        label={text('settings.website')}
        name="website_url"
        type="url"
        inputMode="url"
        autoComplete="url"
        dir="ltr"
        placeholder="https://example.org"
        value={typed.website_url}
        error={errorOf('website_url')}
        onBlur={() => setTyped({ ...typed, website_url: linkAfterBlur(typed.website_url) })}
        onChange={type('website_url')}
      />
      <UsernameField
        value={username}
        name="username"
        own={user.username}
        hint={text('settings.usernameHint')}
        error={errorOf('username')}
        onChange={setUsername}
      />
      <FormFailure words={failure} />
      {(Object.keys(changes).length > 0 || isRenamed) && (
        <SaveBar
          busy={busy}
          disabled={Object.keys(wrong).length > 0}
          onReset={() => {
            form.onReset();
            setTyped(kept);
            setUsername(user.username);
          }}
        />
      )}
    </form>
  );
}

/** What is said while somebody types. */
function wrongIn({ full_name: name, about }: { readonly full_name: string; readonly about: string }): FieldErrors<ProfileField> {
  const rule = checkFullName(name);
  const isLong = Array.from(about).length > textLimits.about;
  return fieldWords([
    ...(rule === null ? [] : [{ field: 'full_name', rule, limit: textLimits.fullName }]),
    ...(isLong ? [{ field: 'about', rule: 'maxLength', limit: textLimits.about }] : []),
  ]);
}
