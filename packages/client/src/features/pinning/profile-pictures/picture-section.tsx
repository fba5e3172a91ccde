import type { Words } from '../../../i18n/message-id.ts';
import { useRef, useState } from 'react';
import { ProfilePictureResource } from '@bowerbird/contract/pinning/profile-pictures/calls.ts';
import type { UploadedImage } from '@bowerbird/contract/pinning/pictures/calls.ts';
import type { User } from '@bowerbird/contract/people/users/schemas.ts';
import type { ProfilePicture } from '@bowerbird/domain/media/crop.ts';
import { refuseUnsent, uploadFile } from '../../../api/upload-file.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { viewerChanged } from '../../../store/session.slice.ts';
import type { StoredUser } from '../../people/users/index.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { preloadOverlay } from '../../../ui/overlays.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { CropDialog } from './crop-dialog.tsx';
import styles from './picture-section.module.css';
import { useSave } from '../../../shared/forms/use-save.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** The picture and the cover of the profile: chosen, cropped, taken away. */
export function PictureSection({ user }: { user: StoredUser }) {
  const text = useText();
  return (
    <div className={styles.section}>
      <PictureChoice
        kind="avatar"
        label={text('picture.avatar')}
        isThere={user.imageLargeUrl !== null}
        shown={<Avatar name={user.fullName} src={user.imageLargeUrl} size={96} />}
      />
      <PictureChoice
        kind="cover"
        label={text('picture.cover')}
        isThere={user.coverUrl !== null}
        shown={user.coverUrl === null ? <span className={styles.noCover} /> : <img className={styles.cover} src={user.coverUrl} alt="" />}
      />
    </div>
  );
}

interface PictureChoiceProps {
  readonly kind: ProfilePicture;
  readonly label: string;
  readonly isThere: boolean;
  readonly shown: React.ReactNode;
}

function PictureChoice({ kind, label, isThere, shown }: PictureChoiceProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<number | null>(null);
  const [uploaded, setUploaded] = useState<UploadedImage | null>(null);
  const [refused, setRefused] = useState<Words | null>(null);
  const settle = (user: User) => {
    setUploaded(null);
    dispatch(viewerChanged({ image_small_url: user.imageSmallUrl, image_medium_url: user.imageMediumUrl }));
    dispatch(toastShown({ kind: 'done', message: 'profile.saved' }));
  };
  const change = useSave(ProfilePictureResource.update, settle);
  const remove = useSave(ProfilePictureResource.delete, settle);

  const upload = async (file: File | undefined) => {
    if (!file) return;
    setRefused(refuseUnsent(file) === null ? null : { id: 'picture.refused' });
    if (refuseUnsent(file) !== null) return;
    setSent(0);
    preloadOverlay('dialog');
    try {
      setUploaded(await uploadFile(file, (bytes, total) => setSent(bytes / total)).done);
    } catch (error) {
      setRefused({ id: toCallError(error).record ? 'picture.refused' : 'app.offline' });
    }
    setSent(null);
  };
  return (
    <div className={styles.choice} role="group" aria-label={label}>
      {shown}
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        {sent !== null && <ProgressBar label={text('picture.uploading')} value={sent} max={1} />}
        <FormFailure words={refused ?? remove.failure} />
        <div className={styles.acts}>
          <input
            ref={input}
            type="file"
            accept={ACCEPTED}
            className={styles.file}
            tabIndex={-1}
            aria-label={label}
            onChange={(event) => {
              void upload(event.currentTarget.files?.[0]);
              // The same file again is a change again.
              event.currentTarget.value = '';
            }}
          />
          <Button size="small" disabled={sent !== null} onClick={() => input.current?.click()}>
            {text(isThere ? 'picture.change' : 'picture.choose')}
          </Button>
          {isThere && (
            <Button size="small" disabled={remove.busy} onClick={() => void remove.save({ kind })}>
              {text('picture.remove')}
            </Button>
          )}
        </div>
      </div>
      {uploaded && (
        <CropDialog
          kind={kind}
          picture={uploaded}
          busy={change.busy}
          failure={change.failure ?? (Object.keys(change.fields).length > 0 ? { id: 'picture.refused' } : null)}
          onClose={() => setUploaded(null)}
          onCrop={(crop) => void change.save({ kind, image_signature: uploaded.image_signature, crop })}
        />
      )}
    </div>
  );
}
