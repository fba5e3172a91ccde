import { isArticleAddress } from '../../../pages/today/index.ts';
import { editorHead, EditArticlePage, editorRedirect, isNewArticle, preloadEdit, selectEdited } from '../../../pages/today-editor/index.ts';
import { defineRoute } from '../../../routing/define-route.ts';

export default defineRoute({
  pageType: 'today_editor',
  Page: EditArticlePage,
  messages: ['today', 'today-editor'],
  exists: (input) => isNewArticle(input) || isArticleAddress(input),
  preload: preloadEdit,
  primary: selectEdited,
  redirect: editorRedirect,
  head: editorHead,
});
