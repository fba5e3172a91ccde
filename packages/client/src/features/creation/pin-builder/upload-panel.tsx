import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import type { DraftPicture } from './draft.ts';
import styles from './upload-panel.module.css';
import { describeBytes } from './upload-progress.ts';

/** A video that was cut off: the same file goes on where it was cut. */
export function CutUpload({ picture, onChoose, onCancel }: CutUploadProps) {
  const text = useText();
  const locale = useLocale();
  const { fileName, arrived, total } = picture;
  return (
    <div className={styles.cut} role="group" aria-label={fileName}>
      <Icon name="film-strip" size={40} className={styles.sign} />
      <p className={styles.name} dir="auto">
        {fileName}
      </p>
      <ProgressBar label={text('builder.cutOff')} value={arrived} max={total} />
      <p className={styles.words}>{text('builder.cutFacts', describeBytes(arrived, total, locale))}</p>
      <Button variant="primary" onClick={onChoose}>
        {text('builder.chooseSame')}
      </Button>
      <Button variant="plain" onClick={onCancel}>
        {text('builder.dropUpload')}
      </Button>
    </div>
  );
}

interface CutUploadProps {
  readonly picture: DraftPicture & { kind: 'cut' };
  readonly onChoose: () => void;
  readonly onCancel: () => void;
}

/** How far an upload is, in bytes and time, and the way to break it off. */
export function UploadPanel({ picture, onCancel }: { picture: DraftPicture & { kind: 'uploading' }; onCancel: () => void }) {
  const text = useText();
  const { making } = picture;
  const locale = useLocale();
  const title = making === undefined ? text('builder.uploading', { name: picture.fileName }) : text('builder.makingVideo');
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
      <ProgressBar label={title} value={making ?? picture.sent} max={making === undefined ? picture.total : 1} />
      <p className={styles.facts}>
        <span>
          {making === undefined
            ? text('builder.bytes', describeBytes(picture.sent, picture.total, locale))
            : new Intl.NumberFormat(locale, { style: 'percent' }).format(making)}
        </span>
        {picture.secondsLeft !== null && <span>{text('builder.timeLeft', { seconds: picture.secondsLeft })}</span>}
      </p>
    </div>
  );
}
