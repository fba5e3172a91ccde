export { SavedSearches } from './saved-searches.tsx';
export { SaveSearchButton } from './save-search-button.tsx';
export { savedSearchOptions } from './use-saved-searches.ts';
