export { CreatorRecommendations } from './creator-recommendations.tsx';
export { creatorOptions } from './explore.options.ts';
export { ExploreSection, ExploreSections } from './explore-sections.tsx';
export { ExploreNewPeople, ExploreSearches, suggestionOptions } from './explore-suggestions.tsx';
