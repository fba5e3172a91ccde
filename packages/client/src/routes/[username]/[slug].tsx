import { boardHead, BoardPage, boardRedirect, preloadBoard, selectBoardResource } from '../../features/board-page/index.ts';
import { defineRoute } from '../../routing/define-route.ts';

export default defineRoute({
  pageType: 'board',
  messages: ['board'],
  Page: BoardPage,
  preload: preloadBoard,
  primary: selectBoardResource,
  redirect: boardRedirect,
  head: boardHead,
});
