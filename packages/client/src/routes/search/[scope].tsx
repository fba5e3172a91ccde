import { isSearchPlace, preloadSearch, searchHead, SearchPage, searchResource } from '../../features/discovery/search/index.ts';
import { defineRoute } from '../../routing/define-route.ts';

export default defineRoute({
  pageType: 'search',
  messages: ['search', 'colors', 'topics', 'today'],
  Page: SearchPage,
  query: ['q', 'exact', 'filters'],
  exists: isSearchPlace,
  preload: preloadSearch,
  primary: searchResource,
  head: searchHead,
});
