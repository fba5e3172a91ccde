export { navigationHistory } from './navigation-history.ts';
export { NotFoundPage } from './not-found-page.tsx';
export { registerUndo } from './undo-registry.ts';
export { applyTheme } from './theme.ts';
