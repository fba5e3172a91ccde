import type { Section } from '@bowerbird/contract/pinning/boards/records.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import type { Typed } from '../../../shared/forms/typed.ts';
import { useForm, type FormKit } from '../../../shared/forms/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { boardProblem, type StoredSection } from '../boards/index.ts';

export interface SectionDialogProps {
  readonly boardId: string;
  /** The section to rename; a new one is made without it. */
  readonly section?: StoredSection;
  readonly onDone: (section: Section) => void;
  readonly onClose: () => void;
}

/** Makes a section, or renames one. */
export function SectionDialog({ section, ...props }: SectionDialogProps) {
  return section ? <RenameDialog section={section} {...props} /> : <NewDialog {...props} />;
}

function NewDialog({ boardId, onDone, onClose }: Omit<SectionDialogProps, 'section'>) {
  const kit = useForm({
    ...titleForm,
    endpoint: BoardSectionResource.create,
    read: (typed) => readTitle(typed, (title) => ({ board_id: boardId, title })),
    onDone: (made) => {
      onDone(made);
      onClose();
    },
  });
  return <TitleDialog kit={kit} isNew title="" onClose={onClose} />;
}

function RenameDialog({ section, onDone, onClose }: Omit<SectionDialogProps, 'section' | 'boardId'> & { section: StoredSection }) {
  const kit = useForm({
    ...titleForm,
    endpoint: BoardSectionResource.update,
    read: (typed) => readTitle(typed, (title) => ({ section_id: section.id, title })),
    onDone: (renamed) => {
      onDone(renamed);
      onClose();
    },
  });
  return <TitleDialog kit={kit} isNew={false} title={section.title} onClose={onClose} />;
}

function TitleDialog({ kit, isNew, title, onClose }: { kit: FormKit<'title'>; isNew: boolean; title: string; onClose: () => void }) {
  const text = useText();
  return (
    <FormDialog
      title={text(isNew ? 'sections.new' : 'sections.rename')}
      act={text(isNew ? 'sections.create' : 'sections.save')}
      cancel={text('app.cancel')}
      closeLabel={text('app.close')}
      busy={kit.busy}
      onSubmit={(form) => void kit.submit(form)}
      onInput={kit.form.onInput}
      onClose={onClose}
    >
      <TextField label={text('sections.name')} name="title" defaultValue={title} autoFocus dir="auto" error={kit.errorOf('title')} />
      <FormFailure words={kit.failure} />
    </FormDialog>
  );
}

const titleForm = {
  fields: ['title'],
  live: (typed: Typed) => {
    const long = tooLong(typed.text('title'), textLimits.sectionName);
    return long ? { title: long } : {};
  },
  wordsFor: (_problem: unknown, error: unknown) => ({ id: boardProblem(error, 'app.fieldRefused') }),
  failed: (error: unknown) => ({ id: boardProblem(error, 'boards.actFailed') }),
} as const;

function readTitle<Input>(typed: Typed, inputOf: (title: string) => Input) {
  const title = typed.text('title');
  return title === '' ? { wrong: { title: { id: 'sections.nameNeeded' as const } } } : { input: inputOf(title) };
}
