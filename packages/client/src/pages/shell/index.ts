export { shellParts } from './app-shell.tsx';
export { NotFoundPage } from './not-found-page.tsx';
export { PageFrame } from './page-frame.tsx';
export { createLinkRenderer } from './page-link.tsx';
export { Root } from './root.tsx';
export { RouteErrorPage } from './route-error-page.tsx';
