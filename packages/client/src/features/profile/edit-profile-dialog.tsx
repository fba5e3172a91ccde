import { useRef, useState, type FormEvent } from 'react';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { checkFullName, tidyName, type NameProblem } from '@bowerbird/domain/identity/names.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../i18n/i18n.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import { useAction, useAppDispatch } from '../../store/hooks.ts';
import { viewerChanged } from '../../store/session.slice.ts';
import type { StoredUser } from '../../store/stored.ts';
import { toastShown } from '../../store/toasts.slice.ts';
import { toCallError } from '../../api/call-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlays.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import styles from './edit-profile-dialog.module.css';

const nameWords: Record<NameProblem, MessageId> = {
  required: 'profile.nameRequired',
  maxLength: 'profile.nameTooLong',
  characters: 'profile.nameCharacters',
};

/** Changes one's name and what one says of oneself; what was typed stays when it cannot be saved. */
export function EditProfileDialog({ user, onClose }: { user: StoredUser; onClose: () => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const update = useAction(UserResource.update);
  const [name, setName] = useState(user.fullName);
  const [about, setAbout] = useState(user.about);
  const [trouble, setTrouble] = useState<MessageId | null>(null);
  const [isSaving, setSaving] = useState(false);
  const running = useRef(false);
  const nameProblem = checkFullName(name);
  const aboutLength = Array.from(about).length;
  const isTooLong = aboutLength > textLimits.about;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (running.current || nameProblem || isTooLong) return;
    running.current = true;
    setSaving(true);
    setTrouble(null);
    try {
      const fresh = await update({ full_name: tidyName(name), about: about.trim() });
      dispatch(viewerChanged({ full_name: fresh.fullName }));
      dispatch(toastShown({ kind: 'done', message: 'profile.saved' }));
      onClose();
    } catch (error) {
      const { record } = toCallError(error);
      setTrouble(!record ? 'app.offline' : record.name === 'bad_input' ? 'profile.refused' : 'app.serverErrorTitle');
      setSaving(false);
    }
    running.current = false;
  };

  return (
    <Dialog
      title={text('profile.edit')}
      closeLabel={text('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('app.cancel')}</Button>
          <Button
            type="submit"
            form="edit-profile"
            variant="primary"
            busy={isSaving}
            disabled={isSaving || nameProblem !== null || isTooLong}
          >
            {text('app.save')}
          </Button>
        </>
      }
    >
      <form id="edit-profile" className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label={text('profile.name')}
          autoComplete="name"
          dir="auto"
          value={name}
          error={nameProblem ? text(nameWords[nameProblem], { limit: textLimits.fullName }) : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextArea
          label={text('profile.about')}
          hint={text('profile.aboutHint')}
          dir="auto"
          rows={4}
          value={about}
          counter={`${aboutLength} / ${textLimits.about}`}
          error={isTooLong ? text('profile.aboutTooLong', { limit: textLimits.about }) : undefined}
          onChange={(event) => setAbout(event.currentTarget.value)}
        />
        {trouble && (
          <p className={styles.trouble} role="alert">
            {text(trouble)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
