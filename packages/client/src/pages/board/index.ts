export { boardHead, sectionHead } from './board-head.ts';
export { preloadBoard, selectBoardResource, preloadSection, selectSectionResource } from './board-options.ts';
export { BoardPage } from './board-page.tsx';
export { boardRedirect, sectionRedirect } from './board-redirect.ts';
export { boardStructuredData, sectionStructuredData } from './board-structured-data.ts';
export { SectionPage } from './section-page.tsx';
