import type { UnknownAction } from 'redux';
import type { RecentSearchesResource } from '@bowerbird/contract/discovery/recent-searches/calls.ts';
import type { RecentSearch, RecentSearchesInput } from '@bowerbird/contract/discovery/recent-searches/schemas.ts';
import type { RootState } from '../../../store/create-store.ts';
import { afterReply, type Effect } from '../../../store/effects.ts';
import { atOnce } from '../../../store/optimistic/at-once.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceDataChanged } from '../../../store/resources.slice.ts';
import { dropRecent, listOf } from './recent-list.ts';

const LIST = 'RecentSearchesResource.get';

const keyOf = (input: RecentSearchesInput) => resourceKey(listOf(input));

function known({ resources }: RootState, input: RecentSearchesInput): readonly RecentSearch[] | null {
  return (resources[LIST]?.[keyOf(input)]?.data ?? null) as readonly RecentSearch[] | null;
}

function shown(input: RecentSearchesInput, data: readonly RecentSearch[] | null): readonly UnknownAction[] {
  return data ? [resourceDataChanged({ name: LIST, key: keyOf(input), data })] : [];
}

function without(recents: readonly RecentSearch[], query: string | undefined): readonly RecentSearch[] {
  if (query === undefined) return [];
  const left = dropRecent(
    recents.map((recent) => recent.query),
    query,
  );
  return recents.filter((recent) => left.includes(recent.query));
}

const effects: readonly Effect[] = [
  ...atOnce<typeof RecentSearchesResource.delete>('RecentSearchesResource.delete', {
    show: ({ input }, state) => {
      const recents = known(state, input);
      return shown(input, recents && without(recents, input.query));
    },
    takeBack: ({ input }, _state, before) => shown(input, known(before, input)),
  }),
  afterReply<typeof RecentSearchesResource.delete>('RecentSearchesResource.delete', ({ input, result }) => shown(input, result)),
  afterReply<typeof RecentSearchesResource.create>('RecentSearchesResource.create', ({ input, result }) => shown(input, result)),
];
export default effects;
