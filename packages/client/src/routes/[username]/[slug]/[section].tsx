import {
  preloadSection,
  sectionHead,
  SectionPage,
  sectionRedirect,
  sectionStructuredData,
  selectBoardResource,
  selectSectionResource,
} from '../../../pages/board/index.ts';
import { defineRoute } from '../../../routing/define-route.ts';

export default defineRoute({
  pageType: 'board_section',
  messages: ['board', 'together'],
  query: ['tab'],
  Page: SectionPage,
  preload: preloadSection,
  primary: (input, state) => {
    const board = selectBoardResource(input, state);
    return board.error ? board : selectSectionResource(input, state);
  },
  redirect: sectionRedirect,
  head: sectionHead,
  structuredData: import.meta.env.SSR ? sectionStructuredData : undefined,
});
