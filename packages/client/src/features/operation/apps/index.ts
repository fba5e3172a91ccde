export { ConnectedApps } from './connected-apps.tsx';
export { ConsentPage, ConsentErrorPage } from './consent-page.tsx';
export { DeveloperApps } from './developer-apps.tsx';
export { KeptApps } from './kept-apps.tsx';
