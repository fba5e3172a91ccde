export { HomePage, homeParts } from './home-page.tsx';
export { homeResource, preloadHome } from './preload-home.ts';
