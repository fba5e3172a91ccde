import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import type { ChangeTopicInput, MergeTopicInput, NewTopicInput, TopicTree } from './schemas.ts';

/* The tree of topics as the instance's owner edits it: for anybody else it answers `not_found`. */

/** Every topic, also hidden ones and those that were merged away. */
export const TopicTreeResource = defineResource('TopicTreeResource', {
  get: forFullViewer<Record<string, never>, TopicTree>({ errors: ['not_found'] }),
  create: forFullViewer<NewTopicInput, TopicTree>({ errors: ['not_found', 'conflict'] }),
  update: forFullViewer<ChangeTopicInput, TopicTree>({ errors: ['not_found'] }),
});

/** Merges a topic away: its address leads to its successor, its followers follow that one, and its words mark it. */
export const TopicMergeResource = defineResource('TopicMergeResource', {
  create: forFullViewer<MergeTopicInput, TopicTree>({ errors: ['not_found'] }),
});
