export { followTopic } from './follow-topic.ts';
export { selectNamedTopic } from './named-topic.ts';
export type { StoredTopic } from './stored-topic.ts';
export { IDEAS_PATH, ideasPath, topicPath } from '@bowerbird/domain/discovery/topic-path.ts';
export { TopicTiles } from './topic-tiles.tsx';
