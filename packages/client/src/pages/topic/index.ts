export { topicHead } from './topic-head.ts';
export { preloadTopic, selectTopicResource, topicRedirect } from './topic-options.ts';
export { TopicPage } from './topic-page.tsx';
export { topicStructuredData } from './topic-structured-data.ts';
