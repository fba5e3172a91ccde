export { AppsPage } from './apps-page.tsx';
export { ConsentErrorPage, ConsentPage } from './consent-page.tsx';
