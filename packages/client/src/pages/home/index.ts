export { HomePage, homeParts } from './home-page.tsx';
export { homeHead } from './home-head.ts';
export { homeResource, preloadHome } from './preload-home.ts';
