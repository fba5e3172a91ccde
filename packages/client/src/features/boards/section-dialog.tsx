import { useRef, useState, type FormEvent } from 'react';
import type { Section } from '@bowerbird/contract/pinning/boards/records.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAction, useAppDispatch } from '../../store/hooks.ts';
import type { StoredSection } from '../../store/stored.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlays.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { boardProblem } from './board-problem.ts';
import { forgetPickers } from './board-writes.ts';

export interface SectionDialogProps {
  readonly boardId: string;
  /** The section to rename; a new one is made without it. */
  readonly section?: StoredSection;
  readonly onDone: (section: Section) => void;
  readonly onClose: () => void;
}

/** Makes a section, or renames one. */
export function SectionDialog({ boardId, section, onDone, onClose }: SectionDialogProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const create = useAction(BoardSectionResource.create);
  const update = useAction(BoardSectionResource.update);
  const sending = useRef(false);
  const [title, setTitle] = useState(section?.title ?? '');
  const [problem, setProblem] = useState<MessageId | null>(null);
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    if (title.trim() === '') return setProblem('sections.nameNeeded');
    sending.current = true;
    setSending(true);
    try {
      const done = section
        ? await update({ section_id: section.id, title: title.trim() })
        : await create({ board_id: boardId, title: title.trim() });
      dispatch(forgetPickers());
      onDone(done);
      onClose();
    } catch (error) {
      setProblem(boardProblem(error, 'boards.actFailed'));
    } finally {
      sending.current = false;
      setSending(false);
    }
  };

  return (
    <Dialog
      title={text(section ? 'sections.rename' : 'sections.new')}
      closeLabel={text('app.close')}
      locked={isSending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('app.cancel')}</Button>
          <Button type="submit" form="section" variant="primary" busy={isSending}>
            {text(section ? 'sections.save' : 'sections.create')}
          </Button>
        </>
      }
    >
      <form id="section" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={text('sections.name')}
          value={title}
          maxLength={textLimits.sectionName}
          autoFocus
          dir="auto"
          error={problem ? text(problem) : undefined}
          onChange={(event) => {
            setTitle(event.target.value);
            setProblem(null);
          }}
        />
      </form>
    </Dialog>
  );
}
