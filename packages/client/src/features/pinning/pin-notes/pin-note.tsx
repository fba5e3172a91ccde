import { useEffect, useRef, useState } from 'react';
import { PinNoteResource } from '@bowerbird/contract/pinning/pin-notes/calls.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useViewer } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import type { WholePin } from '../pins/index.ts';
import styles from './pin-note.module.css';

/** The viewer's private note on a pin: read, written and taken away where it stands. Strangers have none. */
export function PinNote({ pin }: { pin: WholePin }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const text = useText();
  const viewer = useViewer();
  if (!viewer) return null;
  if (isOpen) return <NoteForm pin={pin} onClose={() => setOpen(false)} />;
  return (
    <section className={styles.note} aria-label={text('closeup.note')}>
      {pin.pin_note !== null && (
        <p className={styles.text} dir="auto">
          {pin.pin_note}
        </p>
      )}
      <Button ref={button} size="small" icon={<Icon name="note-pencil" weight="bold" size={16} />} onClick={() => setOpen(true)}>
        {text(pin.pin_note === null ? 'closeup.addNote' : 'closeup.changeNote')}
      </Button>
    </section>
  );
}

function NoteForm({ pin, onClose }: { pin: WholePin; onClose: () => void }) {
  const text = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus({ preventScroll: true });
    // All of the form, with its buttons, comes above the bar of phones.
    area.current?.form?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { form, errorOf, failure, busy } = useForm({
    endpoint: PinNoteResource.update,
    fields: ['note'],
    read: (typed) => ({ input: { pin_id: pin.id, note: typed.text('note') } }),
    live: (typed) => {
      const note = tooLong(typed.text('note'), textLimits.pinNote);
      return { ...(note && { note }) };
    },
    onDone: onClose,
  });
  return (
    <form {...form} className={styles.form}>
      <TextArea
        ref={area}
        name="note"
        label={text('closeup.note')}
        hint={text('closeup.noteHint')}
        defaultValue={pin.pin_note ?? ''}
        dir="auto"
        error={errorOf('note')}
      />
      <FormFailure words={failure} />
      <div className={styles.acts}>
        <Button size="small" onClick={onClose}>
          {text('app.cancel')}
        </Button>
        <Button type="submit" size="small" variant="primary" busy={busy}>
          {text('app.save')}
        </Button>
      </div>
    </form>
  );
}
