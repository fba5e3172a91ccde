export { preloadSearch, searchHead, searchResource } from './preload-search.ts';
export { isSearchPlace } from './search-request.ts';
export { SearchPage } from './search-page.tsx';
