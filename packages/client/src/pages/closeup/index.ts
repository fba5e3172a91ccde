export { closeupHead } from './closeup-head.ts';
export { CloseupPage } from './closeup-page.tsx';
export { preloadCloseup } from './preload-closeup.ts';
