import { useRef } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import { useViewer } from '../../store/hooks.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { checkDraft, readyDrafts, reasonNotToPublish } from '../../features/creation/pin-builder/index.ts';
import { DraftForm } from '../../features/creation/pin-builder/index.ts';
import { DraftPictureBox } from '../../features/creation/pin-builder/index.ts';
import { DraftPreview } from '../../features/creation/pin-builder/index.ts';
import { DraftStrip } from '../../features/creation/pin-builder/index.ts';
import styles from './pin-builder-page.module.css';
import { RefusedFiles } from '../../features/creation/pin-builder/index.ts';
import { useDrafts } from '../../features/creation/pin-builder/index.ts';
import { useGivenPictures } from '../../features/creation/pin-builder/index.ts';
import { usePublish } from '../../features/creation/pin-builder/index.ts';
import { useWebPage } from '../../features/creation/pin-builder/index.ts';
import { WebPageDialog } from '../../features/creation/pin-builder/index.ts';

/** Makes pins: from files, from the clipboard, or from the pictures of a web page. */
export function PinBuilderPage() {
  const viewer = useViewer();
  return viewer?.id ? <PinBuilder viewerId={viewer.id} /> : null;
}

function PinBuilder({ viewerId }: { viewerId: string }) {
  const text = useText();
  const hand = useDrafts(viewerId);
  const { isPublishing, publish } = usePublish(hand);
  const picker = useRef<HTMLInputElement>(null);
  const replacing = useRef<string | null>(null);
  const { address, setAddress } = useWebPage();
  const hovers = useGivenPictures({ onFiles: hand.addFiles, onAddress: setAddress });
  const { drafts, selected } = hand;
  const { ready, notReady } = readyDrafts(drafts);
  const reason = notReady && reasonNotToPublish(notReady);

  const chooseFiles = (draftId: string | null) => {
    replacing.current = draftId;
    if (picker.current) picker.current.multiple = draftId === null;
    picker.current?.click();
  };
  const onChosen = (files: File[]) => {
    const [first] = files;
    if (first && replacing.current) hand.replaceFile(replacing.current, first);
    else hand.addFiles(files);
  };

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className="h3">{text('builder.title')}</h1>
        <div className={styles.acts}>
          {hand.isKept && !drafts.every((draft) => draft.picture.kind === 'none' && draft.title === '') && (
            <span className={styles.kept}>
              <Icon name="check-circle" weight="fill" size={18} />
              {text('builder.draftSaved')}
            </span>
          )}
          <Button
            variant="primary"
            disabled={notReady !== undefined || isPublishing}
            busy={isPublishing}
            aria-describedby="publish-reason"
            onClick={() => void publish()}
          >
            {text(isPublishing ? 'builder.publishing' : 'builder.publish', { count: ready.length || drafts.length })}
          </Button>
        </div>
      </header>
      <p id="publish-reason" className={styles.reason} role="status">
        {reason && notReady !== selected && drafts.length > 1 && (
          <Button size="small" onClick={() => hand.select(notReady.id)}>
            {text('builder.showUnready', { number: drafts.indexOf(notReady) + 1 })}
          </Button>
        )}
        {reason && text(reason.id, reason.values)}
      </p>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={(event) => {
          onChosen([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <RefusedFiles hand={hand} />
      {drafts.length > 1 && <DraftStrip hand={hand} />}
      <div className={styles.columns}>
        <DraftPictureBox
          key={selected.id}
          draft={selected}
          hand={hand}
          hovers={hovers}
          onChoose={chooseFiles}
          onWebPage={() => setAddress('')}
        />
        <DraftForm
          key={`form-${selected.id}`}
          draft={selected}
          problems={{ ...checkDraft(selected), ...selected.problems }}
          onChange={(changes) => hand.change(selected.id, changes)}
        />
        <DraftPreview draft={selected} previewUrl={hand.previewOf(selected.id)} />
      </div>
      <VisuallyHidden live="polite">{selected.picture.kind === 'uploaded' ? text('builder.uploaded') : ''}</VisuallyHidden>
      {address !== null && <WebPageDialog address={address} onAdd={hand.addWebPictures} onClose={() => setAddress(null)} />}
    </div>
  );
}
