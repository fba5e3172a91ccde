import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import styles from './canvas.module.css';
import type { StoryUpload } from './use-story-uploads.ts';

/** A picture or video on its way, where it will stand. */
export function UploadOver({ upload, onRetry }: { upload: StoryUpload; onRetry: () => void }) {
  const text = useText();
  const { fileName, previewUrl, share, isMaking, failure } = upload;
  return (
    <div className={styles.upload}>
      {previewUrl ? <img src={previewUrl} alt="" draggable={false} /> : <span className={styles.uploadRoom} />}
      <div className={styles.uploadWords} data-part={failure ? 'no-drag' : undefined}>
        {failure ? (
          <>
            <span role="alert">
              <bdi>{fileName}</bdi> {text(failure.words.id, failure.words.values)}
            </span>
            {failure.canRetry && (
              <Button size="small" onClick={onRetry}>
                {text('app.tryAgain')}
              </Button>
            )}
          </>
        ) : (
          <>
            <span>{isMaking ? text('builder.makingVideo') : text('builder.uploading', { name: fileName })}</span>
            <ProgressBar label={fileName} value={share} max={1} />
          </>
        )}
      </div>
    </div>
  );
}
