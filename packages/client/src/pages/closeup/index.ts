export { closeupHead } from './closeup-head.ts';
export { CloseupPage } from './closeup-page.tsx';
export { closeupStructuredData } from './closeup-structured-data.ts';
export { preloadCloseup } from './preload-closeup.ts';
export { SentPage } from './sent-page.tsx';
