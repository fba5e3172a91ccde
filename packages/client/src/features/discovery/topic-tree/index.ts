export { preloadTopicTree, topicTreeOf } from './topic-tree-options.ts';
export { TopicTreeSection } from './topic-tree-section.tsx';
