export { ConnectedApps } from './connected-apps.tsx';
export { DeveloperApps } from './developer-apps.tsx';
export { KeptApps, preloadConnectedApps } from './kept-apps.tsx';
export { ConsentErrorPage, ConsentPage } from './consent-page.tsx';
