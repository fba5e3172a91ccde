import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import type { DraftPicture } from './draft.ts';
import styles from './upload-panel.module.css';
import { describeBytes } from './upload-progress.ts';

/** How far an upload is, in bytes and time, and the way to break it off. */
export function UploadPanel({ picture, onCancel }: { picture: DraftPicture & { kind: 'uploading' }; onCancel: () => void }) {
  const text = useText();
  const bytes = describeBytes(picture.sent, picture.total, useLocale());
  const title = text('builder.uploading', { name: picture.fileName });
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <p className={styles.title} dir="auto">
          {title}
        </p>
        <IconButton
          size="small"
          label={text('builder.cancelUpload')}
          tooltip="above"
          icon={<Icon name="x" weight="bold" size={18} />}
          onClick={onCancel}
        />
      </div>
      <ProgressBar label={title} value={picture.sent} max={picture.total} />
      <p className={styles.facts}>
        <span>{text('builder.bytes', bytes)}</span>
        {picture.secondsLeft !== null && <span>{text('builder.timeLeft', { seconds: picture.secondsLeft })}</span>}
      </p>
    </div>
  );
}
