import { preloadTopicTree, TopicTreeSection, topicTreeOf } from '../../features/discovery/topic-tree/index.ts';
import { settingsRoute } from '../../pages/settings/index.ts';

export default settingsRoute({
  path: '/settings/topics/',
  title: 'settings.topics',
  messages: ['topic-tree'],
  lead: 'settings.topicsLead',
  sections: [TopicTreeSection],
  preload: preloadTopicTree,
  primary: (_input, state) => topicTreeOf(state),
});
