import { SavedSearchesResource } from '@bowerbird/contract/discovery/saved-searches/calls.ts';
import type { SavedSearch, SaveSearchInput } from '@bowerbird/contract/discovery/saved-searches/schemas.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useCallback } from 'react';
import type { MessageId } from '../../../i18n/message-id.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { useAction, useAppDispatch, useResource, useViewer } from '../../../store/hooks.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceDataChanged } from '../../../store/resources.slice.ts';

/** The options of a call that has none. */
export const savedSearchOptions: Record<string, never> = {};

/** A person's saved searches, and what can be done to them; each act answers with the whole list. */
export interface SavedSearchKit {
  readonly searches: readonly SavedSearch[] | null;
  readonly save: (search: SaveSearchInput) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Says that the results were seen. */
  readonly see: (id: string) => Promise<void>;
}

const reasons: Readonly<Record<string, MessageId>> = { bad_input: 'search.saveNothing', conflict: 'search.saveTooMany' };

export function useSavedSearches(): SavedSearchKit {
  const dispatch = useAppDispatch();
  const isSignedIn = useViewer() !== null;
  const { data } = useResource(SavedSearchesResource.get, isSignedIn ? savedSearchOptions : null);
  const create = useAction(SavedSearchesResource.create);
  const drop = useAction(SavedSearchesResource.delete);
  const update = useAction(SavedSearchesResource.update);
  const keep = useCallback(
    async (act: Promise<SavedSearch[]>) => {
      try {
        const data = await act;
        dispatch(resourceDataChanged({ name: SavedSearchesResource.get.name, key: resourceKey(savedSearchOptions), data }));
      } catch (error) {
        dispatch(failureShown(error, reasons[toCallError(error).record?.name ?? ''] ?? 'search.saveFailed'));
      }
    },
    [dispatch],
  );
  return {
    searches: data,
    save: useCallback((search) => keep(create(search)), [create, keep]),
    remove: useCallback((id) => keep(drop({ saved_search_id: id })), [drop, keep]),
    see: useCallback((id) => keep(update({ saved_search_id: id })), [update, keep]),
  };
}
