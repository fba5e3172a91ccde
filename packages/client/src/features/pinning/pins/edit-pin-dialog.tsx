import { useRef, useState } from 'react';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { completeLink } from '@bowerbird/domain/links.ts';
import type { FieldErrors } from '../../../shared/forms/field-errors.ts';
import type { Typed } from '../../../shared/forms/typed.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { linkAfterBlur } from '../../../i18n/wrong-link.ts';
import { useAppDispatch, useEntity, useResource } from '../../../store/hooks.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import { failureShown, troubleTitle } from '../../../store/failure-shown.ts';
import { isWholePin, type WholePin } from './stored-pin.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FormDialog, type FormDialogProps } from '../../../ui/form-dialog/form-dialog.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { BoardPicker, type PickedBoard, type PickedSection } from '../boards/index.ts';
import styles from './edit-pin-dialog.module.css';
import { pinFields, type PinFieldChanges } from './pin-fields.ts';
import { showFoldedError } from './show-folded-error.ts';
import { overlongIn, problemsOf, type PinDraft, type PinDraftProblems } from './pin-draft.ts';

const fields = ['title', 'description', 'link', 'alt_text'] as const;

/** Changes what stands with one's own pin, and where it stands; what a card does not know of it is fetched first. */
export function EditPinDialog({ pinId, onClose }: { pinId: string; onClose: () => void }) {
  const text = useText();
  const hasWords = useWords('pin-acts');
  const { error } = useResource(PinResource.get, { id: pinId });
  const pin = useEntity({ type: 'pin', id: pinId });
  if (!hasWords) return null;
  if (isWholePin(pin)) return <EditPinForm pin={pin} onClose={onClose} />;
  return (
    <PinDialog busy onSubmit={onClose} onClose={onClose}>
      {error ? <p role="alert">{text(troubleTitle(error))}</p> : <SkeletonText lines={6} />}
    </PinDialog>
  );
}

/** What was typed stays when the server refuses it. */
function EditPinForm({ pin, onClose }: { pin: WholePin; onClose: () => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const current = useEntity(pin.board);
  const boardButton = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<{ board: PickedBoard; section?: PickedSection } | null>(null);
  const [isPicking, setPicking] = useState(false);
  const [changes, setChanges] = useState<PinFieldChanges>({});
  const { dialog, errorOf } = useForm({
    endpoint: PinResource.update,
    fields,
    read: (typed) => {
      const draft = readDraft(typed);
      const wrong = besideFields(problemsOf(draft));
      if (Object.keys(wrong).length > 0) return { wrong };
      const { title, description, altText } = draft;
      const moved = place ? { board_id: place.board.id, section: place.section?.id ?? null } : {};
      return { input: { id: pin.id, title, description, link: completeLink(draft.link), alt_text: altText, ...moved, ...changes } };
    },
    live: (typed) => besideFields(overlongIn(readDraft(typed))),
    wordsFor: ({ field }) => ({ id: field === 'link' ? 'pinActs.linkWrong' : 'app.fieldRefused' }),
    takeOver: (error) => {
      const isBesideField = error.record?.extraData?.fields?.some(({ field }) => fields.some((one) => one === field)) ?? false;
      if (!isBesideField) dispatch(failureShown(error, 'pinActs.changeFailed'));
      return !isBesideField;
    },
    onDone: () => {
      for (const name of pinFields.flatMap(({ outdates }) => outdates)) dispatch(resourceInvalidated({ name }));
      if (place) for (const name of ['BoardFeedResource.get', 'BoardSectionPinsResource.get']) dispatch(resourceInvalidated({ name }));
      dispatch(toastShown({ kind: 'done', message: 'pinActs.changed' }));
      onClose();
    },
  });

  // The words of further pictures are folded away, and the form knows none of their fields.
  const submit = (form: HTMLFormElement) => {
    if (!showFoldedError(form)) dialog.onSubmit(form);
  };
  const boardName = [place?.board.name ?? current?.name, place ? place.section?.title : pin.section?.title]
    .filter((name) => name !== undefined)
    .join(' / ');
  return (
    <PinDialog {...dialog} onSubmit={submit} onClose={onClose}>
      <TextField name="title" label={text('pinActs.title')} defaultValue={pin.title} dir="auto" error={errorOf('title')} />
      <TextArea
        name="description"
        label={text('pinActs.description')}
        defaultValue={pin.description}
        dir="auto"
        error={errorOf('description')}
      />
      <TextField
        name="link"
        label={text('pinActs.link')}
        type="url"
        inputMode="url"
        dir="ltr"
        defaultValue={pin.link ?? ''}
        error={errorOf('link')}
        onBlur={({ currentTarget }) => {
          currentTarget.value = linkAfterBlur(currentTarget.value);
        }}
      />
      <TextField
        name="alt_text"
        label={text('pinActs.altText')}
        hint={text('pinActs.altTextHint')}
        defaultValue={pin.altText}
        dir="auto"
        error={errorOf('alt_text')}
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
      {pinFields.map(({ Field }, at) => (
        <Field key={at} pin={pin} onChange={(more) => setChanges((before) => ({ ...before, ...more }))} />
      ))}
    </PinDialog>
  );
}

/** The dialog, while the pin is fetched and then. */
function PinDialog(props: Pick<FormDialogProps, 'busy' | 'onSubmit' | 'onInput' | 'onClose' | 'children'>) {
  const text = useText();
  return (
    <FormDialog
      {...props}
      title={text('pinActs.editTitle')}
      act={text('pinActs.saveChanges')}
      cancel={text('app.cancel')}
      closeLabel={text('app.close')}
    />
  );
}

function readDraft(typed: Typed): PinDraft {
  return { title: typed.text('title'), description: typed.text('description'), link: typed.raw('link'), altText: typed.text('alt_text') };
}

function besideFields({ altText, ...problems }: PinDraftProblems): FieldErrors<(typeof fields)[number]> {
  return { ...problems, ...(altText && { alt_text: altText }) };
}
