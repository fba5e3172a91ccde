export { AppsPage } from './apps-page.tsx';
export { KeptApps, preloadConnectedApps } from './kept-apps.tsx';
export { ConsentErrorPage, ConsentPage } from './consent-page.tsx';
