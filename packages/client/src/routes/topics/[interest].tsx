import { preloadTopic, selectTopicResource, topicHead, TopicPage, topicRedirect, topicStructuredData } from '../../pages/topic/index.ts';
import { defineRoute } from '../../routing/define-route.ts';

export default defineRoute({
  pageType: 'topic',
  messages: ['topics'],
  Page: TopicPage,
  query: ['sort'],
  preload: preloadTopic,
  primary: selectTopicResource,
  redirect: topicRedirect,
  movesForGood: true,
  head: topicHead,
  structuredData: import.meta.env.SSR ? topicStructuredData : undefined,
});
