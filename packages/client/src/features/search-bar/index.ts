export { SearchBar } from './search-bar.tsx';
export { searchPath } from './search-path.ts';
export { useRecentSearches } from './use-recent-searches.ts';
