import { useRef, useState } from 'react';
import { useOpened } from '../../lib/use-opened.ts';
import { Link } from '../../ui/link/link.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useViewer } from '../../store/hooks.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import {
  BatchForm,
  checkDraft,
  CropButton,
  CreationOffBanner,
  DraftCaptions,
  DraftConflict,
  DraftForm,
  DraftGone,
  DraftPictureActs,
  DraftPictureBox,
  DraftPreview,
  DraftsStatus,
  DraftStrip,
  LeaveQuestion,
  LostShare,
  partsOfDraft,
  publishNote,
  publishVerb,
  PublishView,
  readyDrafts,
  RefusedFiles,
  ScheduleButton,
  ScheduleNote,
  SlidesField,
  useBatch,
  useBuilderKeys,
  useDrafts,
  useGivenPictures,
  useGivenWords,
  useNamedDraft,
  usePublish,
  useSharedFiles,
  useWebPage,
  WebPageDialog,
  type DraftPart,
} from '../../features/creation/pin-builder/index.ts';
import { QuestionDialog } from '../../shared/dialogs/lazy-question-dialog.ts';
import { FeedbackDialog } from '../../features/measurement/feedback/index.ts';
import styles from './pin-builder-page.module.css';

const PICTURES = 'image/*';
const PICTURES_AND_FILMS = 'image/*,video/*,.mkv';

/** Makes pins: from files, from the clipboard, or from the pictures of a web page. */
export function PinBuilderPage() {
  const viewer = useViewer();
  return viewer?.id ? <PinBuilder viewerId={viewer.id} /> : null;
}

function PinBuilder({ viewerId }: { viewerId: string }) {
  const text = useText();
  const viewer = useViewer();
  const hand = useDrafts(viewerId);
  const { isPublishing, progress, publish, stop, again } = usePublish(hand);
  // One pin alone has the button that says so.
  const going = progress && progress.states.length > 1 ? progress : null;
  const batch = useBatch(hand);
  const isBatch = batch.drafts.length > 1;
  const steps = isBatch ? batch.steps : hand.steps;
  const page = useRef<HTMLDivElement>(null);
  const feedback = useOpened<'dialog'>();
  // The picture whose tags would go with it.
  const replace = useOpened<DraftPart>();
  const picker = useRef<HTMLInputElement>(null);
  const replacing = useRef<string | null>(null);
  const { address, setAddress } = useWebPage();
  const hovers = useGivenPictures({ onFiles: hand.addFiles, onAddress: setAddress });
  const lostShare = useSharedFiles(hand);
  useNamedDraft(hand);
  useGivenWords(hand);
  const { drafts, selected } = hand;
  const parts = partsOfDraft(selected);
  const [opened, setOpened] = useState<{ readonly id: string; readonly at: number }>();
  const at = opened?.id === selected.id ? Math.min(opened.at, parts.length - 1) : 0;
  const part = parts[at]!;
  // Where some are selected, the verbs of the bar are about these.
  const chosen = isBatch ? batch.drafts : drafts;
  const { ready, notReady } = readyDrafts(chosen);
  const note = going ? null : publishNote({ ready, notReady });
  useBuilderKeys(page, {
    onStep: steps.step,
    onPublish: () => {
      const canPublish = ready.length > 0 && !viewer?.is_write_banned;
      if (canPublish) void publish(chosen);
      return canPublish;
    },
  });
  const verb = publishVerb(chosen, ready.length, chosen.length < drafts.length);

  const chooseFiles = (draftId: string | null) => {
    replacing.current = draftId;
    if (!picker.current) return;
    // A film that was cut asks for the same file.
    const isOfCarousel = parts.length > 1 && parts.some(({ id, picture }) => id === draftId && picture.kind !== 'cut');
    Object.assign(picker.current, { multiple: draftId === null, accept: isOfCarousel ? PICTURES : PICTURES_AND_FILMS });
    picker.current.click();
  };
  // Another picture takes the tags of the one before along, so it asks first (`B4.9`).
  const askOrChoose = (draftId: string | null) => {
    const asked = parts.find(({ id }) => id === draftId);
    if (asked && asked.tags.length > 0) replace.open(asked);
    else chooseFiles(draftId);
  };
  const onChosen = (files: File[]) => {
    const [first] = files;
    const replaced = parts.findIndex(({ id }) => id === replacing.current);
    // What comes of the file is told with its picture.
    if (replaced >= 0) setOpened({ id: selected.id, at: replaced });
    if (first && replacing.current) hand.replaceFile(replacing.current, first);
    else hand.addFiles(files);
  };

  return (
    <div ref={page} className={styles.page}>
      <header className={styles.head}>
        <h1 className={classNames('h3', styles.title)}>{text('builder.title')}</h1>
        <div className={styles.links}>
          <Link href="/idea-pin-builder/" className={styles.link}>
            {text('builder.openIdea')}
          </Link>
          <Link href="/pin-builder/schedule/" className={styles.link}>
            {text('schedule.openCalendar')}
          </Link>
          <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => feedback.open('dialog')}>
            {text('builder.feedback')}
          </button>
        </div>
        <div className={styles.acts}>
          <DraftsStatus hand={hand} />
          <span className={styles.steps}>
            <IconButton
              label={text('app.undo')}
              icon={<Icon name="arrow-u-up-left" size={20} />}
              disabled={!steps.canUndo}
              onClick={() => steps.step('undo')}
            />
            <IconButton
              label={text('edit.redo')}
              icon={<Icon name="arrow-u-up-right" size={20} />}
              disabled={!steps.canRedo}
              onClick={() => steps.step('redo')}
            />
          </span>
          <ScheduleButton key={selected.id} hand={hand} selected={batch.drafts} />
          <Button
            variant="primary"
            disabled={ready.length === 0 || isPublishing || viewer?.is_write_banned}
            busy={isPublishing}
            aria-describedby="publish-reason"
            onClick={() => void publish(chosen)}
          >
            {isPublishing ? text('builder.publishing') : text(verb.id, verb.values)}
          </Button>
        </div>
      </header>
      <input
        ref={picker}
        type="file"
        accept={PICTURES_AND_FILMS}
        multiple
        hidden
        onChange={(event) => {
          onChosen([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <div className={classNames(styles.body, drafts.length > 1 && styles.withRail)}>
        <div className={styles.notices}>
          <p id="publish-reason" className={styles.reason} role="status">
            {note && note.draft !== selected && drafts.length > 1 && (
              <Button size="small" onClick={() => hand.select(note.draft.id)}>
                {text('builder.showUnready', { number: drafts.indexOf(note.draft) + 1 })}
              </Button>
            )}
            {note && text(note.words.id, note.words.values)}
          </p>
          {viewer?.is_write_banned && <CreationOffBanner />}
          <LostShare why={lostShare} />
          <DraftConflict hand={hand} />
          <DraftGone hand={hand} />
          {!isBatch && !going && <ScheduleNote key={`time-${selected.id}`} hand={hand} />}
          <RefusedFiles hand={hand} />
          <LeaveQuestion hand={hand} />
        </div>
        {drafts.length > 1 && <DraftStrip hand={hand} batch={batch} onAdd={() => askOrChoose(null)} />}
        <div className={styles.stage}>
          {going ? (
            <PublishView progress={going} hand={hand} onStop={stop} onAgain={again} />
          ) : isBatch ? (
            <BatchForm batch={batch} hand={hand} />
          ) : (
            <div className={styles.columns}>
              <div className={classNames(styles.side, styles.pictures)}>
                <DraftPictureBox
                  key={selected.id}
                  draft={selected}
                  part={part}
                  hand={hand}
                  hovers={hovers}
                  onChoose={askOrChoose}
                  onWebPage={() => setAddress('')}
                />
                <SlidesField
                  key={`slides-${selected.id}`}
                  hand={hand}
                  open={at}
                  onOpen={(next) => setOpened({ id: selected.id, at: next })}
                />
              </div>
              <div className={styles.form}>
                <DraftForm
                  key={`form-${selected.id}`}
                  draft={selected}
                  problems={{ ...checkDraft(selected), ...selected.problems }}
                  onChange={(changes) => hand.change(selected.id, changes)}
                />
              </div>
              <div className={styles.side}>
                <DraftPictureActs key={`acts-${selected.id}`} draft={selected} hand={hand} onWebPage={() => setAddress('')} />
                <CropButton key={`crop-${selected.id}`} hand={hand} shownId={part.id} />
                <DraftCaptions key={`captions-${selected.id}`} hand={hand} />
              </div>
              <DraftPreview draft={selected} part={part} previewUrl={hand.previewOf(part.id)} />
            </div>
          )}
        </div>
      </div>
      <VisuallyHidden live="polite">{selected.picture.kind === 'uploaded' ? text('builder.uploaded') : ''}</VisuallyHidden>
      {feedback.opened && <FeedbackDialog source="pin_builder" onClose={feedback.close} />}
      {replace.opened && <ReplaceQuestion part={replace.opened} onAgree={chooseFiles} onClose={replace.close} />}
      {address !== null && (
        <WebPageDialog
          address={address}
          onAdd={hand.addWebPictures}
          onKeep={(link) => hand.addWords({ link, title: '', description: '' })}
          onClose={() => setAddress(null)}
        />
      )}
    </div>
  );
}

function ReplaceQuestion({ part, onAgree, onClose }: { part: DraftPart; onAgree: (id: string) => void; onClose: () => void }) {
  const text = useText();
  return (
    <QuestionDialog
      title={text('builder.replaceTagged')}
      act={text('builder.replaceAnyway')}
      onAct={() => onAgree(part.id)}
      onClose={onClose}
    >
      <p>{text('builder.replaceTaggedBody', { count: part.tags.length })}</p>
    </QuestionDialog>
  );
}
