import { useRef } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './side-panel.module.css';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

export interface ReplaceMediaProps {
  readonly hand: IdeaEditorInHand;
  /** The block, or the page that it lies under. */
  readonly id: string;
  readonly isThere: boolean;
  /** Whether only a video, or only a picture, fits; without it both do. */
  readonly isVideo?: boolean;
  readonly error?: string | undefined;
}

/** Chooses the picture or video of a block or page, or another one. */
export function ReplaceMedia({ hand, id, isThere, isVideo, error }: ReplaceMediaProps) {
  const text = useText();
  const picker = useRef<HTMLInputElement>(null);
  const accept = isVideo === undefined ? 'image/*,video/*,.mkv' : isVideo ? 'video/*,.mkv' : 'image/*';
  const upload = hand.uploads.running[id];
  return (
    <>
      <Button icon={<Icon name="upload-simple" size={20} />} onClick={() => picker.current?.click()}>
        {text(isThere ? 'builder.replace' : isVideo ? 'ideas.chooseVideo' : 'ideas.choosePicture')}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept={accept}
        data-purpose="replace"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) hand.uploads.start(id, file);
          event.currentTarget.value = '';
        }}
      />
      {upload && !upload.failure && (
        <p className={styles.hint} role="status">
          {upload.isMaking ? text('builder.makingVideo') : text('builder.uploading', { name: upload.fileName })}
        </p>
      )}
      {(upload?.failure || error) && (
        <p className={styles.hard} role="alert">
          <Icon name="warning-circle" weight="fill" size={16} />
          <span>{upload?.failure ? `${upload.fileName} ${text(upload.failure.words.id, upload.failure.words.values)}` : error}</span>
        </p>
      )}
    </>
  );
}
