import { useText } from '../../../i18n/i18n.tsx';
import { useViewer } from '../../../store/hooks.ts';
import { PinCard } from '../../../ui/pin-card/pin-card.tsx';
import { editedSize } from '@bowerbird/domain/media/picture-edits.ts';
import { EditedPicture } from '../picture-edits/index.ts';
import { isEditedPart, type Draft, type DraftPart } from './draft.ts';
import styles from './draft-preview.module.css';

export interface DraftPreviewProps {
  readonly draft: Draft;
  /** The picture of it that is shown. */
  readonly part: DraftPart;
  readonly previewUrl: string | null;
}

/** The card that a draft will be; a picture of it, not to be acted on. */
export function DraftPreview({ draft, part, previewUrl }: DraftPreviewProps) {
  const text = useText();
  const viewer = useViewer();
  const { picture } = part;
  const src = picture.kind === 'uploaded' || picture.kind === 'web' ? picture.url : previewUrl;
  const isThere = picture.kind === 'uploaded' || picture.kind === 'web';
  if (!isThere || !src) return <aside className={styles.preview} />;
  const isEdited = isEditedPart(part);
  const size = isEdited ? editedSize(part.picture, part.edits) : { width: picture.width || 4, height: picture.height || 5 };
  const name = viewer?.full_name ?? '';
  return (
    <aside className={styles.preview}>
      <h2 className={styles.heading}>{text('builder.preview')}</h2>
      <div className={styles.card} inert>
        {isEdited && (
          <EditedPicture className={styles.edited} src={src} width={part.picture.width} height={part.picture.height} edits={part.edits} />
        )}
        <PinCard
          href="#"
          alt={part.altText || draft.title}
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
