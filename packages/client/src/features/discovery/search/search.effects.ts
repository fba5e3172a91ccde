import type { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import type { SearchInput } from '@bowerbird/contract/discovery/search/schemas.ts';
import type { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { RootState } from '../../../store/create-store.ts';
import { afterReply, type Effect } from '../../../store/effects.ts';
import { foundPinOpened, searched } from './search.store.ts';

/** Whether the current search found a pin, narrowed or not, as far as its pages are there. */
function hasFound({ resources, search: { currentSearch } }: RootState, pinId: string): boolean {
  if (currentSearch === null) return false;
  const asked = Object.entries(resources['BaseSearchResource.get'] ?? {});
  return asked.some(([key, { data }]) => {
    const { query, scope } = JSON.parse(key) as Partial<SearchInput>;
    if (query !== currentSearch.query || (scope ?? 'pins') !== currentSearch.scope) return false;
    return (data as { readonly results: readonly { readonly id: string }[] } | null)?.results.some(({ id }) => id === pinId);
  });
}

/** What is narrowed until nothing is left says nothing of its query. */
const isNarrowedToNothing = ({ filters }: SearchInput, found: number) => found === 0 && (filters ?? '') !== '';

/** What a search leaves behind (`C3.19`). */
const effects: readonly Effect[] = [
  // A further page says nothing about whether the query found anything.
  afterReply<typeof BaseSearchResource.get>('BaseSearchResource.get', ({ input, result }) =>
    input.bookmarks || isNarrowedToNothing(input, result.results.length)
      ? []
      : [searched({ query: input.query, scope: input.scope ?? 'pins', isFound: result.results.length > 0 })],
  ),
  // A pin is read whole when it is opened.
  afterReply<typeof PinResource.get>('PinResource.get', ({ input }, before) =>
    hasFound(before, input.id) ? [foundPinOpened(input.id)] : [],
  ),
];
export default effects;
