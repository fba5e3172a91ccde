import { SavedSearchesResource } from '@bowerbird/contract/discovery/saved-searches/calls.ts';
import type { SavedSearch } from '@bowerbird/contract/discovery/saved-searches/schemas.ts';
import { savedSearchLimits } from '@bowerbird/domain/discovery/saved-search-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceDataChanged } from '../../../store/resources.slice.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { savedSearchOptions } from './use-saved-searches.ts';

/** Gives a saved search a name; without one it is called by its words again. */
export function RenameSearchDialog({ search, onClose }: { search: Pick<SavedSearch, 'id' | 'name' | 'query'>; onClose: () => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const kit = useForm({
    endpoint: SavedSearchesResource.update,
    fields: ['name'],
    read: (typed) => ({ input: { saved_search_id: search.id, name: typed.text('name') } }),
    onDone: (data) => {
      dispatch(resourceDataChanged({ name: SavedSearchesResource.get.name, key: resourceKey(savedSearchOptions), data }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={text('search.rename')}
      act={text('search.saveName')}
      cancel={text('app.cancel')}
      closeLabel={text('app.close')}
      {...kit.dialog}
      onClose={onClose}
    >
      <TextField
        label={text('search.searchName')}
        hint={text('search.searchNameHint')}
        name="name"
        defaultValue={search.name}
        maxLength={savedSearchLimits.name}
        placeholder={search.query}
        autoFocus
        autoComplete="off"
        dir="auto"
        error={kit.errorOf('name')}
      />
      <FormFailure words={kit.failure} />
    </FormDialog>
  );
}
