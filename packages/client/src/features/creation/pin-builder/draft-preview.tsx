import { useText } from '../../../i18n/i18n.tsx';
import { useViewer } from '../../../store/hooks.ts';
import { PinCard } from '../../../ui/pin-card/pin-card.tsx';
import { editedSize } from '@bowerbird/domain/media/picture-edits.ts';
import { EditedPicture } from '../picture-edits/index.ts';
import { isEditedPart, type Draft } from './draft.ts';
import styles from './draft-preview.module.css';

/** The card that a draft will be; a picture of it, not to be acted on. */
export function DraftPreview({ draft, previewUrl }: { draft: Draft; previewUrl: string | null }) {
  const text = useText();
  const viewer = useViewer();
  const { picture } = draft;
  const src = picture.kind === 'uploaded' || picture.kind === 'web' ? picture.url : previewUrl;
  const isThere = picture.kind === 'uploaded' || picture.kind === 'web';
  if (!isThere || !src) return <aside className={styles.preview} />;
  const isEdited = isEditedPart(draft);
  const size = isEdited ? editedSize(draft.picture, draft.edits) : { width: picture.width || 4, height: picture.height || 5 };
  const name = viewer?.full_name ?? '';
  return (
    <aside className={styles.preview}>
      <h2 className={styles.heading}>{text('builder.preview')}</h2>
      <div className={styles.card} inert>
        {isEdited && (
          <EditedPicture
            className={styles.edited}
            src={src}
            width={draft.picture.width}
            height={draft.picture.height}
            edits={draft.edits}
          />
        )}
        <PinCard
          href="#"
          alt={draft.altText || draft.title}
          title={draft.title}
          picture={{
            ...size,
            color: picture.kind === 'uploaded' ? picture.color : null,
            renditions: [{ jpeg: src, width: picture.width || 474 }],
          }}
          byline={{ name, avatar: viewer?.image_small_url }}
          labels={{ save: '', saved: '', share: '', more: '', chooseBoard: '' }}
          eager
        />
      </div>
    </aside>
  );
}
