import { useState } from 'react';
import { shallowEqual } from 'react-redux';
import { BoardSectionsResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import type { SectionsInput } from '@bowerbird/contract/pinning/sections/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppSelector, useResource } from '../../../store/hooks.ts';
import type { StoredSection } from '../boards/index.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { Select } from '../../../ui/select/select.tsx';

export interface MergeSectionDialogProps {
  /** The one that goes. */
  readonly section: StoredSection;
  /** Those under which the board's sections are kept. */
  readonly options: SectionsInput;
  readonly onMerge: (into: StoredSection) => void;
  readonly onClose: () => void;
}

/** Asks which other section of the board takes a section's pins in. */
export function MergeSectionDialog({ section, options, onMerge, onClose }: MergeSectionDialogProps) {
  const text = useText();
  const { data: refs } = useResource(BoardSectionsResource.get, options);
  const others = useAppSelector(
    (state) => (refs ?? []).flatMap(({ id }) => (id === section.id ? [] : (state.entities.section[id] ?? []))),
    shallowEqual,
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const into = others.find(({ id }) => id === chosen) ?? others[0];
  const submit = () => {
    if (!into) return;
    onClose();
    onMerge(into);
  };
  return (
    <FormDialog
      title={text('sections.mergeTitle', { section: section.title })}
      act={text('sections.mergeAct')}
      cancel={text('app.cancel')}
      busy={!into}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label={text('sections.mergeInto')}
        hint={text('sections.mergeHint', { count: section.pin_count })}
        value={into?.id ?? ''}
        options={others.map(({ id, title }) => ({ value: id, label: title }))}
        autoFocus
        onChange={(event) => setChosen(event.target.value)}
      />
    </FormDialog>
  );
}
