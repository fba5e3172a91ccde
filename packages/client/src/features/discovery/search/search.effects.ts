import type { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import type { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { RootState } from '../../../store/create-store.ts';
import { afterReply, type Effect } from '../../../store/effects.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { selectResource } from '../../../store/resources.slice.ts';
import { searchOptions } from './search-options.ts';
import { foundPinOpened, searched } from './search.store.ts';

/** Whether the current search found a pin, as far as its pages are there. */
function hasFound({ resources, search: { currentSearch } }: RootState, pinId: string): boolean {
  if (currentSearch === null) return false;
  const key = resourceKey(searchOptions({ ...currentSearch, isExact: false, filters: '' }));
  const { data } = selectResource(resources, { name: 'BaseSearchResource.get', key });
  return (data as { readonly results: readonly { readonly id: string }[] } | null)?.results.some(({ id }) => id === pinId) ?? false;
}

/** What a search leaves behind (`C3.19`). */
const effects: readonly Effect[] = [
  // A further page says nothing about whether the query found anything.
  afterReply<typeof BaseSearchResource.get>('BaseSearchResource.get', ({ input, result }) =>
    input.bookmarks ? [] : [searched({ query: input.query, scope: input.scope ?? 'pins', isFound: result.results.length > 0 })],
  ),
  // A pin is read whole when it is opened.
  afterReply<typeof PinResource.get>('PinResource.get', ({ input }, before) =>
    hasFound(before, input.id) ? [foundPinOpened(input.id)] : [],
  ),
];
export default effects;
