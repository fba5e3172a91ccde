import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import type { HomefeedInput } from '@bowerbird/contract/discovery/home-feed/schemas.ts';
import { RecentSearchesResource } from '@bowerbird/contract/discovery/recent-searches/calls.ts';
import { BaseSearchResource, SearchFiltersResource, SearchStoriesResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { TodayTabResource } from '@bowerbird/contract/discovery/today/calls.ts';
import { TopicsResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { SearchTabResource } from '@bowerbird/contract/discovery/explore/calls.ts';
import { SavedSearchesResource } from '@bowerbird/contract/discovery/saved-searches/calls.ts';
import { savedSearchOptions } from '../saved-searches/index.ts';
import { suggestionOptions } from '../explore/index.ts';
import { todayOptions } from '../today/index.ts';
import type { Text } from '../../../i18n/i18n.tsx';
import type { PreloadInput, RouteInput } from '../../../routing/define-route.ts';
import type { HeadTags } from '../../../routing/head.ts';
import { ensureResource } from '../../../store/call.ts';
import type { RootState } from '../../../store/create-store.ts';
import { resourceOf } from '../../../store/resource-of.ts';
import type { ResourceState } from '../../../store/resources.slice.ts';
import { recentOptions } from '../recent-searches/index.ts';
import { searchOptions } from './search-options.ts';
import { asksForAnything, asksForPerson, hasStories, readSearch, standsByPeople } from './search-request.ts';

/** What there is to explore before anything is asked: a long first page of what everybody is shown, for it is to be new. */
export const exploreOptions = { page_size: 50, tab: 'explore' } as const satisfies HomefeedInput;

/** Fetches the results, or what there is to explore, which begins with what the person looked for lately. */
export async function preloadSearch({ dispatch, params, search, state }: PreloadInput): Promise<void> {
  const request = readSearch(params.scope, search);
  if (asksForAnything(request)) {
    const options = searchOptions(request);
    const counts = request.filters === '' ? undefined : dispatch(ensureResource(SearchFiltersResource.get, options));
    // The person stands above the pins, which must not move. The page does without, should that fail.
    const { query } = request;
    const person = asksForPerson(query) && dispatch(ensureResource(SearchStoriesResource.get, { query })).catch(() => undefined);
    await Promise.all([dispatch(ensureResource(BaseSearchResource.get, options)), counts, person]);
    if (hasStories(request) && standsByPeople(resourceOf(state(), BaseSearchResource.get, options)?.data))
      await dispatch(ensureResource(SearchStoriesResource.get, { query })).catch(() => undefined);
    return;
  }
  const recents = state().session.isAuthenticated
    ? dispatch(ensureResource(RecentSearchesResource.get, recentOptions(request.scope)))
    : undefined;
  const topics = dispatch(ensureResource(TopicsResource.get, {}));
  const saved = state().session.isAuthenticated ? dispatch(ensureResource(SavedSearchesResource.get, savedSearchOptions)) : undefined;
  const suggested = dispatch(ensureResource(SearchTabResource.get, suggestionOptions));
  const today = dispatch(ensureResource(TodayTabResource.get, todayOptions));
  await Promise.all([recents, saved, suggested, topics, today, dispatch(ensureResource(UserHomefeedResource.get, exploreOptions))]);
}

/** The results that the page stands on. */
export function searchResource({ params, search }: RouteInput, state: RootState): ResourceState | null {
  const request = readSearch(params.scope, search);
  return asksForAnything(request) ? resourceOf(state, BaseSearchResource.get, searchOptions(request)) : null;
}

/** Explore is a page for everybody to find; results are not. */
export function searchHead({ params, search }: RouteInput, _state: RootState, text: Text): HeadTags {
  const { query, scope, filters } = readSearch(params.scope, search);
  if (!asksForAnything({ query, filters }))
    return { title: text('search.exploreTitle'), description: text('signUp.lead'), canonicalPath: '/search/pins/' };
  return {
    title: query === '' ? text('search.exploreTitle') : query,
    canonicalPath: `/search/${encodeURIComponent(scope)}/?q=${encodeURIComponent(query)}`,
    noIndex: 'search_results',
  };
}
