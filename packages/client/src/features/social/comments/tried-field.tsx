import { useRef, useState } from 'react';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { refuseUnsent, uploadFile } from '../../../api/upload-file.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './tried.module.css';
import type { Tried } from './use-sending.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** That somebody tried it, with a picture of what came of it; either can be taken back before it is said. */
export function TriedField({ tried, onChange }: { tried: Tried; onChange: (tried: Tried | null) => void }) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isUploading, setUploading] = useState(false);
  const [failure, setFailure] = useState<MessageId | null>(null);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    if (refuseUnsent(file) !== null) return setFailure('comments.pictureRefused');
    setFailure(null);
    setUploading(true);
    try {
      const { image_signature: signature, image_url: url } = await uploadFile(file, () => undefined).done;
      onChange({ picture: { signature, url } });
    } catch (error) {
      setFailure(toCallError(error).record ? 'comments.pictureRefused' : 'app.offline');
    }
    setUploading(false);
  };
  return (
    <div className={styles.field}>
      {tried.picture && <img className={styles.chosen} src={tried.picture.url} alt="" />}
      <strong className={styles.said}>{text('comments.iTried')}</strong>
      <Button size="small" busy={isUploading} icon={<Icon name="camera" size={18} />} onClick={() => input.current?.click()}>
        {text(tried.picture ? 'comments.otherPicture' : 'comments.addPicture')}
      </Button>
      <IconButton
        size="small"
        label={text('app.cancel')}
        icon={<Icon name="x" size={18} />}
        tooltip="none"
        onClick={() => onChange(null)}
      />
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={text('comments.addPicture')}
        onChange={({ currentTarget }) => {
          void upload(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      {failure && (
        <p className={styles.failure} role="alert">
          {text(failure)}
        </p>
      )}
    </div>
  );
}
