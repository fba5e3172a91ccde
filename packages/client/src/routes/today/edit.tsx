import { ArticlesPage, editorHead, editorRedirect, preloadArticles, selectArticles } from '../../pages/today-editor/index.ts';
import { defineRoute } from '../../routing/define-route.ts';

export default defineRoute({
  pageType: 'today_editor',
  Page: ArticlesPage,
  messages: ['today', 'today-editor'],
  preload: preloadArticles,
  primary: selectArticles,
  redirect: editorRedirect,
  head: editorHead,
});
