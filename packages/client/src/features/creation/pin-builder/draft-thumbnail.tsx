import { classNames } from '../../../lib/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { EditedPicture } from '../picture-edits/index.ts';
import { isEditedPart, type Draft } from './draft.ts';
import styles from './draft-thumbnail.module.css';
import { useDrawable } from './use-drawable.ts';

/** The picture of a draft as small as a list of them shows it: also while it is on its way, and where it failed. */
export function DraftThumbnail({ draft, previewUrl }: { draft: Draft; previewUrl: string | null }) {
  const { picture } = draft;
  const { src, onError } = useDrawable(previewUrl, picture.kind === 'uploaded' || picture.kind === 'web' ? picture.url : null);
  if (picture.kind === 'failed') return <Icon name="warning-circle" weight="fill" size={24} className={styles.failed} />;
  if (src && isEditedPart(draft)) {
    const { width, height } = draft.picture;
    return <EditedPicture src={src} width={width} height={height} edits={draft.edits} />;
  }
  return (
    <>
      {src ? (
        <img
          src={src}
          alt=""
          className={classNames(styles.picture, picture.kind === 'uploading' && styles.pale)}
          referrerPolicy="no-referrer"
          draggable={false}
          onError={onError}
        />
      ) : (
        <Icon name="image-square" size={24} />
      )}
      {picture.kind === 'uploading' && (
        <span className={styles.bar} style={{ transform: `scaleX(${picture.total > 0 ? picture.sent / picture.total : 0})` }} />
      )}
    </>
  );
}
