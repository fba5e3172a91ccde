export { SearchBar } from './search-bar.tsx';
export { searchPath } from './search-path.ts';
export { useDebounced } from './use-debounced.ts';
export { useRecentSearches } from './use-recent-searches.ts';
