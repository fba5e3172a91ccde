import { boardHead, BoardPage, boardRedirect, boardStructuredData, preloadBoard, selectBoardResource } from '../../pages/board/index.ts';
import { defineRoute } from '../../routing/define-route.ts';

export default defineRoute({
  pageType: 'board',
  messages: ['board', 'together', 'board-work'],
  query: ['tab', 'comment'],
  Page: BoardPage,
  preload: preloadBoard,
  primary: selectBoardResource,
  redirect: boardRedirect,
  head: boardHead,
  structuredData: import.meta.env.SSR ? boardStructuredData : undefined,
});
