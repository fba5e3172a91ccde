import { useMemo, useState } from 'react';
import { AdvancedTypeaheadResource } from '@bowerbird/contract/discovery/typeahead/calls.ts';
import type { TypeaheadItem } from '@bowerbird/contract/discovery/typeahead/schemas.ts';
import { useResource } from '../../../store/hooks.ts';
import { cutQuery } from '../../../lib/cut-query.ts';
import { suggestionsFor, type Suggestion } from './suggestions.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';

const REST_MILLISECONDS = 120;
const none: TypeaheadItem[] = [];

/** The lines under the search field; while new ones are on their way the last ones stay. */
export function useSuggestions(term: string, recents: readonly string[], isOpen: boolean): Suggestion[] {
  const asked = useDebounced(cutQuery(term), REST_MILLISECONDS);
  const { data } = useResource(AdvancedTypeaheadResource.get, isOpen && asked !== '' ? { term: asked } : null);
  const [last, setLast] = useState(none);
  if (data && data.items !== last) setLast(data.items);
  const items = term.trim() === '' ? none : last;
  return useMemo(() => suggestionsFor(term, recents, items), [term, recents, items]);
}
