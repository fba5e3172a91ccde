export { SearchBar } from './search-bar.tsx';
export { cutQuery, searchPath } from './search-path.ts';
export { useDebounced } from './use-debounced.ts';
export { recentOptions, useRecentSearches } from './use-recent-searches.ts';
