import type { CSSProperties } from 'react';
import { editedSize } from '@bowerbird/domain/media/picture-edits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useOpened } from '../../../lib/use-opened.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { EditedPicture } from '../picture-edits/index.ts';
import { isEditedPart, type Draft, type DraftPart, type DraftVideo } from './draft.ts';
import styles from './draft-picture-box.module.css';
import { TagProductsButton } from './tag-products-button.tsx';
import { CutUpload, UploadPanel } from './upload-panel.tsx';
import { useDrawable } from './use-drawable.ts';
import type { DraftsInHand } from './use-drafts.ts';

const VideoDialog = lazyPart(async () => (await import('./video-dialog.tsx')).VideoDialog);

export interface DraftPictureBoxProps {
  readonly draft: Draft;
  /** The picture of it that is shown. */
  readonly part: DraftPart;
  readonly hand: DraftsInHand;
  /** A picture hovers over the page. */
  readonly hovers: boolean;
  /** Opens the file picker: for this draft alone, or, with `null`, for any number of new ones. */
  readonly onChoose: (draftId: string | null) => void;
  readonly onWebPage: () => void;
}

/** The place of a draft's picture: empty, on its way, refused, or there. */
export function DraftPictureBox({ draft, part, hand, hovers, onChoose, onWebPage }: DraftPictureBoxProps) {
  const text = useText();
  // A film that was cut asks for its file, whichever picture is chosen.
  const shown = draft.picture.kind === 'cut' ? draft : part;
  const { picture } = shown;
  const isEmpty = isEmptyPicture(picture);
  // A pin with nothing in it yet takes any number of files. Those that are too many become further pins.
  const takesMany = shown.id === draft.id && draft.slides.length === 0 && picture.kind !== 'failed';
  return (
    <div className={styles.side}>
      <div className={classNames(styles.box, isEmpty && styles.empty, hovers && styles.hovers)}>
        {!isEmpty && <PictureItself key={shown.id} part={shown} previewUrl={hand.previewOf(shown.id)} />}
        {shown.id === draft.id && picture.kind === 'uploading' && (
          <UploadPanel picture={picture} onCancel={() => hand.cancelUpload(draft)} />
        )}
        {picture.kind === 'cut' && (
          <CutUpload picture={picture} onChoose={() => onChoose(draft.id)} onCancel={() => hand.cancelUpload(draft)} />
        )}
        {isEmpty && picture.kind !== 'cut' && (
          <div className={styles.invitation}>
            {picture.kind === 'failed' && (
              <p className={styles.refused} role="alert">
                <Icon name="warning-circle" weight="fill" size={20} />
                <span>
                  {picture.fileName !== '' && <bdi className={styles.fileName}>{picture.fileName}</bdi>}{' '}
                  {text(picture.words.id, picture.words.values)}
                </span>
              </p>
            )}
            {picture.kind === 'failed' && picture.canRetry ? (
              <Button variant="primary" icon={<Icon name="arrow-clockwise" size={20} />} onClick={() => hand.retry(shown.id)}>
                {text('app.tryAgain')}
              </Button>
            ) : (
              <Icon name="image-square" size={40} className={styles.sign} />
            )}
            <p className={styles.words}>{text(hovers ? 'builder.dropNow' : 'builder.dropHere')}</p>
            <Button
              variant={picture.kind === 'failed' && picture.canRetry ? 'plain' : 'primary'}
              onClick={() => onChoose(takesMany ? null : shown.id)}
            >
              {text('builder.chooseFiles')}
            </Button>
            <p className={styles.hint}>{text('builder.fileHint')}</p>
          </div>
        )}
        {hovers && !isEmpty && <div className={styles.dropCover}>{text('builder.dropNow')}</div>}
      </div>
      {!isEmpty && (
        <div className={styles.row}>
          <Button icon={<Icon name="arrows-clockwise" size={20} />} onClick={() => onChoose(shown.id)}>
            {text('builder.replace')}
          </Button>
          <Button icon={<Icon name="plus" size={20} />} onClick={() => onChoose(null)}>
            {text('builder.addMore')}
          </Button>
        </div>
      )}
      {isEmpty && shown.id === draft.id && <FromWebButton onClick={onWebPage} />}
      {draft.problems.pin && (
        <p className={styles.refused} role="alert">
          <Icon name="warning-circle" weight="fill" size={20} />
          {text(draft.problems.pin.id, draft.problems.pin.values)}
        </p>
      )}
    </div>
  );
}

export interface DraftPictureActsProps {
  readonly draft: Draft;
  readonly hand: DraftsInHand;
  readonly onWebPage: () => void;
}

/** What else can be done with a draft's picture. */
export function DraftPictureActs({ draft, hand, onWebPage }: DraftPictureActsProps) {
  const { picture } = draft;
  return (
    <>
      <TagProductsButton draft={draft} onChange={(changes) => hand.change(draft.id, changes)} />
      {picture.kind === 'uploaded' && picture.video && <EditVideoButton draft={draft} video={picture.video} hand={hand} />}
      {!isEmptyPicture(picture) && <FromWebButton onClick={onWebPage} />}
    </>
  );
}

function isEmptyPicture({ kind }: Draft['picture']): boolean {
  return kind === 'none' || kind === 'failed' || kind === 'cut';
}

function FromWebButton({ onClick }: { onClick: () => void }) {
  const text = useText();
  return (
    <Button variant="outline" wide icon={<Icon name="link" size={20} />} onClick={onClick}>
      {text('builder.fromWeb')}
    </Button>
  );
}

function EditVideoButton({ draft, video, hand }: { draft: Draft; video: DraftVideo; hand: DraftsInHand }) {
  const text = useText();
  const { opened, open, closer } = useOpened<'video'>();
  return (
    <>
      <Button wide icon={<Icon name="film-strip" size={20} />} onClick={() => open('video')}>
        {text('builder.editVideo')}
      </Button>
      {opened === 'video' && (
        <VideoDialog video={video} onApply={(changes) => void hand.editVideo(draft.id, video, changes)} onClose={closer('video')} />
      )}
    </>
  );
}

/** The picture as the browser has it, else as the server does. */
function PictureItself({ part, previewUrl }: { part: DraftPart; previewUrl: string | null }) {
  const { picture } = part;
  const { src, onError } = useDrawable(previewUrl, picture.kind === 'uploaded' || picture.kind === 'web' ? picture.url : null);
  if (picture.kind === 'uploading' && picture.ratio !== undefined && previewUrl) {
    // The film as the browser has it; what is made of it is shown in the same place.
    return (
      <video
        className={classNames(styles.picture, styles.pale)}
        style={{ aspectRatio: picture.ratio }}
        src={previewUrl}
        muted
        playsInline
      />
    );
  }
  const size =
    picture.kind === 'uploaded' || (picture.kind === 'web' && picture.width > 0)
      ? { aspectRatio: `${picture.width} / ${picture.height}` }
      : undefined;
  if (!src) return <div className={styles.unseen} />;
  if (isEditedPart(part)) {
    const { width, height } = part.picture;
    const shown = editedSize(part.picture, part.edits);
    return (
      <div className={styles.edited} style={{ '--ratio': shown.width / shown.height } as CSSProperties}>
        <EditedPicture src={src} width={width} height={height} edits={part.edits} alt={part.altText} />
      </div>
    );
  }
  return (
    <img
      className={classNames(styles.picture, picture.kind === 'uploading' && styles.pale)}
      style={size}
      src={src}
      alt={part.altText}
      referrerPolicy="no-referrer"
      onError={onError}
    />
  );
}
