export { useRecentSearches, recentOptions } from './use-recent-searches.ts';
