import { TopicMergeResource, TopicTreeResource } from '@bowerbird/contract/discovery/topic-tree/calls.ts';
import { topicTreeSchemas } from '@bowerbird/contract/discovery/topic-tree/schemas.ts';
import type { Feature } from '../../feature.ts';
import { handleForOwner } from '../../identity/owner/index.ts';
import { addTopic, changeTopic, mergeTopic, readTree } from './topic-tree.service.ts';

/** The tree of topics, edited by the instance's owner; what is done is kept in the owner's log. */
export const topicTreeFeature: Feature = {
  name: 'topic-tree',
  schemas: topicTreeSchemas,
  handlers: [
    handleForOwner(TopicTreeResource.get, ({ core }) => readTree(core.db)),
    handleForOwner(TopicTreeResource.create, ({ core }, input) => addTopic(core, input)),
    handleForOwner(TopicTreeResource.update, ({ core }, input) => changeTopic(core, input)),
    handleForOwner(TopicMergeResource.create, ({ core }, input) => mergeTopic(core, input)),
  ],
};
