export { boardHead, sectionHead } from './board-head.ts';
export { preloadBoard, preloadSection, selectBoardResource, selectSectionResource } from './board-options.ts';
export { boardRedirect, sectionRedirect } from './board-redirect.ts';
export { BoardPage } from './board-page.tsx';
export { SectionPage } from './section-page.tsx';
