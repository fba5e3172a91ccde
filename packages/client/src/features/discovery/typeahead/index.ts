export { SearchBar } from './search-bar.tsx';
export { searchPath } from './search-path.ts';
