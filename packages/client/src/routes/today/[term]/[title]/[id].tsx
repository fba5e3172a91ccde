import {
  articleHead,
  ArticlePage,
  articleRedirect,
  articleStructuredData,
  isArticleAddress,
  preloadArticle,
  selectArticleResource,
} from '../../../../pages/today/index.ts';
import { defineRoute } from '../../../../routing/define-route.ts';

export default defineRoute({
  pageType: 'article',
  Page: ArticlePage,
  messages: ['today'],
  exists: isArticleAddress,
  preload: preloadArticle,
  primary: selectArticleResource,
  redirect: articleRedirect,
  movesForGood: true,
  head: articleHead,
  structuredData: import.meta.env.SSR ? articleStructuredData : undefined,
});
