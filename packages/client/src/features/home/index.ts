export { HomePage } from './home-page.tsx';
export { homeResource, preloadHome } from './preload-home.ts';
