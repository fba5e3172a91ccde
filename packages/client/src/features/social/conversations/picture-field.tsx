import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { isVideoFile, refuseUnsent, uploadFile } from '../../../api/upload-file.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import type { SentPicture } from './conversations.store.ts';
import styles from './message-composer.module.css';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** A picture on its way into a message. */
export interface PictureUpload {
  readonly isUploading: boolean;
  readonly failure: MessageId | null;
  readonly take: (file: File | undefined) => void;
}

/** Uploads the picture of a message as soon as somebody gives it, so that sending does not wait for it. */
export function usePictureUpload(onPicture: (picture: SentPicture) => void): PictureUpload {
  const [isUploading, setUploading] = useState(false);
  const [failure, setFailure] = useState<MessageId | null>(null);
  const upload = async (file: File) => {
    setFailure(null);
    if (isVideoFile(file) || refuseUnsent(file) !== null) return setFailure('messages.pictureRefused');
    setUploading(true);
    try {
      const { image_signature: signature, image_url: url } = await uploadFile(file, () => undefined).done;
      onPicture({ signature, url });
    } catch (error) {
      setFailure(toCallError(error).record ? 'messages.pictureRefused' : 'app.offline');
    }
    setUploading(false);
  };
  return { isUploading, failure, take: (file) => void (file && !isUploading && upload(file)) };
}

/** What a field does with a picture that is pasted or dropped there. */
export function pictureGifts({ take }: PictureUpload) {
  return {
    onPaste: (event: ClipboardEvent) => {
      const [file] = event.clipboardData.files;
      if (!file) return;
      event.preventDefault();
      take(file);
    },
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      take(file);
    },
  };
}

export function PictureButton({ upload }: { upload: PictureUpload }) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={text('messages.addPicture')}
        tooltip="above"
        disabled={upload.isUploading}
        icon={<Icon name="image" size={22} />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={text('messages.addPicture')}
        onChange={({ currentTarget }) => {
          upload.take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** The picture that goes along, above the field. */
export function ChosenPicture({ upload, picture, onDrop }: { upload: PictureUpload; picture?: SentPicture; onDrop: () => void }) {
  const text = useText();
  const { isUploading, failure } = upload;
  if (!picture && !isUploading && failure === null) return null;
  return (
    <div className={styles.enclosed}>
      {isUploading && <Spinner label={text('messages.addingPicture')} />}
      {picture && !isUploading && (
        <>
          <img src={picture.url} alt={text('messages.aPicture')} />
          <IconButton
            size="small"
            label={text('messages.dropPicture')}
            tooltip="above"
            icon={<Icon name="x" weight="bold" size={16} />}
            onClick={onDrop}
          />
        </>
      )}
      {failure !== null && <p role="alert">{text(failure)}</p>}
    </div>
  );
}
