import { useRef, useState } from 'react';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { completeLink } from '@bowerbird/domain/links.ts';
import { noProblems, problemsOfCall, type FormProblems } from '../../../shared/forms/form-problems.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { linkAfterBlur } from '../../../i18n/wrong-link.ts';
import { useAction, useAppDispatch, useEntity, useResource } from '../../../store/hooks.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import { failureShown, troubleTitle } from '../../../store/failure-shown.ts';
import { isWholePin, type WholePin } from './stored-pin.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { BoardPicker, type PickedBoard, type PickedSection } from '../boards/index.ts';
import styles from './edit-pin-dialog.module.css';
import { overlongIn, problemsOf, type PinDraft } from './pin-draft.ts';

/** What is said beside a field that the server refused. */
const refusedWords = {
  title: 'app.fieldRefused',
  description: 'app.fieldRefused',
  link: 'pinActs.linkWrong',
  alt_text: 'app.fieldRefused',
} as const;

/** Changes what stands with one's own pin, and where it stands; what a card does not know of it is fetched first. */
export function EditPinDialog({ pinId, onClose }: { pinId: string; onClose: () => void }) {
  const text = useText();
  const { error } = useResource(PinResource.get, { id: pinId });
  const pin = useEntity({ type: 'pin', id: pinId });
  if (isWholePin(pin)) return <EditPinForm pin={pin} onClose={onClose} />;
  return (
    <FormDialog
      title={text('pinActs.editTitle')}
      act={text('pinActs.saveChanges')}
      cancel={text('app.cancel')}
      closeLabel={text('app.close')}
      busy
      onSubmit={onClose}
      onClose={onClose}
    >
      {error ? <p role="alert">{text(troubleTitle(error))}</p> : <SkeletonText lines={6} />}
    </FormDialog>
  );
}

/** What was typed stays when the server refuses it. */
function EditPinForm({ pin, onClose }: { pin: WholePin; onClose: () => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const update = useAction(PinResource.update);
  const current = useEntity(pin.board);
  const boardButton = useRef<HTMLButtonElement>(null);
  const sending = useRef(false);
  const [draft, setDraft] = useState<PinDraft>({
    title: pin.title,
    description: pin.description,
    link: pin.link ?? '',
    altText: pin.altText,
  });
  const [place, setPlace] = useState<{ board: PickedBoard; section?: PickedSection } | null>(null);
  const [isPicking, setPicking] = useState(false);
  const [wasTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<FormProblems<keyof typeof refusedWords>>(noProblems);
  const problems = problemsOf(draft);
  const problem = (field: keyof PinDraft) => {
    const found = (wasTried ? problems : overlongIn(draft))[field] ?? refused.fields[field === 'altText' ? 'alt_text' : field];
    return found && text(found.id, found.values);
  };
  const change = (field: keyof PinDraft) => (event: { target: { value: string } }) => {
    setDraft({ ...draft, [field]: event.target.value });
    setRefused(noProblems);
  };

  const submit = async () => {
    setTried(true);
    if (sending.current || Object.keys(problems).length > 0) return;
    sending.current = true;
    setSending(true);
    try {
      const moved = place ? { board_id: place.board.id, section: place.section?.id ?? null } : {};
      await update({
        id: pin.id,
        title: draft.title.trim(),
        description: draft.description.trim(),
        link: completeLink(draft.link),
        alt_text: draft.altText.trim(),
        ...moved,
      });
      if (place) for (const name of ['BoardFeedResource.get', 'BoardSectionPinsResource.get']) dispatch(resourceInvalidated({ name }));
      dispatch(toastShown({ kind: 'done', message: 'pinActs.changed' }));
      onClose();
    } catch (error) {
      const found = problemsOfCall(error, refusedWords, 'pinActs.changeFailed');
      setRefused(found);
      if (found.form) dispatch(failureShown(error, found.form.id));
    } finally {
      sending.current = false;
      setSending(false);
    }
  };

  const boardName = [place?.board.name ?? current?.name, place ? place.section?.title : pin.section?.title]
    .filter((name) => name !== undefined)
    .join(' / ');
  return (
    <FormDialog
      title={text('pinActs.editTitle')}
      act={text('pinActs.saveChanges')}
      cancel={text('app.cancel')}
      closeLabel={text('app.close')}
      busy={isSending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField label={text('pinActs.title')} value={draft.title} dir="auto" error={problem('title')} onChange={change('title')} />
      <TextArea
        label={text('pinActs.description')}
        value={draft.description}
        dir="auto"
        error={problem('description')}
        onChange={change('description')}
      />
      <TextField
        label={text('pinActs.link')}
        type="url"
        inputMode="url"
        dir="ltr"
        value={draft.link}
        error={problem('link')}
        onBlur={() => setDraft({ ...draft, link: linkAfterBlur(draft.link) })}
        onChange={change('link')}
      />
      <TextField
        label={text('pinActs.altText')}
        hint={text('pinActs.altTextHint')}
        value={draft.altText}
        dir="auto"
        error={problem('altText')}
        onChange={change('altText')}
      />
      <div className={styles.place}>
        <span className={styles.label} id="edit-pin-board">
          {text('pinActs.board')}
        </span>
        <Button
          ref={boardButton}
          aria-describedby="edit-pin-board"
          aria-haspopup="dialog"
          iconEnd={<Icon name="caret-down" weight="bold" size={16} />}
          onClick={() => setPicking(true)}
        >
          <span className={styles.name} dir="auto">
            {boardName || text('pins.chooseBoard')}
          </span>
        </Button>
        {isPicking && (
          <BoardPicker
            trigger={boardButton}
            selected={place?.board.id ?? pin.board?.id}
            act="move"
            onPick={(board, section) => setPlace({ board, section })}
            onClose={() => setPicking(false)}
          />
        )}
      </div>
    </FormDialog>
  );
}
