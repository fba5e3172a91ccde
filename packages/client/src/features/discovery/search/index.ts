export { preloadSearch, searchHead, searchResource } from './preload-search.ts';
export { SearchPage } from './search-page.tsx';
export { isSearchPlace } from './search-request.ts';
