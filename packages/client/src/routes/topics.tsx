import { preloadTopicChoice, topicChoiceHead, topicChoiceRedirect, TopicChoicePage } from '../pages/topic-choice/index.ts';
import { defineRoute } from '../routing/define-route.ts';

export default defineRoute({
  pageType: 'topic_choice',
  Page: TopicChoicePage,
  messages: ['topics'],
  preload: preloadTopicChoice,
  redirect: topicChoiceRedirect,
  head: topicChoiceHead,
});
