import { useRef, useState } from 'react';
import type { Section } from '@bowerbird/contract/pinning/boards/records.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { noProblems, problemsOfCall, type FormProblems } from '../../../shared/forms/form-problems.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { useAction } from '../../../store/hooks.ts';
import type { StoredSection } from '../boards/index.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { boardProblem } from '../boards/index.ts';

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
  const create = useAction(BoardSectionResource.create);
  const update = useAction(BoardSectionResource.update);
  const sending = useRef(false);
  const [title, setTitle] = useState(section?.title ?? '');
  const [refused, setRefused] = useState<FormProblems<'title'>>(noProblems);
  const [isSending, setSending] = useState(false);

  const long = tooLong(title.trim(), textLimits.sectionName);
  const problem = long ?? refused.fields.title;

  const submit = async () => {
    if (sending.current || long) return;
    if (title.trim() === '') return setRefused({ fields: { title: { id: 'sections.nameNeeded' } }, form: null });
    sending.current = true;
    setSending(true);
    try {
      const done = section
        ? await update({ section_id: section.id, title: title.trim() })
        : await create({ board_id: boardId, title: title.trim() });
      onDone(done);
      onClose();
    } catch (error) {
      setRefused(problemsOfCall(error, { title: boardProblem(error, 'app.fieldRefused') }, boardProblem(error, 'boards.actFailed')));
    } finally {
      sending.current = false;
      setSending(false);
    }
  };

  return (
    <FormDialog
      title={text(section ? 'sections.rename' : 'sections.new')}
      act={text(section ? 'sections.save' : 'sections.create')}
      cancel={text('app.cancel')}
      closeLabel={text('app.close')}
      busy={isSending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={text('sections.name')}
        value={title}
        autoFocus
        dir="auto"
        error={problem && text(problem.id, problem.values)}
        onChange={(event) => {
          setTitle(event.target.value);
          setRefused(noProblems);
        }}
      />
      <FormFailure words={refused.form} />
    </FormDialog>
  );
}
